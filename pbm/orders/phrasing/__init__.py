"""Turns of phrase told simply before they are weighed, and what was said and then put right, set aside or settled."""
