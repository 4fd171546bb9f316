talk-duel-careful-start =
    Mon calame est taillé. Parlez lentement, je note tout.
    À quatre-vingts ans, on a le temps. Et vous ?
    Je tenais les registres de ce port avant même qu’il existe.
    Un rouleau neuf, une nouvelle partie. L’encre, elle, n’a pas changé.
    Deux joueurs, un port. Dans ma jeunesse, il en fallait moins.
    Je perdrai la vue avant de perdre le compte.
    Bonjour. Ou bonsoir ? Les pions le sauront.
    Je regarde d’abord tout le port. Puis je recommence.
    Ne regardez pas ma main : elle tremble. La tête, non.
    Trois pharaons ont perdu contre moi, dont deux exprès.
talk-duel-careful-mine =
    Deux jetons au moins pour moi. Ils étaient sur ma liste.
    La patience décharge le bateau toute seule.
    Inscrits, signés, et l’encre est déjà sèche. Tous à moi.
    Plusieurs lignes d’un coup. Il faudra écrire plus petit.
    J’attendais déjà des bateaux comme celui-ci avant votre naissance.
talk-duel-careful-yours =
    Belle prise. Je la souligne deux fois pour m’en souvenir.
    Vos pions étaient bien placés. À mon âge, on peut l’admettre.
    Ce bateau, je l’avais sous-estimé. C’est noté.
    Tout cela d’un coup. Il me faut un second rouleau pour vous.
    Bien ramassé. J’applaudirais, mais je tiens mon calame.
talk-duel-careful-gift =
    Vous déchargez, et j’en reçois ma part. Merci, jeunesse.
    Je n’avais qu’à vous laisser faire.
    Un cadeau. Reste à trouver sous quelle rubrique le classer.
    Est-ce de la bonté, ou de la distraction ? Je note « bonté ».
    Livré sans signature. Je signe pour vous.
talk-duel-careful-helped =
    Vous y gagnez aussi. J’ai tout pesé, c’est équitable.
    Une part vous revient. Un scribe doit être juste.
    Impossible de décharger sans vous. Cela me gêne moins qu’il n’y paraît.
    Ce qui est à vous est à vous. Je l’ai écrit sans trembler.
    Un petit quelque chose pour vous. Les pharaons non plus ne disaient pas merci.
talk-duel-careful-action =
    Un jeton Action. Je le raye de ma liste.
    Voilà donc pourquoi vous le gardiez.
    Quelle vivacité. J’en suis encore à lire son effet.
    Des ruses, toujours des ruses. De mon temps, on patientait.
    Une fois, et plus jamais. Comme mes dents.
talk-duel-careful-wasted =
    Un jeton pour personne. À passer par pertes et profits, hélas.
    Celui-là va au fleuve. Le Nil a une belle collection.
    Personne n’a signé pour ce jeton. Il s’en va.
    Soixante ans de registres, et cela me fait toujours mal.
    Personne. J’ai une très longue liste à ce nom.
talk-duel-careful-left =
    Un bateau s’en va pour de bon. Ma liste raccourcit.
    Un bateau de moins. Il est temps de penser à la fin.
    Le port se vide. Je l’aime ainsi.
    Adieu, bateau. Votre colonne me manquera.
    J’ai vu partir bien des bateaux. Moi, je suis toujours assis là.
talk-duel-careful-ahead =
    Je mène ? Vérifions. Oui. Je mène.
    Le vieux est en tête. Notez-le. Non, je m’en charge.
    Devant. À mon âge, on marche lentement, mais on part tôt.
    Ma colonne dépasse la vôtre. Il n’a fallu que quatre-vingts ans.
talk-duel-careful-behind =
    Vous menez. Mais l’encre n’est pas sèche.
    La jeunesse court devant. Je connais un raccourci.
    Votre colonne est plus longue. La mienne est mieux écrite.
    Vous menez. J’ai marché derrière trois pharaons. Cela passe.
