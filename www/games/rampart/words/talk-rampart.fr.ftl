talk-rampart-careful-start =
    Une assise après l’autre. C’est ainsi qu’un rempart tient.
    Je l’ai déjà dessiné. Il ne manque que les cartes.
    D’abord bas, puis plus haut. Répétez après moi.
    Je retiens où sont les choses. Essayez aussi.
    Mon voile est épinglé, mon fil à plomb pend. Commençons.
    Pas de châteaux en Espagne, s’il vous plaît.
    Un bon maçon retourne la pierre avant de la poser.
    Le mortier est frais. Ne perdons pas la matinée.
    Mon premier mur est tombé. J’ai gardé les pierres.
    Prenez votre temps. Un château prend quarante ans.
talk-rampart-careful-low =
    Une carte basse. Une fondation, c’est cela.
    Celle-ci est bien basse. Je suis contente.
    Un petit nombre pour un grand mur.
talk-rampart-careful-high =
    Nous voilà haut. J’ai mesuré avant de monter.
    Peu de choses tiendront là-dessus. Cela en valait la peine.
    Une carte haute. Maintenant, je retiens mon souffle.
talk-rampart-careful-yourlow =
    Une bonne assise basse. Vous avez déjà bâti.
    Raisonnable. Je l’aurais prise aussi.
    Vous gardez de la place au-dessus. Je remarque ces choses.
talk-rampart-careful-back =
    Vous la reposez. J’ai noté l’endroit sur mon plan.
    Pas aujourd’hui ? Je sais où elle est, à présent.
    Merci de me l’avoir montrée.
talk-rampart-careful-hit =
    Mon beau mur ! Il y avait une carte, là.
    Un trou. Je redessine sans pleurer.
    Des canons. Sur mon plan, personne ne tire.
talk-rampart-careful-shot =
    Cela ne me plaît pas. J’ai visé avec soin, pourtant.
    Une carte de moins pour vous. Pardonnez à une bâtisseuse.
    Le canon était sur la carte. Il fallait bien tirer.
talk-rampart-careful-out =
    Plus rien de plus haut pour vous. Votre mur restera ainsi.
    Vous êtes trop haut pour continuer. Je finis le mien.
    Il y a là une leçon : gardez de la place.
talk-rampart-careful-won =
    Il tient, et il est droit. Mon dessin était juste.
    J’ai gagné assise par assise. Sans magie.
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
    Deux fois de suite, vous bâtissez mieux. Je retiendrai davantage.
talk-rampart-careful-down =
    Trois murs de suite trop courts. J’oublie un peu plus ?
talk-rampart-greedy-start =
    La soupe chauffe. J’ai le temps pour un château.
    Un rempart, c’est comme un gâteau : des couches !
    Je prends ce qui est sur la table. Depuis toujours.
    Mains lavées ? Bien. Les miennes collent.
    Quelle carte sent le meilleur ? Celle-ci, je crois.
    Ma moustache frémit. C’est la chance, ou le poivre.
    Je cuisine pour quatre-vingts chevaliers. Vous ne me faites pas peur.
    Une pour la marmite, une pour moi. On y va ?
    Grandes cartes, grandes portions. C’est ainsi que je bâtis.
    J’ai perdu ma louche. Avec les cartes, ce sera pire.
talk-rampart-greedy-low =
    Une petite bouchée. Raisonnable, pour une fois.
    Une petite ! Ce sont les plus savoureuses.
    Basse, mais à moi.
talk-rampart-greedy-high =
    Quel morceau ! Je ne pouvais pas le laisser.
    Elle était grosse. Je le regretterai peut-être au dessert.
    Haut comme un soufflé. Que personne ne claque la porte.
talk-rampart-greedy-yourlow =
    C’est tout ce que vous prenez ? Vous resterez maigre.
    Une si petite carte. Et cet air content.
    Vous commencez par les légumes. Je connais ce genre.
talk-rampart-greedy-back =
    Vous la renvoyez ? En cuisine, c’est une insulte.
    Pas à votre goût ? J’ai vu où vous la posiez.
    Moi, je l’aurais mangée.
talk-rampart-greedy-hit =
    Ma pièce montée ! Qui tire sur un gâteau ?
    Aïe ! C’était la meilleure couche.
    Un trou dans mon mur. Et ça souffle près du four.
talk-rampart-greedy-shot =
    Boum ! Une miette de moins dans votre assiette.
    Je voulais juste remuer. Le coup est parti.
    Pardon ! Ou plutôt non. C’était drôle.
