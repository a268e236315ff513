"""Keeping the peace: blocks and reports of people, bans, ``armorial admin``, and what is not kept for ever."""