talk-duel-careful-won =
    Je roule le papyrus. La dernière ligne est à moi.
    Gagné, et ma tisane est encore chaude.
    Vous étiez rapide. Moi, j’étais déjà arrivé.
    Un point après l’autre, d’une belle écriture. C’est tout.
    Les comptes sont justes. Je le regrette un peu pour vous.
    Revenez. Je suis toujours là, c’est tout le secret de mon âge.
    Gagné. Voulez-vous me lire le résultat ? J’aime l’entendre.
    Le calame derrière mon oreille l’avait prévu.
    Je devrais dire que c’est la chance. Ce n’était pas la chance.
    Vous avez perdu contre quelqu’un qu’il faut aider à se lever.
talk-duel-careful-lost =
    Écrivez votre nom ici. Non, plus grand. Vous l’avez mérité.
    J’ai refait l’addition trois fois. Trois fois, c’est vous.
    Battu par la jeunesse. La honte est supportable.
    Ma liste était complète. Vous n’y figuriez pas.
    J’ai attendu un tour de trop. À mon âge, c’est une habitude.
    Une belle victoire. Je la recopie pour les archives.
    Aucune erreur dans votre liste. J’ai pourtant bien cherché.
    Perdu. Je classe cela sous « intempéries ».
    Prenez ma chaise. Non, aidez-moi d’abord à me lever.
    Vous avez gagné. J’ai oublié comment. C’est mon droit.
talk-duel-careful-shared =
    Égalité. Une seule colonne suffit pour nous deux.
talk-duel-careful-up =
    Deux victoires de suite pour vous. La prochaine fois, je lirai chaque ligne.
talk-duel-careful-down =
    J’ai gagné trois fois de suite. J’écris de la main gauche ?
talk-duel-greedy-start =
    Approchez donc. Je flaire une bonne affaire.
    Mes paniers sont vides. Cela ne peut pas durer.
    Lotus, cèdre, myrrhe et, bientôt, tous vos jetons.
    J’ai un étal à payer. Sans rancune ?
    Quel joli port ! Je vous le prends en entier.
    Bonjour ! Vous achetez, vous vendez, ou vous perdez ?
    Une goutte de parfum, ça porte chance. À moi, pas à vous.
    Ma mère disait : ne laisse jamais un bateau à moitié vide.
    Aujourd’hui, je ne fais que regarder. Je plaisante, bien sûr.
    Je chante en comptant. Vous allez m’entendre.
talk-duel-greedy-mine =
    Deux au moins, d’un coup ! Soupesez-moi ce panier.
    Oh, ils iront à merveille avec ceux de la maison.
    Emballez-moi tout ça, je prends.
    Un pour l’étal, un pour l’étagère. Quelle bonne journée.
    Ne faites pas attention à moi, je remplis mon panier.
talk-duel-greedy-yours =
    C’était la ligne de mes rêves. Ayez au moins l’air de le regretter.
    Tout cela pour vous ? Il faut que je m’assoie.
    Vous faites vos achats comme ma tante. C’est un compliment.
    Laissez quelque chose à bord ! Les planches, par exemple.
    Vous n’avez même pas demandé le prix !
talk-duel-greedy-gift =
    Vous déchargez et j’encaisse. Vous faites ça pour tout le monde ?
    Pour moi ? Et sans emballage. Charmant.
    Je savais bien que cette case valait un pion.
    Livraison à domicile ! Je vous recommanderai à ma tante.
    J’aurais payé pour ça. Ne le dites à personne.
talk-duel-greedy-helped =
    Soit, prenez votre part. Mais c’est moi qui choisis le moment.
    Je donne un peu pour avoir un peu plus. C’est ça, le commerce.
    Il y en a aussi pour vous. Dites-le à vos amis.
    Un échantillon gratuit. La prochaine fois, il faudra payer.
    Vous avez votre part, moi de la place au port. Marché conclu ?
talk-duel-greedy-action =
    Ce n’était que pour ça ? Je vous l’aurais racheté.
    Vous jetez vos jetons par les fenêtres. Moi, j’amasse.
    Bel achat. Vous l’avez payé combien ?
    Un si joli jeton, et déjà dépensé !
    Des doigts agiles ! Vous feriez un bon voleur. Pas à mon étal.
