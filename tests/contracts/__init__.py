"""One suite a port, run on each adapter and on its twin."""
