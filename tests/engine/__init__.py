"""Tests of the rules, without HTTP."""
