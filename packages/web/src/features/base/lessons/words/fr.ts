import type { BaseLessonPhrases } from './types.js';

export const fr: BaseLessonPhrases = {
  goal: 'L’île',
  goal_1: 'Cette île est encore vide. Vous, Leif et Ingrid allez la peupler.',
  goal_2: 'Une colonie vaut un point, une ville deux. Qui en a 10 à son tour gagne.',
  goal_3: 'Pour construire, il faut des cartes, et c’est la terre qui les donne.',
  numbers: 'Les nombres',
  numbers_1:
    'Chaque tour commence par deux dés. Chaque tuile (hexagone) qui porte le nombre sorti donne une carte à tous ceux qui habitent à l’un de ses sommets.',
  numbers_2:
    'La forêt donne du bois, les collines de l’argile, le pâturage de la laine, les champs du blé, les montagnes du minerai. Le désert ne donne rien.',
  numbers_3: 'Les deux tuiles entourées paient quand un 8 sort.',
  dots: 'Les points sous les nombres',
  dots_1:
    'Les points sous un nombre disent combien de fois il sort. Le 6 et le 8 en ont cinq : à peu près une fois sur sept.',
  dots_2: 'Le 2 et le 12 n’en ont qu’un. On peut les attendre une demi-partie.',
  dots_3: 'Le 7 n’est sur aucune tuile. Vous verrez pourquoi.',
  corner: 'Votre premier sommet',
  corner_1: 'Une colonie se pose sur un sommet : elle vit de trois tuiles au plus.',
  corner_2:
    'Additionnez les points autour d’un sommet : plus de points, plus de cartes. Trois ressources différentes, c’est encore mieux.',
  corner_task: 'Deux sommets sont entourés. Choisissez le meilleur pour votre colonie, et confirmez.',
  corner_done:
    '3, 5 et 6 : onze points, pour du minerai, de l’argile et du blé. Et la colonie vaut votre premier point de victoire.',
  corner_poor: 'Regardez encore : 2, 9 et 4 font huit points. L’autre sommet entouré en a onze.',
  corner_else: 'On pourrait s’y installer. Ici, on compare seulement les deux sommets entourés.',
  route: 'Votre première route',
  route_1: 'Chacune de vos deux premières colonies apporte une route gratuite. Les suivantes, non.',
  route_2:
    'Dirigez-la vers l’endroit où vous voulez construire ensuite. Le sommet entouré, avec 8 et 5, est une bonne place, à deux routes d’ici.',
  route_3:
    'Il en faut deux : entre deux constructions, à qui qu’elles soient, il reste au moins un sommet libre.',
  route_task: 'Posez la route qui mène vers le sommet entouré.',
  route_done: 'Encore une route et vous y êtes.',
  route_else: 'Cette route mène ailleurs. Prenez celle qui se rapproche du cercle.',
  second: 'Votre second sommet',
  second_1:
    'On place maintenant en sens inverse, par équité : vous avez commencé, vous venez donc en dernier. Les autres ont déjà les deux leurs.',
  second_2: 'Cette colonie vous donne aussitôt une carte pour chaque tuile qui l’entoure.',
  second_3: 'Votre premier sommet vous donnera minerai, argile et blé. Il vous manque bois et laine.',
  second_task: 'Installez-vous sur le sommet entouré qui apporte bois et laine.',
  second_done:
    'Bois, laine et argile : toutes les ressources sont à votre portée, et vous tenez déjà trois cartes.',
  second_same:
    'Ce sommet donne argile et minerai, comme le premier. Sans bois ni laine, vous construiriez peu.',
  harbourRoad: 'Vers un port',
  harbourRoad_1:
    'Le sommet entouré touche un port marqué 2:1. Deux blés y donnent n’importe quelle carte, et votre 6 donnera souvent du blé.',
  harbourRoad_2: 'Un port marqué 3:1 prend trois cartes pareilles, de n’importe quelle sorte.',
  harbourRoad_task: 'Posez votre route vers le cercle.',
  harbourRoad_done: 'Tout le monde est installé : la partie commence.',
  harbourRoad_else: 'Celle-ci s’éloigne du port. Essayez celle qui se rapproche du cercle.',
  dice: 'Votre premier tour',
  dice_1:
    'Un tour est simple : lancez les dés, puis échangez et construisez à votre gré, puis passez les dés.',
  dice_task: 'Lancez les dés.',
  dice_done:
    'Un 6 ! Vos champs vous donnent un blé. Leif et Ingrid ont aussi reçu quelque chose : le 6 paie tous ceux qui y habitent, peu importe qui a lancé.',
  build: 'Construire une route',
  build_1:
    'Que construire d’abord ? Au début, des routes et des colonies : plus de sommets, c’est plus de cartes.',
  build_2: 'Une route coûte un bois et une argile. Elle prolonge ce que vous avez déjà.',
  build_3:
    'Vous pourriez aussi payer une colonie. Mais aucune de vos routes ne mène encore à un sommet libre.',
  build_task: 'Appuyez sur « Route », puis choisissez l’arête qui atteint le cercle.',
  build_done:
    'Bois et argile vont à la réserve, et votre route atteint le cercle. Dans la liste des joueurs, la barre compte votre plus longue route : deux.',
  build_else: 'C’est possible, mais cela ne mène pas au cercle, et bois et argile sont précieux.',
  build_pass: 'Pas encore : vous avez bois et argile, construisez d’abord votre route.',
  pass: 'Passer les dés',
  pass_1: 'Avec laine et blé seuls, vous ne pouvez plus rien construire. Gardez-les.',
  pass_2: 'Quand vous avez fini, la personne suivante lance. Vos champs vous paient aussi à son tour.',
  pass_task: 'Finissez votre tour.',
  pass_done: 'C’est à Leif et Ingrid. Avançons un peu dans la partie.',
  settle: 'Une nouvelle colonie',
  settle_1: 'Deux manches plus tard, les mains ont changé et vous avez tout ce qu’il faut.',
  settle_2:
    'Une colonie coûte bois, argile, laine et blé. Il lui faut une route à vous et de la distance avec les autres constructions.',
  settle_3: 'Elle vaut un point, et apporte les cartes de deux ou trois tuiles de plus.',
  settle_task: 'Appuyez sur « Colonie », puis choisissez le sommet entouré.',
  settle_done: 'Trois colonies, trois points.',
  settle_road: 'Une route prendrait votre bois et votre argile. La colonie vaut plus à présent.',
  settle_pass: 'Ne passez pas encore : vous pouvez payer une colonie.',
  harbour: 'Le port',
  harbour_1: 'Quelques manches plus tard : vous voilà au port à blé, avec d’autres cartes.',
  harbour_2:
    'Sans port, la réserve veut quatre cartes pareilles contre une autre (4:1). Le vôtre ne veut que deux blés (2:1).',
  harbour_3: 'Une ville coûte trois minerais et deux blés. Vous avez deux minerais et quatre blés.',
  harbour_task:
    'Ouvrez « Échange ». Dans les rangées entourées sous « Réserve », donnez du blé et recevez du minerai.',
  harbour_done: 'Deux blés contre un minerai. Vous avez de quoi bâtir une ville.',
  harbour_what: 'Le port le ferait aussi. Mais pour la ville, il vous faut du minerai.',
  harbour_people:
    'Les autres diront peut-être non. Votre port dit toujours oui : voyez les rangées sous « Réserve ».',
  harbour_else: 'Prenez d’abord le minerai qui manque : deux blés contre un minerai, à votre port.',
  city: 'Une ville',
  city_1:
    'Une ville remplace une colonie. Elle vaut deux points, et ses tuiles vous donnent deux cartes au lieu d’une.',
  city_2: 'Mettez-la donc là où il y a le plus de points.',
  city_task: 'Appuyez sur « Ville », puis choisissez la colonie entourée.',
  city_done: 'Un 6 vous donne maintenant deux blés, un 5 deux argiles.',
  city_where:
    'Elle y serait bien. Mais vos onze points paient double le plus souvent : prenez celle qui est entourée.',
  city_else: 'Vous avez juste ce que coûte une ville. Bâtissez-la d’abord.',
  trade: 'Échanger entre joueurs',
  trade_1:
    'Une manche plus tard. À votre tour, vous pouvez aussi échanger avec les autres. Tout est permis si les deux le veulent.',
  trade_2: 'Vous avez de la laine en trop, et une argile manque pour votre route. Ingrid en a peut-être.',
  trade_task: 'Sous « Échange », proposez une laine contre une argile. Puis acceptez qui est d’accord.',
  trade_done:
    'Marché conclu : à elle la laine, à vous l’argile. Un échange juste aide les deux, et laisse le troisième derrière.',
  trade_other: 'Une offre honnête, mais essayez ici une laine contre une argile.',
  trade_supply: 'La réserve voudrait quatre laines. Les gens sont moins chers.',
  trade_else: 'Proposez d’abord une laine contre une argile.',
  seven: 'Un sept',
  seven_0: 'Une manche plus tard, votre nouvelle route est là, et les mains ont changé.',
  seven_1:
    'Aucune tuile ne porte de 7, et pourtant il sort le plus souvent. Alors personne ne reçoit rien, et le voleur, la figurine du désert entouré, se réveille.',
  seven_2: 'Qui a plus de sept cartes doit en rendre la moitié. N’en amassez donc pas trop.',
  seven_task: 'Lancez les dés.',
  seven_done: 'Un 7 ! Vous avez trois cartes : vous ne perdez rien. Et vous déplacez le voleur.',
  robber: 'Le voleur',
  robber_1: 'Le voleur va sur une autre tuile. Tant qu’il y est, elle ne donne rien.',
  robber_2: 'Et vous volez une carte à quelqu’un qui habite là. Elle est tirée sans être vue.',
  robber_3: 'Leif est votre rival le plus fort : sa ville sur le 8 rapporte le plus.',
  robber_task: 'Choisissez pour le voleur les montagnes entourées.',
  robber_done: 'Les montagnes de Leif sont fermées, et l’une de ses cartes est à vous.',
  robber_own: 'Attention, vous y habitez vous-même. Vous bloqueriez votre propre terre.',
  robber_else: 'Possible, mais Leif en souffre moins. C’est sa ville sur le 8 entouré qui fait sa force.',
  card: 'Cartes développement',
  card_1:
    'Une manche plus tard, vous avez minerai, laine et blé : de quoi acheter une carte développement. Personne ne voit laquelle.',
  card_2: 'La plupart sont des chevaliers. Certaines valent un point, d’autres donnent routes ou cartes.',
  card_task: 'Appuyez sur « Carte » pour acheter une carte développement.',
  card_done: 'Un chevalier ! Vous pourrez le jouer dès votre prochain tour.',
  card_else: 'Vous avez juste ce que coûte une carte. Achetez-en une d’abord.',
  knight: 'Le chevalier',
  knight_1:
    'Une manche plus tard, le voleur est sur vos meilleurs champs. Un chevalier le chasse, même avant les dés, et vole une carte.',
  knight_2: 'Qui a le premier joué trois chevaliers a l’armée la plus forte : deux points.',
  knight_task: 'Jouez votre chevalier, et mettez le voleur là où il ne vous gêne pas.',
  knight_done:
    'Vos champs paient de nouveau, et vous avez une carte de plus. Chez les joueurs, le bouclier compte les chevaliers.',
  knight_own: 'Vous y habitez vous-même. Choisissez une tuile sans construction à vous.',
  knight_nobody: 'Personne n’habite le désert : rien à voler. Choisissez une tuile de Leif ou d’Ingrid.',
  knight_roll: 'Jouez d’abord le chevalier : si un 6 sort maintenant, votre ville n’aura rien.',
  win: 'Comment gagner',
  win_1:
    'Quelques manches plus tard : villes et colonies vous donnent sept points, une carte secrète un de plus : huit.',
  win_2:
    'La route la plus longue vaut deux points, tant que personne n’en a une plus longue. Il faut cinq routes de suite, la vôtre en a quatre.',
  win_task: 'Construisez la route qui en fait cinq de suite, à l’un des deux bouts entourés.',
  win_done: 'Cinq de suite : deux points de plus, dix en tout. Vous avez gagné !',
  win_else: 'Cette route n’allonge pas la suite. Mettez-la à l’un de ses deux bouts.',
  win_pass: 'Pas maintenant : vous pouvez gagner à ce tour.',
};
