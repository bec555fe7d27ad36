"""Truth tables of Kryt'-navalivat', a file for each part of its rules page."""
