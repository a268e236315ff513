"""Lessons: short guided plays on the real board with the real rules. What is taught lies beside each game."""

from armorial.lessons.plan import Course, Lesson, Step, Way, course_of, taught
from armorial.lessons.teacher import Moment, moment

__all__ = ["Course", "Lesson", "Moment", "Step", "Way", "course_of", "moment", "taught"]
