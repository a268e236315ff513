"""Legacy as a PettingZoo environment: ``env()`` makes one."""

from functools import partial

from armorial.research.pettingzoo import ArmorialAEC

env = partial(ArmorialAEC, "legacy")
raw_env = env
