talk-kontor-careful-start =
    Les livres sont ouverts. Tâchons de les garder propres.
    Un florin épargné est un florin, et je sais où il dort.
    Bonjour. Essuyez-vous les pieds, ce port est tout neuf.
    J’ai lu vos derniers comptes. Nous verrons.
    Pas de cartes le dimanche. Par chance, chez moi, c’est toujours lundi.
    Les comptes d’abord, les navires après.
    Aucun risque avant midi, et peu ensuite.
    Du thé ? Il est gratuit. Le reste, non.
    Un canal est une promesse. Réfléchissez avant de creuser.
    Feu mon mari devinait. Moi, je compte.
talk-kontor-careful-mine =
    Ce secteur entre dans mon livre, à l’encre noire.
    Terminé, compté, à moi. Dans cet ordre.
    Ma suprématie était vérifiée depuis longtemps.
talk-kontor-careful-yours =
    Ce secteur est à vous. Je tourne la page.
    La suprématie était pour vous. Je l’ai vu une carte trop tard.
    Gagné dans les règles. Je l’inscris en rouge.
talk-kontor-careful-tie =
    Un secteur pour personne. Cela fait désordre.
    Tant de travail, et la ligne reste vide.
    Ni vous ni moi. Au moins, mes comptes sont équilibrés.
talk-kontor-careful-tax =
    Un florin sur ma carte, un des vôtres qui s’en va.
    L’impôt n’est pas méchant. C’est de l’arithmétique.
    Je vous fais un reçu, si vous voulez.
talk-kontor-careful-poor =
    Vous ne pouvez pas payer ? C’est à cela que sert un bas de laine.
    Bourse vide. J’ai vu de grandes maisons se ruiner ainsi.
    Cette carte rentre chez elle. J’en suis navrée, et un peu contente.
talk-kontor-careful-passed =
    Vous passez. C’est raisonnable. J’y songe souvent.
    Le repos n’est pas de la paresse. C’est de l’épargne.
    Vous passez, et cela ne me dit rien de votre main. Je note ce rien.
talk-kontor-careful-frame =
    Le port a désormais un bord. J’aime les bords.
    Il ne grandira plus dans ce sens. Regardons à l’intérieur.
    La mesure est fixée. Ma règle est soulagée.
talk-kontor-careful-won =
    Le solde est en ma faveur. Merci de votre visite.
    Ni taches ni regrets. Bonne nuit.
    Vous dépensiez, j’épargnais. Voilà tout.
    J’ai gagné, et je peux justifier chaque ligne.
    Mon grand livre se ferme sur un petit sourire.
    Ennuyeux, n’est-ce pas ? Gagner l’est souvent.
talk-kontor-careful-lost =
    Vous avez gagné. J’ai trouvé l’erreur : c’est moi.
    Mes livres sont propres. Les vôtres sont mieux remplis.
    J’ai pris un florin de précautions en trop.
    Associons-nous, plutôt. Je redoute déjà votre concurrence.
    Une perte. Je la reporte sur la prochaine partie.
    Il fallait poser ce canal plus tôt. J’en perdrai le sommeil.
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
    À grand port, grand homme. Vous, prenez le tabouret.
    Mon chapeau m’a coûté plus que vos trois premiers docks.
    Faisons affaire ! Vous donnez, je prends.
    Mes entrepôts sont vides, j’en ai le cœur qui saigne.
    Ça sent le florin, et ça vient de chez vous.
    Quatre entrepôts, quarante soucis. Jouons.
talk-kontor-greedy-mine =
    Ce secteur est à moi ! Mettez un tonneau en perce !
    Une porte de plus à mon nom.
    Ça me plaît. Tout me plaît. Je prends.
talk-kontor-greedy-yours =
    Pour vous, celui-là ? Vous allez prendre du ventre, comme moi.
    J’avais déjà commandé l’enseigne pour ce secteur.
    Profitez-en. Il est tout petit, du moins je me le répète.
talk-kontor-greedy-tie =
    Personne ne l’a ? Qui a fait ces règles ?
    Tout un secteur pour rien. Il me faut un hareng.
    Un secteur perdu pour tout le monde ? J’en suis malade.
