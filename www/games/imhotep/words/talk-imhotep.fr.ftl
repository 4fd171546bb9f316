talk-imhotep-careful-start =
    Mon cordeau est tendu, mes comptes sont prêts. On construit ?
    Six manches. J’ai déjà divisé les pierres par six.
    Jouez sans hâte. Je ne presse jamais une pierre.
    J’ai bien dormi et compté deux fois les bateaux. Bonjour.
    Une maison repose sur son premier rang de pierres. Une partie aussi.
    Montrez-moi vos mains. Elles ne tremblent pas ? Alors allons-y.
    Mes genoux ne disent rien : il fera sec. Bon temps pour les pierres.
    J’ai apporté des figues. À vous les pierres.
    Je noterai chaque point, les vôtres aussi.
    D’abord le plan, ensuite le chargement. Vous verrez.
talk-imhotep-careful-gift =
    Vous envoyez le bateau, je marque. Je vous inscris parmi mes aides.
    Je marque grâce à vous. Ma colonne ne s’y attendait pas.
    Merci. Je l’aurais envoyé moi-même, mais plus tard.
    Ma pierre, votre rame. Je vous citerai dans l’inscription.
    Des points sans effort. À soixante ans, on apprécie.
    Vous venez de payer mon passeur. Trop aimable.
talk-imhotep-careful-diverted =
    J’ai envoyé ce qui était à vous. Pardon, c’était moins cher ainsi.
    Je n’y avais aucune pierre, j’ai donc choisi le quai à la règle.
    Votre chargement est arrivé. Pas là où vous l’aviez dessiné, sans doute.
    J’ai mis vos pierres dans mon plan. Vous pourrez le voir plus tard.
    Ce bateau gênait ma ligne de visée.
    De belles pierres. Là aussi, elles feront bonne figure.
talk-imhotep-careful-robbed =
    Mon chargement, votre gouvernail. J’aurais dû partir un tour plus tôt.
    Vous transportez pour moi, gratis. Très aimable, et très agaçant.
    Ce n’était pas dans mon plan. J’efface une ligne entière.
    J’avais marqué où elles iraient. À la craie, heureusement.
    Vous naviguez bien. La prochaine fois, prenez vos propres pierres.
    Voilà toute une soirée de réflexion qui part à l’eau.
talk-imhotep-careful-mine =
    Plusieurs de mes pierres marquent. Le cordeau ne ment pas.
    Un seul bateau, plusieurs points. Je l’avais chargé pour cela.
    Voilà comment on remplit un bateau.
    Un seul accostage, plusieurs lignes. Il me faut un calame plus fin.
    C’est ce que j’ai dessiné ce matin. Exactement cela.
    Pierre par pierre, dit la règle. Je m’autorise des exceptions.
talk-imhotep-careful-yours =
    Plusieurs de vos pierres marquent. Bien mesuré.
    Vous aviez mesuré cela d’avance. On est du même métier, je vois.
    Un bateau bien chargé, au bon quai. Je prends des notes.
    Vos pierres sont arrivées en bon ordre. Un peu trop bon pour moi.
    Je le vois, je le note, et cela ne me plaît pas. Bien joué.
    M’auriez-vous emprunté ma règle ?
talk-imhotep-careful-card =
    Une carte bleue. Je pensais que vous la garderiez encore.
    Vous sortez un outil. Bien employé, je crois.
    Les cartes bousculent mes plans. Je redessine.
    Ah, la bleue. Je l’avais notée parmi les dangers.
    Un outil vaut ce que vaut la main. La vôtre est bonne.
talk-imhotep-careful-last =
    La dernière manche. Une pierre mal posée le restera.
    Dernière manche. Je refais mes comptes encore une fois.
    Le soleil baisse. Ce qui est dessiné, il faut le bâtir maintenant.
    Cinq manches de plans. On va savoir qui avait raison.
    Encore une manche, et mes genoux pourront se reposer.
    La dernière manche. Désormais, je calcule à l’encre.
talk-imhotep-careful-ahead =
    Je suis en tête, d’après mes comptes. Et je compte bien.
    Ma colonne est la plus haute. J’essaie de ne pas trop la regarder.
    Me voilà devant. Cela ne change rien au plan.
    Lentement, lentement, et soudain devant.
