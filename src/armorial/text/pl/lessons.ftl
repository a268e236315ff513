### Co mówią wszystkie lekcje.

lesson-other = Tak można, ale najpierw zróbmy to, co podświetlone.
lesson-learner = Hugo
