talk-imhotep-careful-start =
    Mon cordeau est tendu, mes comptes sont prêts. On construit ?
    Six manches. J’ai déjà divisé les pierres par six.
    Commencez quand vous voulez. Je ne presse jamais une pierre.
    J’ai bien dormi et compté deux fois les bateaux. Bonjour.
    Une maison tient sur son premier rang. Une partie aussi.
    Montrez vos mains. Elles ne tremblent pas ? Alors allons-y.
    J’ai mal aux genoux, il fera sec. Bon temps pour les pierres.
    J’ai apporté des figues. À vous les pierres.
    Je noterai chaque point, les vôtres aussi.
    D’abord le plan, ensuite le chargement. Vous verrez.
talk-imhotep-careful-gift =
    Vous l’envoyez, je marque. Je vous inscris parmi mes ouvriers.
    Des points grâce à votre envoi. Ma colonne ne les attendait pas.
    Merci. Je l’aurais envoyé moi-même, mais plus tard.
talk-imhotep-careful-diverted =
    Rien que vos pierres à bord. Pardon, c’était moins cher ainsi.
    Je n’y avais aucune pierre, j’ai donc choisi le quai à la règle.
    Votre chargement est arrivé. Pas où vous l’aviez dessiné, sans doute.
talk-imhotep-careful-robbed =
    Mes pierres, votre gouvernail. J’aurais dû partir un tour plus tôt.
    Vous portez mes pierres pour rien. Très aimable, et très agaçant.
    Ce n’était pas dans mon plan. J’efface une ligne entière.
talk-imhotep-careful-mine =
    Plusieurs de mes pierres marquent. Le cordeau ne ment pas.
    Un seul voyage, plusieurs points. Je l’avais chargé pour cela.
    Voilà comment on remplit un bateau.
talk-imhotep-careful-yours =
    Plusieurs de vos pierres marquent. Bien mesuré.
    Vous aviez compté cela. Je reconnais une consœur, ou un confrère.
    Un bateau plein, au bon quai. Je prends des notes.
talk-imhotep-careful-card =
    Une carte bleue. Je pensais que vous la garderiez encore.
    Voilà votre outil employé, et bien employé, je crois.
    Les cartes bousculent mes plans. Je redessine.
talk-imhotep-careful-last =
    La dernière manche. Une pierre mal posée le restera.
    Dernière manche. Je refais mes comptes une fois encore.
    Le soleil est bas. Ce qu’on prévoit, il faut le bâtir maintenant.
talk-imhotep-careful-won =
    Le compte tombe comme je l’avais écrit. Merci pour la partie.
    J’ai gagné à la règle, pas à la chance. Il vous en faut une.
    C’est d’aplomb. Venez voir comment j’ai fait.
    Ne soyez pas triste. J’ai perdu pendant vingt ans.
    J’ai vérifié deux fois le résultat. Il est bien à moi.
    Une victoire patiente. Ce sont mes préférées.
talk-imhotep-careful-lost =
    Vous avez mieux bâti. J’irai mesurer votre ouvrage demain.
    J’ai fait une erreur, et vous l’avez trouvée. Bravo.
    Quarante ans, et je laisse encore traîner un bateau. Bravo.
    Le pharaon vous engagerait. Je vous recommanderais.
    Ma colonne est plus courte que la vôtre. J’ai compté.
    Battue, et sans tricher. Il faut un nœud de plus à mon cordeau.
talk-imhotep-careful-shared =
    À égalité au point près. Même mon cordeau ne nous départage pas.
talk-imhotep-careful-up =
    Deux fois de suite, vous étiez au-dessus. Je réfléchirai plus longtemps.
talk-imhotep-careful-down =
    Trois fois de suite, on n’apprend rien. Je réfléchis un peu moins ?
talk-imhotep-greedy-start =
    Du pain, de la bière et autant de points que j’en porte. Allons-y !
    J’ai apporté un sac vide. Devinez pourquoi.
    Ah, un invité ! À ma table, il reste un siège de perdant.
    J’ai pris trois petits déjeuners. Je suis prêt.
    Tout a un prix sur cette table. Je compte bien encaisser.
    Vous bâtissez pour l’éternité ? Moi, pour ce soir.
    Regardez ces bateaux : des paniers qui attendent.
    Ma règle est courte : si ça brille, je prends.
    Un petit enjeu ? Non ? Des points suffiront.
    Asseyez-vous donc. La première bouchée est pour moi.
talk-imhotep-greedy-gift =
    Vous ramez, je mange. Quel bon arrangement !
    Livré à domicile ! Je vous dois combien ? Rien ? Parfait.
    Des points pour moi, sans même me lever.
talk-imhotep-greedy-diverted =
    Vos pierres, mon choix. Le transport est offert.
    Je n’avais rien à bord. Alors, au moins, je choisis.
    Et hop, vos jolies pierres. Une bouche de moins à mon quai.
talk-imhotep-greedy-robbed =
    Hé ! C’étaient mes pierres, sur ce bateau !
    Vous emportez mon déjeuner. C’est cruel.
    Je les voulais ailleurs. Là où il y a plus d’or.
talk-imhotep-greedy-mine =
    Plus d’une pierre rapporte. Qu’on m’apporte un plus grand sac !
    Un bateau et tant de points. J’embrasserais le pilote.
    À moi, à moi, et celle-là aussi.