talk-imhotep-careful-behind =
    Vous menez. J’ai mesuré, hélas.
    Vous êtes devant. Mais un mur se juge une fois fini.
    Vous voilà en tête. Bien, cela me fait un point de mire.
    Vous, devant ? J’ai corrigé de plus grosses erreurs.
talk-imhotep-careful-won =
    Le compte tombe juste, comme je l’avais écrit. Merci pour la partie.
    J’ai gagné à la règle, pas au hasard. Il vous en faudrait une.
    C’est d’aplomb. Venez voir comment j’ai fait.
    Ne soyez pas triste. J’ai perdu pendant vingt ans.
    J’ai vérifié deux fois le résultat. La victoire est bien à moi.
    Une victoire patiente. Ce sont mes préférées.
    C’est debout, c’est droit, et c’est à moi.
    Je ferai graver cela dans la pierre. Une petite, rassurez-vous.
    Vous bâtissez avec audace, moi au cordeau. Cette fois, le cordeau a gagné.
    Prenez une figue. C’est bon contre les défaites.
talk-imhotep-careful-lost =
    Vous avez mieux bâti. J’irai mesurer votre ouvrage demain.
    J’ai fait une erreur, et vous l’avez trouvée. Bravo.
    Quarante ans de métier, et je laisse encore traîner un bateau. Félicitations.
    Le pharaon vous engagerait. Je vous recommanderais.
    Ma colonne est plus courte que la vôtre. J’ai compté.
    Battue à la loyale. Il faut un nœud de plus à mon cordeau.
    J’avais raison pour les pierres, et tort pour vous.
    Mon plan était parfait. Le vôtre était meilleur.
    Laissez-moi vos notes. Je veux voir où cela a basculé.
    À soixante ans, on sait perdre. Moi, j’apprends encore.
talk-imhotep-careful-shared =
    À égalité au point près. Même mon cordeau ne nous départage pas.
talk-imhotep-careful-up =
    Deux fois de suite, vous avez fait mieux. Je réfléchirai plus longtemps.
talk-imhotep-careful-down =
    Trois fois de suite, on n’apprend rien. Je réfléchis un peu moins ?
talk-imhotep-greedy-start =
    Du pain, de la bière et tous les points que je peux porter. Allons-y !
    J’ai apporté un sac vide. Devinez pourquoi.
    Ah, de la visite ! Il me reste justement la chaise du perdant.
    J’ai pris trois petits déjeuners. Je suis prêt.
    Tout a un prix sur cette table. Je compte bien encaisser.
    Vous bâtissez pour l’éternité ? Moi, pour ce soir.
    Regardez ces bateaux : de vrais paniers à remplir.
    Ma règle est courte : si ça brille, je prends.
    On mise un peu ? Non ? Alors, les points suffiront.
    Asseyez-vous donc. La première bouchée est pour moi.
talk-imhotep-greedy-gift =
    Vous ramez, je mange. On fait une belle équipe !
    Livré à domicile ! Je vous dois combien ? Rien ? Parfait.
    Je marque, et sans même me lever.
    Une livraison que je n’ai pas commandée ! Je la garde.
    Vous naviguez, j’engraisse. Il faudra recommencer.
    Des points ! De vous ! Je les mets sur votre note ?
talk-imhotep-greedy-diverted =
    Votre chargement, mon quai. Le transport est offert.
    Je n’avais rien à bord. Au moins, c’est moi qui choisis le quai.
    Allez, ouste, au loin. Cela fait une bouche de moins à nourrir.
    Une croisière gratuite pour vos pierres. Je suis généreux, aujourd’hui.
    Je débarrasse la table, voilà tout. Votre assiette gênait.
    Mauvaise adresse ? Moi, je livre. Je ne sais pas lire.
talk-imhotep-greedy-robbed =
    Hé ! Il y avait du mien, sur ce bateau !
    Vous emportez mon déjeuner. C’est cruel.
    Je voulais aller ailleurs. Là où il y a plus d’or.
    Mes pierres ! Elles étaient encore chaudes !
    Vous volez dans l’assiette d’un affamé ?
    Très bien. Je m’en souviendrai quand vous voudrez de la bière.
talk-imhotep-greedy-mine =
    Plusieurs pierres qui paient ! Vite, un plus grand sac !
    Un bateau et tant de points. J’embrasserais le pilote.
    À moi, celle-ci. Et celle-là aussi.
    Cling, cling ! C’est ma chanson préférée.
    Au moins deux bouchées dans un seul bateau. Délicieux.
    Mon collier vient de gagner un maillon.
