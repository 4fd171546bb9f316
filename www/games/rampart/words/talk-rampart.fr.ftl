talk-rampart-careful-start =
    Une assise après l’autre. C’est ainsi qu’un rempart tient.
    Mon fort est déjà dessiné. Il ne manque que les cartes.
    En bas d’abord, plus haut ensuite. Répétez après moi.
    Je retiendrai où sont les cartes. Essayez aussi.
    Mon voile est épinglé, mon fil à plomb pend. Commençons.
    Pas de châteaux en Espagne, s’il vous plaît.
    Un bon maçon retourne la pierre avant de la poser.
    Le mortier est frais. Ne perdons pas la matinée.
    Mon premier mur est tombé. J’ai gardé les pierres.
    Prenez votre temps. Pour un château, il faut quarante ans.
talk-rampart-careful-low =
    Une carte basse. Rien de tel pour les fondations.
    Celle-ci est bien basse. Me voilà contente.
    Un petit nombre pour un grand mur.
    Près du sol. Mon voile prend la poussière, mais le mur tient.
    D’ici, on ne peut que monter. Lentement.
talk-rampart-careful-high =
    C’est haut. J’ai mesuré avant de monter.
    Peu de cartes tiendront là-dessus. Cela en valait la peine.
    Une carte haute. Maintenant, je retiens mon souffle.
    Il y a du vent, là-haut. Mon fil à plomb danse.
    Une échelle, s’il vous plaît. Et tenez-la bien.
talk-rampart-careful-yourlow =
    Une bonne assise, bien basse. On voit que vous avez déjà bâti.
    C’est sage. Je l’aurais prise aussi.
    Vous gardez de la place au-dessus. Je remarque ces choses-là.
    Un mur se joue en bas. Vous le savez, je vois.
talk-rampart-careful-back =
    Vous la reposez. J’ai noté l’endroit sur mon plan.
    Pas aujourd’hui ? Je sais où elle est, à présent.
    Merci de me l’avoir montrée.
    Remise à sa place. J’aime les chantiers bien rangés.
    Rangée, colonne, nombre. Je le tiens. Je crois.
talk-rampart-careful-hit =
    Mon beau mur ! Il y avait une carte, ici.
    Un trou. Je reprends mon dessin, et je ne pleure pas.
    Un canon ! Sur mon plan, personne ne tire.
talk-rampart-careful-shot =
    Cela ne me plaît pas. J’ai visé avec soin, pourtant.
    Une carte de moins pour vous. Pardonnez à une bâtisseuse.
    Le canon était sur la carte. Il fallait bien tirer.
talk-rampart-careful-out =
    Il ne reste rien de plus haut pour vous. Votre mur s’arrête là.
    Votre mur est trop haut pour continuer. Souffrez que je finisse le mien.
    Retenez la leçon : il faut garder de la place.
    Plus aucune carte pour vous. Puis-je emprunter votre échafaudage ?
    Asseyez-vous. Je vous raconterai la suite du mien.
talk-rampart-careful-mine =
    Une assise de plus. Elle tient.
    Je lui avais gardé une place sur le dessin.
    Toc, toc. Cela ne sonne pas creux.
    Elle convient. Sinon, je l’aurais laissée.
    Mon mur monte. Lentement, comme tout ce qui dure.
    Vous me passez la truelle ? Non ? Je m’en charge.
    Encore une pierre qui a trouvé sa place.
talk-rampart-careful-yours =
    Prise sans mesurer. Je l’ai bien vu.
    Votre mur monte. Je l’entends d’ici.
    Un joint correct. Un peu de travers, à gauche.
    Cette pierre figurait aussi sur mon dessin.
    Vous bâtissez vite. Je dis seulement qu’un mortier doit sécher.
    Ce qui est pris est pris. Je la raye de mon plan.
    Bien. Je n’aime pas bâtir seule.
talk-rampart-careful-ahead =
    Je suis devant. Ne levez pas la tête, cela donne le vertige.
    En tête, et toujours d’aplomb.
    Je mène. C’est écrit sur le dessin, tout en bas.
    Mon fort est le meilleur, à présent. Je respirerai plus tard.
