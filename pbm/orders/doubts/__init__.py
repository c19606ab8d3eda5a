"""Why a number that looks like an order may be none."""
