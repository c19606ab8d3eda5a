"""The use cases, one transaction each; `ports` names every seam to the world."""