talk-rampart-careful-behind =
    Vous êtes devant. Je devrai bâtir la nuit.
    Vous menez. Les grands murs se voient de loin, même quand ils tombent.
    Votre fort dépasse le mien. Je ne signe pas cela.
    Déjà devant ? Le mortier n’est même pas sec.
talk-rampart-careful-won =
    Il tient, et il est droit. Mon dessin était juste.
    J’ai gagné assise par assise. Ce n’est que du métier.
    Montez voir. La vue est meilleure d’ici.
    Votre rempart est joli. Le mien est meilleur.
    J’avais retenu plus que je ne croyais. Belle journée.
    Je vous prête mon fil à plomb ?
    Pas une fissure. J’ai vérifié.
    Quarante ans pour un château. Celui-ci a été plus vite.
    Le mur tient. Vous pouvez vous y adosser.
    Je roule le parchemin. C’était une bonne feuille.
talk-rampart-careful-lost =
    Votre fort est le meilleur. J’ôte mon hennin, avec soin.
    J’avais tout prévu, sauf vous.
    Je n’ai oublié qu’une carte. C’était celle-là.
    Vous avez mieux retenu que moi. Moi, je dessine.
    Battue. Je bâtirai le prochain sur le roc.
    Puis-je recopier votre mur ? Pour l’étude.
    Votre mur est plus droit que mon plan. C’est vexant.
    J’ai tout mesuré, sauf le temps.
    Un bon maçon salue un beau mur. Bon. Il est beau.
    Mon dessin était beau. Mais on n’habite pas un dessin.
talk-rampart-careful-shared =
    Deux forts, une même hauteur. Il faudra deux clés au roi.
talk-rampart-careful-up =
    Deux fois de suite, vous avez mieux bâti. Je retiendrai davantage.
talk-rampart-careful-down =
    Vos trois derniers murs étaient trop courts. J’oublie un peu plus ?
talk-rampart-greedy-start =
    La soupe chauffe. J’ai bien le temps de bâtir un château.
    Un rempart, c’est comme un gâteau : des couches !
    Je prends ce qui est sur la table. Depuis toujours.
    Mains lavées ? Bien. Les miennes collent.
    Ça sent bon, ici. Sous quelle carte, à votre avis ?
    Ma moustache frémit. C’est la chance, ou le poivre.
    Je cuisine pour quatre-vingts chevaliers. Vous ne me faites pas peur.
    Une pour la marmite, une pour moi. On y va ?
    Grandes cartes, grandes portions : voilà comment je bâtis.
    J’ai perdu ma louche. Avec les cartes, ce sera pire.
talk-rampart-greedy-low =
    Une petite bouchée. Je suis raisonnable, pour une fois.
    Une petite ! Ce sont les plus savoureuses.
    Basse, mais à moi.
    C’était l’entrée. Voilà que j’ai faim.
    Une miette, mais une bonne.
talk-rampart-greedy-high =
    Quel morceau ! Je ne pouvais pas le laisser.
    Elle était grosse. Je le regretterai peut-être au dessert.
    Haut comme un soufflé. Que personne ne claque la porte.
    La cerise sur le gâteau. Et le gâteau, au fait ?
    Il m’a fallu la grande louche.
talk-rampart-greedy-yourlow =
    C’est tout ce que vous prenez ? Vous resterez maigre.
    Une si petite carte. Et cet air content.
    Vous prenez les légumes, vous. Je connais ce genre-là.
    On grignote ?
talk-rampart-greedy-back =
    Vous la renvoyez ? En cuisine, c’est une insulte.
    Pas à votre goût ? J’ai vu où vous l’avez reposée.
    Moi, je l’aurais mangée.
    On remet le couvercle. J’ai bien regardé dans la marmite.
    Renvoyée, alors qu’elle était encore chaude.
talk-rampart-greedy-hit =
    Ma pièce montée ! Qui tire sur un gâteau ?
    Aïe ! C’était la meilleure couche.
    Un trou dans mon mur. Bonjour les courants d’air au fourneau.
talk-rampart-greedy-shot =
    Boum ! Une miette de moins dans votre assiette.
    Je voulais juste remuer la sauce. Le coup est parti.
    Pardon ! Ou plutôt non. C’était drôle.
talk-rampart-greedy-out =
    Vous calez ? Alors, je vous débarrasse.
    Il ne vous reste rien à prendre. Le cuisinier finira les plats.
    Vous avez empilé trop vite. Je connais ça.
    Pour vous, la cuisine est fermée. Moi, je me ressers.
    Plus rien ne passe ? Desserrez la ceinture, ça aide.
