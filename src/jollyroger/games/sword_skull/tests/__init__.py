"""Tests of Sword & Skull: each rule as a sentence, properties, golden records and counts."""
