"""The parts of `tools/build_static.py`; the licences are in both builds of the site."""
