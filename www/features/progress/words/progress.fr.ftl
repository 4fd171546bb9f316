# La tête du journal : ce qui compte, et quand, dans tous les jeux.

progress-title = Ce qui rapporte, et quand
progress-now = aussitôt
progress-round = après chaque manche
progress-end = à la fin
