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
talk-rampart-careful-high =
    C’est haut. J’ai mesuré avant de monter.
    Peu de cartes tiendront là-dessus. Cela en valait la peine.
    Une carte haute. Maintenant, je retiens mon souffle.
talk-rampart-careful-yourlow =
    Une bonne assise, bien basse. On voit que vous avez déjà bâti.
    C’est sage. Je l’aurais prise aussi.
    Vous gardez de la place au-dessus. Je remarque ces choses-là.
talk-rampart-careful-back =
    Vous la reposez. J’ai noté l’endroit sur mon plan.
    Pas aujourd’hui ? Je sais où elle est, à présent.
    Merci de me l’avoir montrée.
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
talk-rampart-careful-won =
    Il tient, et il est droit. Mon dessin était juste.
    J’ai gagné assise par assise. Ce n’est que du métier.
    Montez voir. La vue est meilleure d’ici.
    Votre rempart est joli. Le mien est meilleur.
    J’avais retenu plus que je ne croyais. Belle journée.
    Je vous prête mon fil à plomb ?
talk-rampart-careful-lost =
    Votre fort est le meilleur. J’ôte mon hennin, avec soin.
    J’avais tout prévu, sauf vous.
    Je n’ai oublié qu’une carte. C’était celle-là.
    Vous avez mieux retenu que moi. Moi, je dessine.
    Battue. Je bâtirai le prochain sur le roc.
    Puis-je recopier votre mur ? Pour l’étude.
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
talk-rampart-greedy-high =
    Quel morceau ! Je ne pouvais pas le laisser.
    Elle était grosse. Je le regretterai peut-être au dessert.
    Haut comme un soufflé. Que personne ne claque la porte.
talk-rampart-greedy-yourlow =
    C’est tout ce que vous prenez ? Vous resterez maigre.
    Une si petite carte. Et cet air content.
    Vous prenez les légumes, vous. Je connais ce genre-là.
talk-rampart-greedy-back =
    Vous la renvoyez ? En cuisine, c’est une insulte.
    Pas à votre goût ? J’ai vu où vous l’avez reposée.
    Moi, je l’aurais mangée.
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
talk-rampart-greedy-won =
    À table ! Et la première assiette est pour moi.
    Mon fort ! J’y mettrai les jambons.
    J’ai gagné ? GAGNÉ ! Des saucisses pour tout le monde !
    Peu importe la hauteur. Il faut savoir manger.
    Ne pleurez pas dans la soupe, elle est assez salée.
    Ma moustache avait raison. C’était la chance.
talk-rampart-greedy-lost =
    Brûlé ! Je l’ai laissé trop longtemps au four.
    J’en ai pris trop, et trop vite. Comme toujours, dit ma femme.
    Votre fort ! Alors, à vous d’éplucher les oignons.
    Gagner avec de si petites portions ? Il faudra que j’y réfléchisse.
    Où étaient les bonnes cartes ? J’étais en train de goûter.
    Bien cuit. Je veux dire, bien bâti.
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
talk-rampart-spoiler-high =
    Tout en haut ! J’aime quand ça tangue.
    Carte haute, fort vite fait. Rattrapez-moi.
    D’ici, je vois tout votre mur.
talk-rampart-spoiler-yourlow =
    Hé, il m’en fallait une basse, à moi aussi.
    Jolie pierre. Ce serait dommage qu’un canon passe par là.
    Vous y allez doucement. Je sais attendre. Un peu.
talk-rampart-spoiler-back =
    Hop, reposée. Je regardais vos yeux.
    Elle vous fait peur ? Pas à moi.
    Maintenant, je l’ai vue aussi. Pas de chance.
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
talk-rampart-spoiler-won =
    C’est mon fort ! Bas les pattes !
    Gagné ! À vous les chevaux.
    J’ai gagné à quatorze ans. Imaginez à vingt.
    Vous avez bâti. Je suis arrivée.
    J’ai gagné, et je n’ai même pas de cheval.
    Beau mur, au fait. Tant qu’il a duré.
talk-rampart-spoiler-lost =
    La prochaine fois, j’apporte un plus gros canon.
    Bon. Je m’occupe des chevaux.
    On n’y voit rien, dans ce casque !
    Votre fort. Pour l’instant.
    C’était vraiment bien. Ne le répétez pas.
    Mon oncle a perdu une guerre, un jour. Il s’en est remis.
talk-rampart-spoiler-shared =
    Match nul ? Alors, trêve. Jusqu’à demain.
talk-rampart-spoiler-up =
    Deux fois de suite ? La prochaine fois, j’enlève le casque.
talk-rampart-spoiler-down =
    Trois de suite ! Je baisse la visière ?
