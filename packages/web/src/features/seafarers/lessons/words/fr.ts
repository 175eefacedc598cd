import type { SeaLessonPhrases } from './types.js';

export const fr: SeaLessonPhrases = {
  islands: 'Par-delà la mer',
  islands_1: 'Peupler une île, vous savez faire. Ici il y en a plusieurs, et on y va en bateau.',
  islands_2: 'Tout le monde commence sur la grande île. Les trois petites, aux cercles, sont encore vides.',
  islands_3:
    'Votre première colonie sur chaque petite île rapporte deux points spéciaux. Il faut 14 points pour gagner : le voyage en vaut la peine.',
  first: 'Un bateau au lieu d’une route',
  first_1:
    'Votre colonie est sur la côte, entre forêt et pâturage. Du bois et de la laine, voilà de quoi faire des bateaux.',
  first_2: 'À côté d’une colonie de départ sur la côte, votre route gratuite peut être un bateau.',
  first_task: 'Choisissez « Placer un bateau », puis l’arête de la côte qui atteint le cercle.',
  first_done: 'De là, on file droit vers l’île de l’est.',
  first_road: 'Une route est permise aussi. Mais elle ne passe jamais l’eau : choisissez le bateau.',
  first_else: 'Il flotterait là aussi. Le sommet entouré est plus près de l’île de l’est.',
  ship: 'Construire un bateau',
  ship_1: 'Un bateau coûte un bois et une laine. Il se pose sur une arête qui a la mer d’un côté au moins.',
  ship_2: 'Il prolonge un de vos bateaux, ou part d’un de vos bâtiments sur la côte.',
  ship_task: 'Appuyez sur « Bateau », puis choisissez l’arête qui atteint le cercle.',
  ship_done: 'Vous touchez une autre île. Là où vos bateaux touchent terre, vous pouvez vous installer.',
  ship_else: 'Un bateau peut s’y poser, mais il n’atteint pas le cercle sur l’autre île.',
  ship_first: 'Construisez d’abord le bateau : vous avez juste ce qu’il coûte.',
  move: 'Un bateau peut changer de cap',
  move_1:
    'Leif s’est installé avant vous sur cette île, trop près de l’endroit où mène votre dernier bateau. Plus au sud, il reste de l’or.',
  move_2:
    'Une fois par tour, vous déplacez un bateau sans payer : au bout ouvert d’une ligne, et pas construit ce tour-ci.',
  move_task:
    'Appuyez sur « Déplacer », choisissez le bateau entouré, puis l’arête qui mène au sommet entouré.',
  move_done: 'Pas une carte dépensée, et votre ligne mène à l’or.',
  move_else: 'Il pourrait y aller. Mais une seule place le mène au sommet entouré, près de l’or.',
  move_first: 'Déplacez d’abord votre bateau : cela ne coûte rien.',
  settle: 'Une nouvelle île',
  settle_1: 'Là où vos bateaux touchent terre, vous pouvez vous installer, au même prix que chez vous.',
  settle_2:
    'C’est votre première colonie sur cette île : elle rapporte deux points spéciaux. Leif a déjà les siens.',
  settle_task: 'Appuyez sur « Colonie », puis choisissez le sommet entouré.',
  settle_done:
    'Un point et deux points spéciaux : trois d’un coup. Ils restent, même si elle devient une ville.',
  settle_closed:
    'Vos bateaux relient maintenant deux de vos bâtiments. Cette ligne est fermée : ses bateaux ne bougent plus.',
  settle_where: 'C’est la même île, mais sans or. Prenez le sommet entouré.',
  settle_first: 'Gardez vos cartes : vous avez juste ce que coûte une colonie.',
  settle_move: 'Votre ligne n’atteindrait plus l’île. Laissez le bateau, et installez-vous.',
  gold: 'L’or',
  gold_1:
    'Quand son nombre sort, une rivière d’or vous donne une carte de votre choix, et deux pour une ville.',
  gold_2: 'Vous avez deux blés et deux minerais. Un minerai de plus, et c’est une ville.',
  gold_task: 'Lancez les dés. Puis choisissez la carte qui vous manque.',
  gold_done: 'L’or, c’est ce dont vous avez le plus besoin. Vous avez de quoi bâtir une ville.',
  gold_else: 'L’or vous le donnerait aussi. Mais c’est un minerai qui manque à votre ville.',
  join: 'De la route à la mer',
  join_1: 'Au sud, votre route est arrivée à la côte. La troisième île n’est pas loin.',
  join_2:
    'Mais un bateau ne prolonge pas une route. Entre les deux, il faut une colonie ou une ville à vous.',
  join_task:
    'Installez-vous sur la côte, au bout de votre route. Puis construisez un bateau vers l’autre cercle.',
  join_done: 'Route, colonie, bateau : cela fait maintenant un seul chemin.',
  join_ship:
    'Ce bateau ne part pas du bout de votre route. Installez-vous d’abord là, puis voguez vers l’autre cercle.',
  join_road: 'Votre route est déjà à la côte. Gardez l’argile pour la colonie.',
  join_first: 'Vous avez juste ce qu’il faut : d’abord une colonie, puis un bateau.',
  pirate: 'Le pirate',
  pirate_1:
    'Un 7 ! Ici, vous choisissez : déplacer le voleur sur terre, ou le pirate en mer. Il vole qui a un bateau à côté de lui.',
  pirate_2: 'À côté de lui, on ne construit aucun bateau, et aucun n’arrive ni ne part.',
  pirate_3: 'Il manque à Leif un seul bateau pour atteindre l’or du nord.',
  pirate_task: 'Mettez le pirate sur l’eau entourée, en travers de la route de Leif.',
  pirate_done: 'Une carte de Leif est à vous, et son chemin vers l’or est fermé.',
  pirate_robber:
    'Le voleur ferme une terre, comme toujours. Mais ce sont les bateaux de Leif qu’il faut arrêter.',
  pirate_own: 'Attention, vos propres bateaux sont là. Vous vous enfermeriez.',
  pirate_else: 'Le pirate peut y aller, mais Leif passe. C’est l’eau entourée qui est sur son chemin.',
  knight: 'Le chasser',
  knight_1: 'Le pirate est maintenant dans votre baie, et vous ne pouvez plus avancer vers la troisième île.',
  knight_2: 'Un chevalier déplace le voleur ou le pirate, à votre choix.',
  knight_task:
    'Jouez votre chevalier, envoyez le pirate au cercle du nord, puis construisez un bateau vers l’autre cercle.',
  knight_done: 'Il est parti, et votre bateau est passé. Sans le chevalier, on ne pouvait pas construire là.',
  knight_robber: 'Pas le voleur, cette fois : c’est le pirate qui vous barre le chemin.',
  knight_where: 'Cela irait aussi. Ici, envoyez-le sur l’eau entourée, chez les bateaux de Leif.',
  knight_ship: 'La troisième île est ailleurs. D’abord le chevalier, puis le bateau vers le cercle.',
  knight_first: 'Jouez d’abord votre chevalier : le pirate doit quitter votre baie.',
  route: 'La plus longue route commerciale',
  route_1:
    'Routes et bateaux comptent ensemble, votre colonie les relie. Cinq de suite valent deux points, si personne n’a mieux.',
  route_2: 'Au sud, vous avez deux routes et deux bateaux de suite : quatre.',
  route_task: 'Construisez le cinquième : un bateau vers le cercle.',
  route_done:
    'La plus longue route commerciale est à vous : deux points. Attention, déplacer un bateau peut la faire perdre.',
  route_else: 'Ce bateau n’allonge pas votre suite au sud.',
  route_move: 'Déplacer un bateau raccourcit d’un côté ce qu’il allonge de l’autre. Construisez-en un neuf.',
  route_first: 'Construisez d’abord le bateau : il vaut deux points.',
  win: 'Comment gagner',
  win_1: 'Sur cette carte, 14 points à votre tour font gagner. D’autres cartes en demandent plus ou moins.',
  win_2: 'Vous en avez onze. Une colonie sur une troisième île en rapporterait trois.',
  win_task: 'Installez-vous sur la troisième île.',
  win_done: 'Une colonie et deux points spéciaux : quatorze. Vous avez gagné !',
  win_others:
    'D’autres cartes de mer ont leur propre histoire : brouillard, villages, pirates. Leur page de règles la raconte.',
  win_move: 'Laissez vos bateaux : ils sont arrivés. Installez-vous sur la troisième île.',
  win_first: 'Pas maintenant : vous pouvez gagner à ce tour.',
};