talk-kontor-greedy-tax =
    Payez donc ! Ma carte porte un florin, et vous un de moins.
    J’adore le bruit de votre bourse.
    Petit impôt, grand plaisir.
talk-kontor-greedy-poor =
    Plus de florins ? Je vous en prêterais bien un, mais j’y tiens.
    Plus un sou ! Voilà ce que c’est de manger trop peu.
    Reprenez votre carte, et revenez avec de l’argent.
talk-kontor-greedy-passed =
    Vous passez ? Moi, j’ai toujours faim.
    Vous sautez la manche ? Vous avez mieux à manger ailleurs ?
    Je ne passe jamais. Enfin, rarement. Ça creuse l’estomac.
talk-kontor-greedy-frame =
    Quoi, pas plus loin ? Je commençais à peine.
    Par là, c’est plein. Comme moi après le déjeuner.
    Le port ne grandira plus par là. Mes envies, si.
talk-kontor-greedy-won =
    À moi, de la grue à la dernière caisse !
    J’ai gagné ! Allons manger, c’est moi qui paie. Avec votre argent.
    Un tonneau jadis, un port aujourd’hui. Pas mal.
    Belle défense. Emportez un hareng.
    Mon chapeau et moi, nous vous remercions.
    De ma fenêtre, la vue est encore plus belle.
talk-kontor-greedy-lost =
    Vous m’avez tout pris. Me voilà humble, et affamé.
    Prenez le port. Je garde le chapeau.
    Je voulais tout, j’ai eu le reste.
    Retour au tonneau. Je connais le chemin.
    Vous avez gagné sans prendre de ventre. Incroyable.
    Belles affaires. Travaillez pour moi. Ou moi pour vous.
talk-kontor-greedy-shared =
    La moitié du port chacun ? Je prends le côté de la cuisine.
talk-kontor-greedy-up =
    Deux fois de suite, vous prenez mon port. Je vais m’y mettre pour de bon.
talk-kontor-greedy-down =
    Trois ports de suite, même moi, je cale. J’y vais doucement ?
talk-kontor-spoiler-start =
    J’y vois moins que vous. Il m’échappe moins de choses.
    Avant, je prenais des navires. Maintenant, des secteurs.
    Bâtissez quelque chose de joli. Il me faut de quoi casser.
    Mon corbeau vous salue. Il ne dit rien d’autre.
    Mer calme, main pleine. On appareille ?
    Je ne signe aucun contrat. Les cartes suffisent.
    Vous comptez les florins. Moi, vos erreurs.
    J’aime les canaux. Ils coupent les choses en deux.
    Vous comptez poser vos docks par ici ? Intéressant.
    En mer, on avait un mot pour ces ports-là : aubaine.
talk-kontor-spoiler-mine =
    Pris à l’abordage. Ce secteur porte mon pavillon.
    Vous aviez laissé la porte ouverte. Je l’ai refermée.
    À moi. Joli secteur, d’ailleurs.
talk-kontor-spoiler-yours =
    Vous l’avez tenu. Je salue.
    Un secteur pour vous. Je m’occupais du suivant.
    Gardez-le bien. Je sais où il est.
talk-kontor-spoiler-tie =
    Personne ne le gagne. Pour moi, c’est presque une victoire.
    Mains vides des deux côtés. Ma cargaison préférée.
    Vous le vouliez plus que moi. Tant pis pour vous.
talk-kontor-spoiler-tax =
    Appelez cela un péage. Jadis, on disait bien pire.
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
    Plus d’issue par là. Je l’espérais.
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
    N’en dites rien sur les docks. J’ai une réputation à perdre.
    Eh bien. Mon corbeau a ri.
talk-kontor-spoiler-shared =
    À égalité. Deux capitaines, une prise, pas de mutinerie.
talk-kontor-spoiler-up =
    Deux fois battue. La prochaine fois, j’ouvre l’œil.
talk-kontor-spoiler-down =
    Trois prises de suite. Je réduis la toile pour vous ?
