"""What an order hangs on: a wish that may not be, a landing, somebody who has left; and what is wanted instead."""
