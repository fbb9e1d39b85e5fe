"""Tests of Dead Men Tell No Tales: each rule, golden records, counted positions, and the bot."""