talk-rampart-greedy-mine =
    Hop, à la marmite !
    Encore une couche. Vous sentez le beurre ?
    Vue, prise, et j’ai toujours faim.
    Elle était là, toute seule. Elle m’a fait pitié.
    Trop ? Trop, ça n’existe pas.
    Celle-là fond sur le rempart.
    Mon mur et mon ventre : tout pousse.
talk-rampart-greedy-yours =
    J’avais déjà planté ma fourchette dedans !
    Mâchez lentement.
    Bon appétit. J’espérais des restes.
    Vous prenez sans même vous lécher les doigts ?
    Bon choix. Le chef la recommande.
    Celle-là était sur ma liste de courses.
    Votre gâteau lève. N’ouvrez surtout pas le four.
talk-rampart-greedy-ahead =
    Je suis en tête ! Suivez l’odeur des saucisses.
    C’est moi qui ai le plus gros gâteau !
    En tête, alors que je venais juste chercher le sel.
    Le cuisinier mène. Prévenez les chevaliers.
talk-rampart-greedy-behind =
    Vous menez ? Alors, je pousse le feu.
    Votre assiette est plus pleine que la mienne. Du jamais vu.
    Passez devant. Le meilleur vient à la fin : le dessert.
    Vous, devant ? Et qui remue la soupe pendant que je vous rattrape ?
talk-rampart-greedy-won =
    À table ! Et la première assiette est pour moi.
    Mon fort ! J’y mettrai les jambons.
    J’ai gagné ? GAGNÉ ! Des saucisses pour tout le monde !
    Peu importe la hauteur. Il faut savoir manger.
    Ne pleurez pas dans la soupe, elle est assez salée.
    Ma moustache avait raison. C’était la chance.
    Dressez la table sur le rempart !
    J’ai gagné sans renverser une goutte. Enfin, une.
    Mon fort, ma loi : tout le monde mange.
    C’est le poivre dans le mortier. Mon secret.
talk-rampart-greedy-lost =
    Brûlé ! Je l’ai laissé trop longtemps au four.
    J’en ai pris trop, et trop vite. Comme toujours, dit ma femme.
    Votre fort ! Alors, à vous d’éplucher les oignons.
    Gagner avec de si petites portions ? Il faudra que j’y réfléchisse.
    Où étaient les bonnes cartes ? J’étais en train de goûter.
    Bien cuit. Je veux dire, bien bâti.
    Perdu. Je noie ça dans la sauce.
    Votre fort, soit. Mais la cuisine reste à moi.
    Mon gâteau est retombé. Qui a claqué la porte ?
    Gagner le ventre vide ? Asseyez-vous, je vous sers.
talk-rampart-greedy-shared =
    Une victoire pour deux ? Alors, il faut deux cuillères.
talk-rampart-greedy-up =
    Deux fois que vous mangez mon dessert. Je vais surveiller mon assiette.
talk-rampart-greedy-down =
    Je me suis resservi trois fois de suite. Je vous en laisse un peu plus ?
talk-rampart-spoiler-start =
    Le casque de mon oncle, mes règles. On y va ?
    À cinquante pas, je touche un navet. C’est juste pour prévenir.
    Bâtissez bien haut. Ça tombe mieux.
    On y voit mal, là-dedans. Mais j’en vois assez.
    Celui qui perd s’occupe des chevaux.
    On m’interdit les joutes. Alors, je me rabats sur vous.
    Je retiens tout. Surtout ce que vous cachez.
    Nattes serrées, canon propre.
    Un château ne vaut que ce que vaut l’attaque.
    Montez votre mur. Moi, je passe à travers.
talk-rampart-spoiler-low =
    Basse et ennuyeuse. Mon oncle serait fier.
    Une basse. Vous la vouliez, pas vrai ?
    Je l’ai eue avant vous.
    Petite, mais elle mord.
    D’en bas, personne ne me voit venir.
talk-rampart-spoiler-high =
    Tout en haut ! J’aime quand ça tangue.
    Carte haute, fort vite fait. Rattrapez-moi.
    D’ici, je vois tout votre mur.
    Youpi ! Ne le dites pas à mon oncle.
    Le vertige ? Je n’ai peur de rien. Presque rien.
