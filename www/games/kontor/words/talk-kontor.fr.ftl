talk-kontor-careful-start =
    Les livres sont ouverts. Tâchons de les garder propres.
    Un florin gardé est un florin, et je sais où il est.
    Bonjour. Essuyez vos pieds, ce port est tout neuf.
    J’ai lu vos derniers comptes. Nous verrons.
    Pas de cartes le dimanche. Pour moi, c’est toujours lundi.
    D’abord les comptes, puis les navires.
    Aucun risque avant midi, et peu ensuite.
    Du thé ? Il est gratuit. Le reste, non.
    Un canal est une promesse. Réfléchissez avant de creuser.
    Feu mon mari devinait. Moi, je compte.
talk-kontor-careful-mine =
    Ce secteur entre dans mon livre, à l’encre noire.
    Fermé, compté, à moi. Dans cet ordre.
    J’avais vérifié cette suprématie avant de fermer.
talk-kontor-careful-yours =
    Ce secteur est à vous. Je tourne la page.
    Vous aviez mieux en stock. Je l’ai vu une carte trop tard.
    Gagné dans les règles. Je l’inscris en rouge.
talk-kontor-careful-tie =
    Un secteur pour personne. Cela fait désordre.
    Tant de travail, et la ligne reste vide.
    Ni l’un ni l’autre. Au moins, mes comptes sont équilibrés.
talk-kontor-careful-tax =
    Mon florin sur la carte, le vôtre qui s’en va.
    L’impôt n’est pas méchant. C’est de l’arithmétique.
    Je vous fais un reçu, si vous voulez.
talk-kontor-careful-poor =
    Vous ne pouvez pas payer ? Je garde toujours un florin de côté.
    Bourse vide, tour perdu. J’en ai vu se ruiner ainsi.
    Cette carte rentre chez elle. J’en suis navrée, et un peu contente.
talk-kontor-careful-passed =
    Vous passez. C’est raisonnable. Je le fais souvent.
    Se reposer n’est pas de la paresse. C’est une épargne.
    Votre passe ne dit rien de votre main. Je note ce rien.
talk-kontor-careful-frame =
    Le port a désormais un bord. J’aime les bords.
    Il ne grandira plus de ce côté. Regardons à l’intérieur.
    La mesure est fixée. Ma règle est soulagée.
talk-kontor-careful-won =
    Le solde est en ma faveur. Merci de votre visite.
    Ni tache ni regret. Bonne nuit.
    Vous dépensiez, j’épargnais. Voilà tout.
    J’ai gagné, et je peux justifier chaque ligne.
    Mon grand livre se ferme sur un petit sourire.
    Ennuyeux, n’est-ce pas ? Gagner l’est souvent.
talk-kontor-careful-lost =
    Vous gagnez. J’ai trouvé l’erreur : c’est moi.
    Mes livres sont propres. Les vôtres sont plus remplis.
    J’ai été prudente d’un florin de trop.
    Travaillons ensemble. Surtout, ne me faites pas concurrence.
    Une perte. Je la reporte à la prochaine fois.
    J’aurais dû fermer plus tôt. J’en perdrai le sommeil.
talk-kontor-careful-shared =
    Équilibré au florin près. Le rêve d’une comptable.
talk-kontor-careful-up =
    Deux pertes de suite dans mes livres. La prochaine fois, je vérifie tout.
talk-kontor-careful-down =
    Trois fois de suite. Je peux arrondir en votre faveur.
talk-kontor-greedy-start =
    Bienvenue dans mon port ! Votre part ? Aucune.
    J’ai commencé avec un tonneau. Aujourd’hui, je veux le reste.
    Thé, vin, épices. Je ne suis pas difficile.
    Vous avez mangé ? Moi oui. Je recommencerais bien.
    À grand port, grand homme. Asseyez-vous donc.
    Mon chapeau vaut plus que vos trois premiers docks.
    Commerçons ! Vous donnez, je prends.
    Mes entrepôts sont vides, mon cœur saigne.
    Je flaire les florins. Vous en avez.
    Quatre entrepôts, quarante soucis. Jouons.
talk-kontor-greedy-mine =
    Ce secteur est à moi ! Mettez un tonneau en perce !
    Une porte de plus à mon nom.
    Ça me plaît. Tout me plaît. Je prends.
talk-kontor-greedy-yours =
    Celui-là aussi ? Vous allez prendre du ventre, comme moi.
    J’avais déjà commandé l’enseigne pour ce secteur.
    Profitez-en. C’est le petit, me dis-je.
talk-kontor-greedy-tie =
    Personne ne l’a ? Qui a fait ces règles ?
    Tout un secteur pour rien. Il me faut un hareng.
    Des marchandises pour personne ? J’en suis malade.
talk-kontor-greedy-tax =
    Payez donc ! Ma carte a un florin, et vous un de moins.
    J’adore le bruit de votre bourse.
    Petit impôt, grand plaisir.
