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
    Un secteur pour moi. Je m’accorde un demi-biscuit.
    Je l’inscris à la règle, pour qu’il reste droit.
    Le compte y est. Il suffit de le laisser venir.
talk-kontor-careful-yours =
    Ce secteur est à vous. Je tourne la page.
    La suprématie était pour vous. Je l’ai vu une carte trop tard.
    Gagné dans les règles. Je l’inscris en rouge.
    Je ne vous l’envie pas. Je le note seulement deux fois.
    Un bon secteur. Assurez-le, mais pas chez moi.
    À vous, sans aucun doute. J’en ai cherché un.
talk-kontor-careful-tie =
    Un secteur pour personne. Cela fait désordre.
    Tant de travail, et la ligne reste vide.
    Ni vous ni moi. Au moins, mes comptes sont équilibrés.
talk-kontor-careful-tax =
    Un florin sur ma carte, un des vôtres qui s’en va.
    L’impôt n’est pas méchant. C’est de l’arithmétique.
    Je vous fais un reçu, si vous voulez.
    La trésorerie vous remercie. Moi aussi, plus discrètement.
    Moi aussi, je paie le mien en souriant. À peine.
    Un florin. Ce sont les petites sommes qui font mal.
talk-kontor-careful-poor =
    Vous ne pouvez pas payer ? C’est à cela que sert un bas de laine.
    Bourse vide. J’ai vu de grandes maisons se ruiner ainsi.
    Cette carte rentre chez elle. J’en suis navrée, et un peu contente.
talk-kontor-careful-passed =
    Vous passez. C’est raisonnable. J’y songe souvent.
    Le repos n’est pas de la paresse. C’est de l’épargne.
    Vous passez, et cela ne me dit rien de votre main. Je note ce rien.
    Très sage. Je sers le thé en attendant ?
    Vous attendez. C’est une qualité. À cette table, elle m’inquiète.
    Pas de carte, pas de tache.
talk-kontor-careful-frame =
    Le port a désormais un bord. J’aime les bords.
    Il ne grandira plus dans ce sens. Regardons à l’intérieur.
    La mesure est fixée. Ma règle est soulagée.
    Cette ligne-là, je la tire deux fois, à l’encre.
    Le port connaît sa mesure. Mon neveu, pas encore.
    On peut compter les cases qui restent. C’est déjà fait.
talk-kontor-careful-took =
    Un dock de moins. Il va falloir gommer. Je déteste gommer.
    Vous enlevez, je raye. Quel après-midi.
    Il était là à l’instant. J’ai la preuve écrite.
    Un bateau qui emporte les docks. Feu mon mari aurait ri.
    Le changement ne me gêne pas. La paperasse, si.
talk-kontor-careful-taken =
    J’ai mis un peu d’ordre, voilà tout.
    Vidé, balayé, inscrit. La case est de nouveau libre.
    Ce dock n’était pas dans le plan. Pas dans le mien.
    Je l’ai fait avec des gants propres.
    Une rectification. Cela fait partie d’une bonne tenue des livres.
talk-kontor-careful-won =
    Le solde est en ma faveur. Merci de votre visite.
    Ni taches ni regrets. Bonne nuit.
    Vous dépensiez, j’épargnais. Voilà tout.
    J’ai gagné, et je peux justifier chaque ligne.
    Mon grand livre se ferme sur un petit sourire.
    Ennuyeux, n’est-ce pas ? Gagner l’est souvent.
    Gagné, et sans toucher aux réserves.
    J’aurais pu vous le dire d’emblée. Mais deviner n’est pas poli.
    Une colonne pour vous, une pour moi. La mienne est plus longue.
    Cela se fête. Avec le deuxième biscuit.
talk-kontor-careful-lost =
    Vous avez gagné. J’ai trouvé l’erreur : c’est moi.
    Mes livres sont propres. Les vôtres sont mieux remplis.
    J’ai pris un florin de précautions en trop.
    Associons-nous, plutôt. Je redoute déjà votre concurrence.
    Une perte. Je la reporte sur la prochaine partie.
    Il fallait poser ce canal plus tôt. J’en perdrai le sommeil.
    Vous avez pris des risques, et ils ont payé. Je dois m’allonger.
    Je ferme le livre. Doucement, il n’y est pour rien.
    Mes sommes étaient justes. Plus petites que les vôtres, voilà tout.
    Battue, avec tous les justificatifs en règle.
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
    Encore un secteur ! Il me faut une plus grande fenêtre.
    N’emballez pas, je le mange ici.
    Celui-là est bien passé. Il en reste ?