talk-rampart-greedy-out =
    Vous calez ? Alors je débarrasse tout seul.
    Plus de carte plus haute pour vous. Tout pour le cuisinier.
    Vous avez empilé trop vite. Je connais ça.
talk-rampart-greedy-won =
    À table ! Et la première assiette est pour moi.
    Mon fort ! J’y mettrai les jambons.
    J’ai gagné ? Gagné ! Des saucisses pour tous !
    Peu importe la hauteur. Il faut savoir manger.
    Ne pleurez pas dans la soupe, elle est assez salée.
    Ma moustache avait raison. C’était la chance.
talk-rampart-greedy-lost =
    Brûlé ! Je l’ai laissé trop longtemps.
    J’ai pris trop, trop vite. Comme toujours, dit ma femme.
    Votre fort ! Alors, à vous d’éplucher les oignons.
    Gagner avec de si petites portions. J’y réfléchirai.
    Où étaient les bonnes cartes ? Je goûtais.
    Bien cuit. Je veux dire, bien bâti.
talk-rampart-greedy-shared =
    Tous les deux ? Alors il faut deux cuillères.
talk-rampart-greedy-up =
    Deux fois, vous prenez mon dessert. La prochaine fois, j’ouvre l’œil.
talk-rampart-greedy-down =
    Trois portions de suite pour moi. Je vous en laisse plus ?
talk-rampart-spoiler-start =
    Le casque de mon oncle, mes règles. On y va ?
    Je touche un navet à cinquante pas. Je dis ça.
    Bâtissez bien haut. Ça tombe mieux.
    On voit mal, là-dedans. Mais assez.
    Le dernier en haut nettoie les chevaux.
    On m’interdit les joutes. Ce sera donc vous.
    Je retiens tout. Surtout ce que vous cachez.
    Nattes serrées, canon propre.
    Un château ne vaut que par qui l’attaque.
    Vous d’abord. Moi, je passe au travers.
talk-rampart-spoiler-low =
    Bas et ennuyeux. Mon oncle serait fier.
    Une basse. Vous la vouliez, pas vrai ?
    Je l’ai eue avant vous.
talk-rampart-spoiler-high =
    Tout en haut ! J’aime quand ça branle.
    Carte haute, fort rapide. Rattrapez-moi.
    D’ici, je vois tout votre mur.
talk-rampart-spoiler-yourlow =
    Hé, il m’en fallait une basse, à moi aussi.
    Jolie pierre. Dommage si un canon passait.
    Vous y allez doucement. Je sais attendre. Un peu.
talk-rampart-spoiler-back =
    Hop, reposée. Je regardais vos yeux.
    Elle vous fait peur ? Pas à moi.
    Maintenant, on sait tous les deux. Pas de chance.
talk-rampart-spoiler-hit =
    C’est sur moi qu’on tire ? Mais c’est mon tour, ça !
    Ha ! Rien que le casque. Et une carte.
    Bon. C’est la guerre.
talk-rampart-spoiler-shot =
    Pan ! En plein navet.
    C’est exactement celle que je visais.
    Votre mur a une fenêtre, à présent.
talk-rampart-spoiler-out =
    Coincé là-haut ? Faites-moi signe.
    Plus haut, c’est fini pour vous. Pas pour moi.
    Restez sur votre mur et regardez.
talk-rampart-spoiler-won =
    C’est mon fort ! Bas les pattes !
    Gagné ! À vous les chevaux.
    Quatorze ans et invaincue. Aujourd’hui.
    Vous avez bâti. Je suis arrivée.
    Je gagne, et je n’ai même pas de cheval.
    Beau mur, au fait. Tant qu’il a duré.
talk-rampart-spoiler-lost =
    La prochaine fois, j’apporte un plus gros canon.
    Bon. Je m’occupe des chevaux.
    On n’y voit rien, dans ce casque !
    Votre fort. Pour l’instant.
    C’était vraiment bien. Ne le répétez pas.
    Mon oncle a perdu une guerre, un jour. Il s’en est remis.
talk-rampart-spoiler-shared =
    Tous les deux ? Alors, trêve. Jusqu’à demain.
talk-rampart-spoiler-up =
    Deux fois de suite ? La prochaine fois, j’ôte le casque.
talk-rampart-spoiler-down =
    Trois de suite ! Je baisse la visière ?
