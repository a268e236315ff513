"""The printed numbers of every game, one TOML file each, and how they are read, checked and replaced."""