talk-kontor-greedy-yours =
    Pour vous, celui-là ? Vous allez prendre du ventre, comme moi.
    J’avais déjà commandé l’enseigne pour ce secteur.
    Profitez-en. Il est tout petit, du moins je me le répète.
    Tout un secteur, et vous ne m’en offrez pas une bouchée.
    Bon, il était trop salé, de toute façon.
    Et moi qui attendais, la fourchette à la main !
talk-kontor-greedy-tie =
    Personne ne l’a ? Qui a fait ces règles ?
    Tout un secteur pour rien. Il me faut un hareng.
    Un secteur perdu pour tout le monde ? J’en suis malade.
talk-kontor-greedy-tax =
    Payez donc ! Ma carte porte un florin, et vous un de moins.
    J’adore le bruit de votre bourse.
    Petit impôt, grand plaisir.
    Cling ! Rien ne chante mieux qu’un florin qui vous quitte.
    Un florin ! Presque la moitié d’un hareng.
    Ne faites pas cette tête. Ce n’est que de l’argent. Que le vôtre.
talk-kontor-greedy-poor =
    Plus de florins ? Je vous en prêterais bien un, mais j’y tiens.
    Plus un sou ! Voilà ce que c’est de manger trop peu.
    Reprenez votre carte, et revenez avec de l’argent.
talk-kontor-greedy-passed =
    Vous passez ? Moi, j’ai toujours faim.
    Vous sautez la manche ? Vous avez mieux à manger ailleurs ?
    Je ne passe jamais. Enfin, rarement. Ça creuse l’estomac.
    Vous passez ? Merveilleux. Plus de place pour mes coudes.
    Ne rien faire, et exprès ? Je me suis trompé de métier.
    Vous êtes au régime ?
talk-kontor-greedy-frame =
    Quoi, pas plus loin ? Je commençais à peine.
    Par là, c’est plein. Comme moi après le déjeuner.
    Le port ne grandira plus par là. Mes envies, si.
    Plus de place par là. Mon tailleur me dit la même chose.
    Une limite ? Dans mon port ? Qui a signé cela ?
    Eh bien, on empilera plus haut.
talk-kontor-greedy-took =
    Hé ! On ne débarrasse pas pendant que je mange.
    Un dock de moins ! Il avait pourtant la bonne taille.
    Vous emportez des docks ? Vous avez mangé quoi ?
    Remettez-le ! Non ? J’aurai essayé.
    Il y avait un dock, là. J’allais l’acheter, un jour.
talk-kontor-greedy-taken =
    Ouste ! Il me gâchait la vue.
    Je fais de la place. Un grand homme en a besoin.
    Un dock, à emporter.
    Attention aux orteils ! Un dock passe.
    Je lui trouverai mieux ailleurs. Mieux pour moi.
talk-kontor-greedy-won =
    À moi, de la grue à la dernière caisse !
    J’ai gagné ! Allons manger, c’est moi qui paie. Avec votre argent.
    Un tonneau jadis, un port aujourd’hui. Pas mal.
    Belle défense. Emportez un hareng.
    Mon chapeau et moi, nous vous remercions.
    De ma fenêtre, la vue est encore plus belle.
    Tout est à moi, et il reste de la place pour le dessert !
    Gagné ! Sonnez la cloche ! Il n’y en a pas ? J’en achète une.
    N’affrontez jamais un homme qui a deux chapeaux.
    Un beau port. Je le ferai encadrer.
talk-kontor-greedy-lost =
    Vous m’avez tout pris. Me voilà humble, et affamé.
    Prenez le port. Je garde le chapeau.
    Je voulais tout, j’ai eu le reste.
    Retour au tonneau. Je connais le chemin.
    Vous avez gagné sans prendre de ventre. Incroyable.
    Belles affaires. Travaillez pour moi. Ou moi pour vous.
    Perdu ! Apportez-moi un hareng. Non, deux.
    J’ai trop mangé, et vous avez attendu que je ne bouge plus.
    Mes entrepôts pleurent. Écoutez.
    Vous avez gagné ? Alors, c’est vous qui payez le repas.
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
    À moi. Le corbeau tourne déjà au-dessus.
    Pris sans une égratignure. Je perds la main.
    Hissez le pavillon. Que chacun voie à qui il est.
