"""The engines that ours is measured next to."""
