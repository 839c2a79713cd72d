"""The tests of Quarterdeck. They run against whichever build is installed."""