talk-kontor-greedy-poor =
    Plus de florin ? Je vous en prêterais bien, mais j’y tiens.
    À sec ! Cela arrive à ceux qui mangent trop peu.
    Reprenez votre carte, et revenez avec de l’argent.
talk-kontor-greedy-passed =
    Vous passez ? Alors, je me sers.
    Vous sautez la manche ? Plus de port pour moi.
    Je ne passe jamais. Enfin, rarement. Ça creuse.
talk-kontor-greedy-frame =
    Quoi, pas plus loin ? Je commençais à peine.
    Ce côté est plein. Comme moi après le déjeuner.
    Le port ne grandit plus. Mes envies, si.
talk-kontor-greedy-won =
    À moi, de la grue à la dernière caisse !
    J’ai gagné ! Allons manger, je paie. Avec votre argent.
    Un tonneau jadis, un port aujourd’hui. Pas mal.
    Belle défense. Emportez un hareng.
    Mon chapeau et moi, nous vous remercions.
    La vue de ma fenêtre vient de s’embellir.
talk-kontor-greedy-lost =
    Vous m’avez tout pris. J’ai faim, et je suis humble.
    Prenez le port. Je garde le chapeau.
    Je voulais tout, j’ai eu les miettes.
    Retour à un tonneau. Je connais le chemin.
    Vous gagnez, et vous êtes maigre. Incroyable.
    Bien commercé. Venez chez moi. Ou moi chez vous.
talk-kontor-greedy-shared =
    Chacun la moitié du port ? Je prends celle avec la cuisine.
talk-kontor-greedy-up =
    Deux fois de suite, vous prenez mon port. Je vais m’y mettre.
talk-kontor-greedy-down =
    Trois ports de suite, même moi, je cale. J’y vais doucement ?
talk-kontor-spoiler-start =
    Je vois moins que vous. Je rate moins aussi.
    Avant, je prenais des navires. Maintenant, des secteurs.
    Bâtissez quelque chose de joli. J’ai besoin de matière.
    Mon corbeau vous salue. Il ne dit rien d’autre.
    Mer calme, main pleine. À vous de jouer.
    Je ne signe aucun contrat. Les cartes suffisent.
    Vous comptez les florins. Moi, vos erreurs.
    J’aime les canaux. Ils coupent les choses en deux.
    C’est votre meilleur dock ? Intéressant.
    On avait un mot pour ces ports-là : sans défense.
talk-kontor-spoiler-mine =
    À l’abordage. Ce secteur bat mon pavillon.
    Vous aviez laissé la porte ouverte. Je l’ai refermée.
    À moi. Jolis docks autour, d’ailleurs.
talk-kontor-spoiler-yours =
    Vous l’avez tenu. Je respecte.
    Un secteur pour vous. Je m’occupais du suivant.
    Gardez-le bien. Je sais où il est.
talk-kontor-spoiler-tie =
    Personne ne le gagne. Pour moi, c’est une forme de victoire.
    Mains vides des deux côtés. Ma cargaison préférée.
    Vous le vouliez plus que moi. Tant pis pour vous.
talk-kontor-spoiler-tax =
    Appelez cela un péage. On disait pire, jadis.
    Un florin de moins. Vous flotterez mieux.
    J’ai vu venir votre carte. Et votre florin.
talk-kontor-spoiler-poor =
    Pas d’argent, pas d’amarre. C’est la loi du port.
    À sec. Je connais une bonne taverne.
    Je visais votre bourse. Elle était vide. Encore mieux.
talk-kontor-spoiler-passed =
    On se cache ? J’ai l’œil sur vous. Je n’en ai qu’un.
    Vous passez. Le vent est donc à moi.
    Une manche calme pour vous. Pas pour vos docks.
talk-kontor-spoiler-frame =
    Un mur dans la mer. Fini de fuir.
    Eaux étroites, gros ennuis.
    Ce côté est fermé. Je l’espérais.
talk-kontor-spoiler-won =
    Je prends le port. Gardez la brume.
    Vous avez bien bâti, au mauvais endroit et trop tôt.
    Sans un coup de canon. Je vieillis.
    Un œil a suffi.
    J’ai gagné ce que vous ne regardiez pas.
    Mon corbeau avait parié sur vous. Il jeûnera.
talk-kontor-spoiler-lost =
    Vous m’avez semée. Cela faisait longtemps.
    J’ai beaucoup cassé, mais pas assez.
    J’amène mon pavillon. Pour aujourd’hui.
    Vous gardiez la bonne porte. J’ai frappé aux autres.
    N’en dites rien sur les docks. J’ai un nom à perdre.
    Eh bien. Mon corbeau a ri.
talk-kontor-spoiler-shared =
    À égalité. Deux capitaines, une prise, pas de mutinerie.
talk-kontor-spoiler-up =
    Deux fois battue. La prochaine fois, j’ouvre l’œil.
talk-kontor-spoiler-down =
    Trois prises de suite. Je réduis la voile pour vous ?
