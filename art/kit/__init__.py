"""The picture kit: everything a scene is built from. art/README.md shows how to make a scene."""
