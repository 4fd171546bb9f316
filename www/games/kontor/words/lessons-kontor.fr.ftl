# Les leçons de Kontor. `lessons-kontor-ID` explique, `…-do` dit quoi toucher, `…-why` dit pourquoi aucun autre coup n’est possible.

lessons-kontor-welcome = Vous êtes Lea, avec les docks rouges ; Tom a les noirs. Vous posez docks et canaux dans un port de six cases sur six. Quand canaux et bords entourent un groupe de docks, ce secteur vaut un point pour le joueur qui y a le plus de marchandises.
lessons-kontor-stay = Avant chaque manche, vous pouvez passer : vous sautez la manche et recevez un florin. Chacun décide en secret, en même temps.
lessons-kontor-stay-do = Touchez « Jouer une carte ».
lessons-kontor-stay-why = Passer rapporte un florin, mais aucun dock. Ici, nous voulons poser une carte.
lessons-kontor-choose = Chacun choisit une carte en secret, dock ou canal. La carte au plus haut numéro est posée en premier. Un florin sur la carte en fait payer un à l’autre.
lessons-kontor-choose-do = Choisissez le dock 23 : du vin et un florin.
lessons-kontor-choose-why = Vous pouvez choisir n’importe laquelle de vos cartes. Le 23 montre le mieux à quoi servent les numéros et les florins.
lessons-kontor-lay = 23 contre 8 : vous commencez, et Tom a payé un florin à la trésorerie. Votre carte doit en toucher une autre par un côté.
lessons-kontor-lay-do = Posez-la sur la case entourée.
lessons-kontor-lay-why = Ce serait permis aussi. Mais ici, il nous la faut sur la case entourée.
lessons-kontor-goods = Votre dock a débarqué sa marchandise : un tonneau de vin. Puis vous avez pioché un nouveau dock. Tom a posé son 8, qui lui apporte du vin et des épices. Tonneaux : vin ; caisses : thé ; sacs : épices.
lessons-kontor-canal = La manche suivante : là encore, personne ne passe. Les canaux n’apportent pas de marchandises, mais ils divisent le port en secteurs. L’ancre est aussi un canal.
lessons-kontor-canal-do = Choisissez le canal 77.
lessons-kontor-canal-why = Un dock serait bien aussi. Mais cette fois, nous voulons poser un canal.
lessons-kontor-digs = 77 dépasse 71 : vous commencez encore. Poser un canal vous rapporte un florin de la trésorerie.
lessons-kontor-digs-do = Posez-le sur la case entourée.
lessons-kontor-signs = Quelques manches plus tard. Les piles sont visibles : vous avez vu des cartes que Tom a prises. L’une est une grue : à côté, vous ne pourrez poser que des canaux. Bateaux et tavernes n’ont pas d’effet dans le jeu de base.
lessons-kontor-edges = Le port a ses six rangées et ses six colonnes : ses bords ferment aussi les secteurs. Tom mène d’un vin. Posez du thé et des épices à côté, et vous menez d’un dans deux marchandises.
lessons-kontor-edges-do = Posez votre dock à côté du vin de Tom.
lessons-kontor-edges-why = C’est permis. Mais à côté du vin de Tom, votre dock gagne aussitôt un secteur.
lessons-kontor-keeper = Le secteur est terminé, et votre gardien s’y tient. La plus grande suprématie compte d’abord ; ici, un partout. Ensuite, le joueur qui mène dans plus de marchandises gagne : vous, avec le thé et les épices.
lessons-kontor-last = La dernière case libre. À gauche, Tom mène d’une épice et vous d’un vin : même suprématie, une marchandise chacun. Alors le vin bat les épices, les épices le thé, et le thé le vin.
lessons-kontor-last-do = Posez votre canal et terminez les deux secteurs.
lessons-kontor-end = Deux gardiens de plus, et le port est plein : vous avez gagné, cinq à un ! La préparation propose dix-neuf ports et beaucoup d’options pour plus tard. Bonnes affaires !