talk-imhotep-greedy-yours =
    Tout ça pour vous d’un coup ? Laissez-moi au moins les miettes.
    Un festin entier sur un seul bateau, et moi qui regarde.
    Ces points sentaient si bon. Dommage qu’ils soient à vous.
    Tout ça ? Qui vous a appris à remplir une assiette ?
    Je ne regarde pas. Je ne regarde pas. J’ai regardé.
    Ça sent l’or, et ça me passe sous le nez.
talk-imhotep-greedy-card =
    Une carte ! Moi, je ne les garde jamais assez longtemps.
    Ça vous a coûté quoi ? Une carte ? C’est donné.
    Le bleu vous va bien. Moi, c’est l’or.
    Mise de côté, puis bien dépensée. J’en serais incapable.
    Vous gardiez ça dans votre garde-manger ?
talk-imhotep-greedy-last =
    Dernière manche ! Tout doit disparaître.
    Le dernier service. J’ai encore faim.
    La dernière manche. Voyons ce qui reste dans le plat.
    Dernière manche ! Finissez, la cuisine ferme.
    Encore une manche. Il me reste une poche vide.
    Voici le dessert. Pour lui, il me reste toujours un coin.
talk-imhotep-greedy-ahead =
    Je suis en tête ! Qu’on astique mon collier.
    Regardez qui mène : l’homme au pain.
    Premier au buffet. Comme il se doit.
    Le plus gros tas est à moi. Pas touche.
talk-imhotep-greedy-behind =
    Vous menez ? Alors, je vais manger plus vite.
    Votre tas est plus gros que le mien. Ça fait mal. Juste là.
    Profitez d’être devant. Je finis juste ma bouchée.
    En tête, vous ? Vous aviez donc faim, vous aussi.
talk-imhotep-greedy-won =
    Tout pour moi ! Vous avez bien joué, pourtant. Une figue ?
    J’ai gagné ! Ce soir, du canard. Vous pourrez regarder.
    Mon sac est plein, mon cœur léger. On remet ça ?
    Une petite victoire nourrit son homme. Une grande, c’est le dessert.
    La première bouchée était pour moi. La dernière aussi.
    De l’or, de la gloire, un bon siège. Que demander de plus ?
    Gagné ! De la bière pour tous. La vôtre coûte double.
    L’assiette est propre, jusqu’au dernier point.
    Mangez davantage avant de jouer.
    C’était délicieux. Qu’y a-t-il au menu demain ?
talk-imhotep-greedy-lost =
    Vous en avez plus que moi. J’ignorais que c’était permis.
    Mangé tout cru ! J’ai eu les yeux plus gros que le ventre.
    Prenez, prenez tout. Mais le pain est à moi.
    Je comptais sur davantage. Vous comptiez mieux.
    Bien joué. Je boude jusqu’au souper, puis je reviens.
    Un sac vide ne pèse rien. Je le préférais plein, tout de même.
    Vous avez mangé mon déjeuner, mon souper et ma fierté.
    Perdu ? Je n’ai même pas fini mon pain.
    Prenez l’or. Mais demain, le pain augmente.
    J’avais de l’appétit. Vous aviez un plan.
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
    J’ai la mémoire des bateaux, moins celle des promesses.
    Vous avez l’air d’avoir un plan. J’adore les plans.
    Vent du nord, humeur excellente. Méfiez-vous.
    Voyons qui arrivera où il voulait.
    Des cordages, des bateaux et vous. Ça va être amusant.
    Je ne coule jamais un bateau. Je l’envoie ailleurs, c’est tout.
    Ce siège est libre ? Et ce quai ? Merci.
talk-imhotep-spoiler-gift =
    Ce bateau, c’était pour moi ? J’en suis presque émue.
    Vous me faites marquer ? Même moi, je ne vous aurais pas fait cela.
    Et moi qui préparais un tour. Vous m’en épargnez la peine.
    Des points, de vous ? J’en ai presque honte. Presque.
    Vous avez tiré la corde pour moi. Cela marche donc aussi dans ce sens.
    Je n’aurais pas mieux barré pour moi-même.
talk-imhotep-spoiler-diverted =
    Votre chargement fait du tourisme.
    Pas une pierre à moi à bord. C’était tout le plaisir.
    Vous vouliez aller ailleurs ? Il fallait le dire. Ou pas.
    J’ai juste défait un nœud. Le fleuve a fait le reste.
    Vos pierres voulaient voir du pays.
    C’était la route panoramique. Je vous la recommande.