talk-kontor-spoiler-yours =
    Vous l’avez tenu. Je salue.
    Un secteur pour vous. Je m’occupais du suivant.
    Gardez-le bien. Je sais où il est.
    Une belle prise. Moi, je l’aurais fait dorer.
    Vous étiez là avant moi. Jadis, cela coûtait un navire.
    Profitez-en. J’ai cligné de l’œil, et je n’en ai qu’un.
talk-kontor-spoiler-tie =
    Personne ne le gagne. Pour moi, c’est presque une victoire.
    Mains vides des deux côtés. Ma cargaison préférée.
    Vous le vouliez plus que moi. Tant pis pour vous.
talk-kontor-spoiler-tax =
    Appelez cela un péage. Jadis, on disait bien pire.
    Un florin de moins. Vous flotterez mieux.
    J’ai vu venir votre carte. Et votre florin.
    Ni canon ni fumée, et votre argent est parti quand même.
    C’est la loi qui prend votre florin. Moi, je sifflote.
    Payez le garde du port. Oui, il me ressemble.
talk-kontor-spoiler-poor =
    Pas d’argent, pas d’amarre. C’est la loi du port.
    À sec. Je connais une bonne taverne.
    Je visais votre bourse. Elle était vide. Encore mieux.
talk-kontor-spoiler-passed =
    On se cache ? J’ai l’œil sur vous. Je n’en ai qu’un.
    Vous passez. Le vent est donc à moi.
    Une manche calme pour vous. Pas pour vos docks.
    Vous vous cachez ? Je connais les cachettes. J’en ai bâti.
    Vous passez. Mon corbeau bâille.
    Pas de carte. La main vide, ou la tête pleine ?
talk-kontor-spoiler-frame =
    Un mur dans la mer. Fini de fuir.
    Eaux étroites, gros ennuis.
    Plus d’issue par là. Je l’espérais.
    Un bord. J’ai de quoi vous coincer.
    La carte s’arrête là. Et devant, il y a moi.
    J’ai bloqué des ports plus grands. Jamais d’aussi bien rangés.
talk-kontor-spoiler-took =
    Vous enlevez les docks ? Nous aurions dû naviguer ensemble.
    Un raid propre. Je lui donne neuf sur dix.
    Et c’est moi qu’on traite de pirate.
    Vous laissez un trou. J’aime les trous.
    Là, même mon corbeau a levé la tête.
talk-kontor-spoiler-taken =
    Il y avait un dock ? Je ne vois que de l’eau. D’un seul œil, il est vrai.
    Une vieille habitude. J’ai vu un dock, je l’ai pris.
    Remorqué. Dans mon port, on ne stationne pas.
    Un coup sur l’amarre. Tout est dans le poignet.
    Je ne laisse aucune trace. Enfin, un trou.
talk-kontor-spoiler-won =
    Je prends le port. Gardez la brume.
    Vous avez bien bâti, au mauvais endroit et trop tôt.
    Sans un coup de canon. Je vieillis.
    Un œil a suffi.
    J’ai gagné ce que vous ne regardiez pas.
    Mon corbeau avait parié sur vous. Il jeûnera.
    J’ai gagné. Me voilà respectable. C’est affreux.
    Vous aviez deux yeux, tous deux sur le mauvais dock.
    Pas de prisonniers. Vous pouvez rentrer chez vous.
    Le port est à moi. Le corbeau prend la grue.
talk-kontor-spoiler-lost =
    Vous m’avez semée. Cela faisait longtemps.
    J’ai beaucoup cassé, mais pas assez.
    J’amène mon pavillon. Pour aujourd’hui.
    Vous gardiez la bonne porte. J’ai frappé aux autres.
    N’en dites rien sur les docks. J’ai une réputation à perdre.
    Eh bien. Mon corbeau a ri.
    Coulée, corps et biens. Et corbeau.
    Vous avez gagné. Fermez vos volets, la nuit.
    J’ai regardé où vous pointiez le doigt. Le plus vieux tour du monde.
    Emportez la prise. Je sais où vous l’amarrerez.
talk-kontor-spoiler-shared =
    À égalité. Deux capitaines, une prise, pas de mutinerie.
talk-kontor-spoiler-up =
    Deux fois battue. La prochaine fois, j’ouvre l’œil.
talk-kontor-spoiler-down =
    Trois prises de suite. Je réduis la toile pour vous ?