talk-imhotep-greedy-yours =
    Tout ça pour vous d’un coup ? Laissez-moi au moins les miettes.
    Un festin entier sur un seul bateau, et moi qui regarde.
    Ces points sentaient si bon. Dommage qu’ils soient à vous.
talk-imhotep-greedy-card =
    Une carte ! Moi, je ne les garde jamais assez longtemps.
    Ça vous a coûté quoi ? Une carte ? Donné.
    Le bleu vous va bien. Moi, c’est l’or.
talk-imhotep-greedy-last =
    Dernière manche ! Il faut tout écouler.
    Le dernier service. J’ai encore faim.
    La dernière manche. Voyons ce qui reste dans le plat.
talk-imhotep-greedy-won =
    Tout pour moi ! Vous avez bien joué, pourtant. Une figue ?
    J’ai gagné ! Ce soir, du canard. Vous pourrez regarder.
    Mon sac est plein, mon cœur léger. On remet ça ?
    Une petite victoire reste une victoire.
    La première bouchée était pour moi. La dernière aussi.
    De l’or, de la gloire, un bon siège. Que demander de plus ?
talk-imhotep-greedy-lost =
    Vous en avez plus que moi. J’ignorais que c’était permis.
    Mangé tout cru ! J’ai eu les yeux plus gros que le ventre.
    Prenez, prenez tout. Mais le pain est à moi.
    Je comptais sur davantage. Vous comptiez mieux.
    Bien joué. Je boude jusqu’au souper, puis je reviens.
    Un sac vide ne pèse rien. Je le préférais plein, tout de même.
talk-imhotep-greedy-shared =
    Égalité ? Alors on coupe le gâteau pile au milieu.
talk-imhotep-greedy-up =
    Battu deux fois de suite ! La prochaine fois, je viens à jeun.
talk-imhotep-greedy-down =
    Trois victoires de suite, je suis repu. Je vous en laisse un peu ?
talk-imhotep-spoiler-start =
    Choisissez votre quai. J’aimerais savoir lequel éviter.
    Le courant est fort aujourd’hui. Je ne promets rien.
    Chargez comme il vous plaît. Moi, je tiens la barre.
    J’ai bonne mémoire des bateaux, et mauvaise des promesses.
    Vous avez l’air d’avoir un plan. J’adore les plans.
    Vent du nord, et je suis de bonne humeur. Méfiez-vous.
    Voyons qui arrivera où il voulait.
    Du cordage, des bateaux et vous. Ça va être amusant.
    Je ne coule aucun bateau. Je l’envoie ailleurs, c’est tout.
    Ce siège est libre ? Et ce quai ? Merci.
talk-imhotep-spoiler-gift =
    Vous l’avez envoyé pour moi ? J’en suis presque émue.
    Des points pour moi, de votre main. Je n’aurais pas fait pire.
    Et moi qui préparais un tour. Vous m’épargnez la peine.
talk-imhotep-spoiler-diverted =
    Vos pierres font du tourisme.
    Pas une pierre à moi à bord. C’était tout le plaisir.
    Vous vouliez aller ailleurs ? Il fallait le dire. Ou pas.
talk-imhotep-spoiler-robbed =
    Mon propre tour ! Où avez-vous appris cela ?
    Vous promenez mes pierres. Je vous rendrai la pareille.
    Voilà donc l’effet que ça fait.
talk-imhotep-spoiler-mine =
    Plusieurs pierres, plusieurs points, et vous avez laissé faire.
    Vous surveilliez le mauvais bateau.
    Il m’arrive même de jouer pour moi.
talk-imhotep-spoiler-yours =
    Vous m’avez filé entre les doigts. Pas deux fois.
    Tant que ça d’un coup ? J’ai tourné la tête un instant.
    Joli. Je sais maintenant quel lieu gâcher.
talk-imhotep-spoiler-card =
    Vous l’aviez dans la manche. J’approuve.
    Une carte ? Nous allons bien nous entendre.
    Des tours de cartes. Je préfère les tours de corde.
talk-imhotep-spoiler-last =
    Dernière manche. Dernière occasion de vous agacer.
    Plus personne ne peut attendre. Mon heure préférée.
    Les derniers bateaux. Surveillez mes mains.
talk-imhotep-spoiler-won =
    Vous étiez dans la bonne direction. J’ai déplacé la rive.
    Gagné, et vous n’avez pas vu la corde.
    Ce n’était pas contre vous. Enfin, si.
    Mes compliments à votre plan. Il était au mauvais endroit.
    Je prends la victoire et vous laisse la vue.
    On reconnaît un bon pilote à sa façon de perdre. Bravo.
talk-imhotep-spoiler-lost =
    Vous m’avez tout gâché. Je ne savais pas que c’était si vexant.
    Vous avez contourné tous mes écueils.
    Bien mené. Je suis fâchée, mais un peu seulement.
    La prochaine fois, je ferai un double nœud.
    Je m’occupais tant de vous que je me suis oubliée.
    La victoire est à vous. Je saurai comment.
talk-imhotep-spoiler-shared =
    À égalité ? Alors nous nous sommes tout gâché.
talk-imhotep-spoiler-up =
    Deux fois de suite ! Je cacherai mieux mes tours.
talk-imhotep-spoiler-down =
    Trois de suite, ce n’est plus drôle. Je regarde ailleurs, parfois ?