talk-rampart-spoiler-yourlow =
    Hé, il m’en fallait une basse, à moi aussi.
    Jolie pierre. Ce serait dommage qu’un canon passe par là.
    Vous y allez doucement. Je sais attendre. Un peu.
    Des fondations ? Je sais creuser des tunnels, vous savez.
talk-rampart-spoiler-back =
    Hop, reposée. Je regardais vos yeux.
    Elle vous fait peur ? Pas à moi.
    Maintenant, je l’ai vue aussi. Pas de chance.
    Ça brûle ?
    Merci. Je la garde sous mon casque.
talk-rampart-spoiler-hit =
    On me tire dessus, à MOI ? C’est ma spécialité, ça !
    Ha ! Juste le casque. Et une carte.
    Bon. C’est la guerre.
talk-rampart-spoiler-shot =
    Pan ! En plein navet.
    C’est exactement celle que je visais.
    Votre mur a une fenêtre, à présent.
talk-rampart-spoiler-out =
    Ça coince, là-haut ? Faites-moi signe.
    Plus haut, c’est fini pour vous. Ça fait quoi ?
    Restez sur votre mur et regardez.
    Plus de carte pour vous ? Tenez-moi ma lance.
    Un mur, et pas de porte. Un classique.
talk-rampart-spoiler-mine =
    À moi. Pleurez, si vous voulez.
    Encore un bloc pour poser mon canon.
    Je l’ai prise juste pour que vous ne l’ayez pas.
    Cling ! C’était mon casque. La carte va bien.
    Vous la vouliez. Ça se voit.
    La main vive. C’est à force d’attraper les poules.
    Hop, là-haut. Essayez de m’arrêter.
talk-rampart-spoiler-yours =
    Prenez-la. Elle était poussiéreuse.
    Celle-là, je vous l’ai laissée. Ça devrait vous inquiéter.
    Hé ! Je l’avais dans le viseur !
    Votre mur grandit, ma cible aussi.
    C’est joli. Je lui donne une semaine.
    Piquée sous ma visière !
    Empilez, empilez. Je compte.
talk-rampart-spoiler-ahead =
    Je mène ! Sonnez du cor ! Bon, je le fais moi-même. Pouet.
    En tête. Et ce casque pèse une tonne.
    Première ! Mon oncle n’est jamais allé si loin.
    Je mène. Vous pouvez porter mon bouclier.
talk-rampart-spoiler-behind =
    Vous êtes devant ? Ne bougez plus.
    Vous menez. Mon canon a entendu.
    Bon. Les héros reviennent toujours de loin.
    Admirez la vue. Moi, je grimpe déjà.
talk-rampart-spoiler-won =
    C’est mon fort ! Bas les pattes !
    Gagné ! À vous les chevaux.
    J’ai gagné à quatorze ans. Imaginez à vingt.
    Vous avez bâti. Je suis arrivée.
    J’ai gagné, et je n’ai même pas de cheval.
    Beau mur, au fait. Tant qu’il a duré.
    Gagné ! Et maintenant, je veux un cheval !
    À genoux ! Non ? Une petite révérence, alors ?
    Jouter, je n’ai pas le droit. Gagner, personne ne me l’a interdit.
    Trop facile. C’est faux, mais c’est ce que je dirai.
talk-rampart-spoiler-lost =
    La prochaine fois, j’apporte un plus gros canon.
    Bon. Je m’occupe des chevaux.
    On n’y voit rien, dans ce casque !
    Votre fort. Pour l’instant.
    C’était vraiment bien. Ne le répétez pas.
    Mon oncle a perdu une guerre, un jour. Il s’en est remis.
    J’ai marché sur mes nattes.
    Vengeance ! Demain ! Après l’écurie !
    Vous avez gagné. Disons que c’est le casque qui a perdu.
    Apprenez-moi ça. S’il vous plaît. Je ne dis jamais s’il vous plaît.
talk-rampart-spoiler-shared =
    Match nul ? Alors, trêve. Jusqu’à demain.
talk-rampart-spoiler-up =
    Deux fois de suite ? La prochaine fois, j’enlève le casque.
talk-rampart-spoiler-down =
    Trois de suite ! Je baisse la visière ?
