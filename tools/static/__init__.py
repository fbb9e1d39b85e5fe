"""The parts of `tools/build_static.py`."""
