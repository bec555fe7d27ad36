"""Truth tables of Nap, a file for each part of its rules page."""
