# La tête du journal : ce qui compte, et quand, dans tous les jeux.

course-title = Ce qui rapporte, et quand
course-now = aussitôt
course-round = après chaque manche
course-end = à la fin