talk-duel-greedy-wasted =
    À l’eau ? Oh, mon cœur !
    Personne n’en veut ? Moi, si ! Trop tard.
    Quel gâchis. Je lui aurais trouvé une étagère.
    Parti ! J’aurais pu le vendre deux fois.
    Un crocodile se promène avec mon jeton, quelque part.
talk-duel-greedy-left =
    Le voilà parti, et rien ne le remplace. Vite, vite !
    Derniers jours ! Moins de bateaux, plus de coups de coude.
    Encore un de parti. Il me reste de la place dans mes paniers.
    Adieu, mon beau. Tu étais toujours si bien rempli.
    Le port rétrécit. Mes paniers, non.
talk-duel-greedy-ahead =
    Je suis en tête ! Frottez mon panier, ça porte bonheur.
    Mon tas est plus gros que le vôtre. Je dis ça, je ne dis rien.
    En tête, la la la. Il fallait bien que je chante.
    Je mène. Les prix viennent de monter.
talk-duel-greedy-behind =
    Vous menez ? Et la première place, elle est à vendre ?
    Vous en avez plus que moi. Ce n’est pas convenable.
    Vous êtes devant ? Je prends mon élan.
    Profitez-en. Le soir, ce ne sont plus les mêmes prix.
talk-duel-greedy-won =
    Mes paniers débordent. Passez donc me voir à l’étal.
    J’ai gagné ! Un parfum portera votre nom. Un parfum triste.
    Le compte est bon, le compte est bon, la la la.
    Quel plaisir de traiter avec vous. Revenez les mains pleines.
    On rentre déjà ? Avec des paniers pareils, volontiers.
    Une bonne journée, et je n’ai même pas mal aux pieds.
    Tout est vendu, et c’est moi qui ai tout pris !
    J’ai gagné ! Vous sentez ? Victoire. Un parfum tout neuf.
    Je vous prêterais un panier pour pleurer, mais ils sont tous pleins.
    Dites-le à ma tante ! Non, je le lui dirai. À elle et à tout le port !
talk-duel-greedy-lost =
    Vous avez si bien marchandé qu’il ne me reste rien. Chapeau.
    J’ai trop acheté, et pas ce qu’il fallait.
    Perdu ! Me voilà forcée d’être aimable : vous êtes riche.
    Vos paniers étaient plus profonds que les miens.
    Ne me regardez pas. Je pleure dans la myrrhe.
    Le juste prix d’une bonne leçon. À demain ?
    Vous avez tout ce que je voulais, et pour rien !
    Je ferme l’étal. Demain, il y a encore marché.
    Je vous offre mes paniers. Enfin, non. Mais j’y ai pensé.
    Battue dans mon propre métier. Vous vendez quoi, vous ?
talk-duel-greedy-shared =
    Moitié-moitié ? Que ma tante n’en sache rien.
talk-duel-greedy-up =
    Deux fois que vous emportez l’enchère. La prochaine fois, je serai attentive.
talk-duel-greedy-down =
    Trois de suite pour moi ! Je vous fais une remise ?
talk-duel-spoiler-start =
    Salut ! Je n’ai rien détaché. Pas encore.
    On me paie pour courir, pas pour être sage.
    Je suis petit, mais j’attrape toutes les cordes.
    Allez-y, faites vos plans. Moi, je sifflote là-bas.
    Je vous parie un gâteau au miel que je vais vous embêter.
    Ma mère me croit à l’école. Vite !
    Je sais quel bateau vous voulez. Vous n’arrêtez pas de le regarder.
    Les pions au port, et pas touche à mon miel.
    Il me manque une dent, mais pas un plan.
    Le vieux Senbi dit que je suis une peste. Il a raison.
talk-duel-spoiler-mine =
    Plus d’un pour moi ! Vous avez vu ? Hein ?
    Je porte des paquets toute la journée. Ceux-là, je les garde.
    Ha ! Et sans courir.
    Plus d’un ! Il me faut de plus grandes poches.
    Chipés ! Vous regardiez les canards, hein ?
