### What all lessons say.

lesson-other = That is allowed, but let us do what is lit first.
lesson-learner = Hugo