talk-imhotep-spoiler-robbed =
    Mon propre tour ! Où avez-vous appris cela ?
    Vous m’avez menée en bateau. Je vous rendrai la pareille.
    Voilà donc l’effet que ça fait.
    Détournée, moi, sur mon propre fleuve !
    Attention. Tout ce que sait ce fleuve, il le tient de moi.
    Très drôle. Je ris à l’intérieur. Tout à l’intérieur.
talk-imhotep-spoiler-mine =
    Plusieurs pierres, plusieurs points, et vous avez laissé faire.
    Vous surveilliez le mauvais bateau.
    Il m’arrive même de jouer pour moi.
    Vous surveilliez mes mains. Mes pierres étaient déjà à terre.
    Tout droit, sans détour. Je ne me reconnais plus.
    C’était du travail honnête. Ne le répétez pas.
talk-imhotep-spoiler-yours =
    Vous m’avez filé entre les doigts. Pas deux fois.
    Tant que ça d’un coup ? J’ai tourné la tête un instant.
    Joli. Je sais maintenant quel quai vous barrer.
    J’étais à mes nœuds, je n’ai rien vu. Profitez-en.
    Ce bateau aurait dû s’échouer. Je me ramollis.
    Bel accostage. Pour le prochain, je déplace la rive.
talk-imhotep-spoiler-card =
    Vous l’aviez dans la manche. J’approuve.
    Une carte ? Nous allons bien nous entendre.
    Des tours de cartes. Je préfère les tours de corde.
    Voilà donc ce que vous cachiez dans votre dos.
    C’est sournois. Vous me plaisez déjà davantage.
talk-imhotep-spoiler-last =
    Dernière manche. Dernière occasion de vous agacer.
    Plus personne ne peut attendre. Mon heure préférée.
    Les derniers bateaux. Surveillez mes mains.
    Dernière manche. J’ai gardé mes pires idées pour elle.
    Le fleuve se resserre, à la fin. Attention aux cordes.
    Plus qu’une manche. Accrochez-vous.
talk-imhotep-spoiler-ahead =
    Je mène. D’ici, je barre les deux rives.
    En tête, et personne ne m’a vue ramer.
    Suivez donc mon sillage.
    Mener, c’est ennuyeux. Plus personne à embêter devant.
talk-imhotep-spoiler-behind =
    Vous menez ? Parfait. Je sais qui viser.
    De là-devant, vous ne voyez pas mes mains. Dommage.
    Déjà devant ? Vérifiez vos amarres.
    Vous avez l’avance. Moi, j’ai la corde.
talk-imhotep-spoiler-won =
    Vous teniez le cap. J’ai déplacé la rive.
    Gagné, et vous n’avez pas vu la corde.
    Ce n’était pas contre vous. Enfin, si.
    Mes compliments pour votre plan. Il visait le mauvais quai.
    Je prends la victoire et vous laisse la vue.
    On reconnaît un bon pilote à sa façon de perdre. Bravo.
    Un bon nœud tient jusqu’au bout.
    J’ai gagné, et vos pierres connaissent maintenant le Nil.
    Ne faites pas cette tête. Ce n’était qu’un fleuve.
    Je le dois au courant. Et à mes mains. Surtout à mes mains.
talk-imhotep-spoiler-lost =
    Vous m’avez tout gâché. Je ne savais pas que c’était si vexant.
    Vous avez contourné tous mes écueils.
    Bien manœuvré. Je suis fâchée, mais à peine.
    La prochaine fois, je ferai un double nœud.
    Je m’occupais tant de vous que j’en oubliais mes pierres.
    La victoire est à vous. Je finirai bien par savoir comment.
    J’ai tendu un piège, et j’y suis entrée toutes voiles dehors.
    Vous arrivez donc très bien sans moi. C’est noté.
    N’en parlez à personne. J’ai une mauvaise réputation à perdre.
    Vous avez gagné. Le fleuve et moi, il faut qu’on se parle.
talk-imhotep-spoiler-shared =
    À égalité ? On s’est bien mis des bâtons dans les rames.
talk-imhotep-spoiler-up =
    Deux fois de suite ! Je cacherai mieux mes tours.
talk-imhotep-spoiler-down =
    Trois de suite, ce n’est plus drôle. Je regarde ailleurs de temps en temps ?
