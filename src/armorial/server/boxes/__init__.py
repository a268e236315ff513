"""My box: the numbers that people have read on the cards and boards they own."""