talk-duel-spoiler-yours =
    C’est pas juste. Bon, si. Mais quand même.
    J’aurais dû mettre mon pied en travers.
    Tout ça ? Je dirai partout que vous trichez. Mais non, je rigole.
    Waouh. Enfin, je veux dire : bof.
    Celui-là, j’allais justement le détacher. Juré.
talk-duel-spoiler-gift =
    Pour moi ? Vous aviez oublié que j’étais là ?
    Je traînais là, et hop, j’y gagne. Le meilleur des métiers.
    Merci ! Pour la peine, je porte votre sac. Pas loin.
    Vous travaillez, je ramasse. Comme avec ma sœur.
    C’est mon anniversaire ? Non ? Merci quand même.
talk-duel-spoiler-helped =
    Vous en avez aussi ? C’était pas exprès.
    Oups. Bah, je n’avais plus envie d’attendre.
    Prenez. Vous avez l’air d’en avoir besoin.
    J’étais pressé. N’en prenez pas l’habitude.
    Gardez-le. Je n’en voulais pas. Presque pas.
talk-duel-spoiler-action =
    Hé, ce coup-là, je voulais le faire, moi.
    Un jeton Action ? Vous êtes presque aussi terrible que moi.
    Ouf, il a servi. C’est celui-là qui me faisait peur.
    J’ai tout vu ! J’ai juste rien pu faire.
    Vous me le refaites, ce tour ? Lentement ?
talk-duel-spoiler-wasted =
    Plouf ! Personne ne l’aura. J’aime bien.
    Parti ! Vous le vouliez, non ?
    Si ce n’est pas pour moi, c’est pour les crocodiles.
    Je pourrais plonger le chercher. Plus tard. Il y a des crocodiles.
    Floc. C’est le meilleur moment jusqu’ici.
talk-duel-spoiler-left =
    Un bateau s’en va, et je n’ai même pas touché aux cordes.
    Au revoir, bateau ! Moins de cachettes pour vous.
    Ça se resserre. Moi, je me faufile partout.
    Une corde de moins à détacher. Dommage.
    Je peux partir avec ? Non ? Bon, alors je reste pour gagner.
talk-duel-spoiler-ahead =
    Je suis devant ! Moi ! Regardez !
    Attrapez-moi ! Impossible, je cours toute la journée.
    Je mène, et sans monter sur la pointe des pieds.
    Premier ! Le dernier paie le gâteau au miel.
talk-duel-spoiler-behind =
    Vous êtes devant. Oh, un hippopotame ! Derrière vous !
    Je vous laisse mener un peu, c’est tout.
    Devant, hein ? Au moins, je vois ce que vous faites.
    Vous menez. Pour l’instant. Vous aimez le miel ?
talk-duel-spoiler-won =
    J’ai gagné ! J’ai gagné ! Je peux veiller, alors ?
    Vous jouiez bien. Moi, je gênais bien.
    Ça fait un gâteau au miel pour moi.
    J’ai douze ans. Je dis ça comme ça.
    Et tout ça avec une dent en moins.
    Petit, oui. Mais les cordes, je les attrape toutes.
    Gagné ! Je cours le dire à tout le port !
    Prenez plutôt mon travail. C’est plus facile.
    J’ai même pas triché. J’ai vérifié.
    Perdre contre un enfant ! Je ne dirai rien. Je sifflerai.
talk-duel-spoiler-lost =
    Vous avez gagné parce que je l’ai bien voulu. Bon, d’accord, non.
    Comment vous faites, sans courir ?
    Bon. Une moitié de mon gâteau pour vous. La petite moitié.
    J’aurais dû détacher quelque chose.
    Ne dites pas à Senbi que j’ai perdu.
    Quand j’aurai treize ans, je vous battrai.
    Vous avez gagné parce que je dois bientôt rentrer.
    Encore ! Encore ! Tout de suite !
    J’ai mal à ma dent. Celle qui manque.
    J’ai lâché la corde trop tôt. Ce n’était même pas la mienne.
talk-duel-spoiler-shared =
    Égalité ? Alors on fait la vaisselle à deux.
talk-duel-spoiler-up =
    Deux fois de suite ? Là, je m’applique.
talk-duel-spoiler-down =
    J’ai gagné trois fois ! Je ferme un œil ?
