import type { NewCatanLessonPhrases } from './types.js';

export const fr: NewCatanLessonPhrases = {
  island: 'Un lac et des voisins',
  island_1: 'Vous connaissez le jeu de base. Presque tout reste ; voici ce qui est nouveau.',
  island_2: 'Au milieu, il y a un lac. On peut bâtir autour, mais comme le désert il ne donne rien.',
  island_3:
    'Pas de ports ici. Quatre peuples vivent sur la rive, chacun dans un comptoir ; les deux confins sont vides.',
  outposts: 'Comptoirs et avantages',
  outposts_1:
    'Chaque coin d’un comptoir a un avantage. Qui y bâtit l’a pour lui seul : aucun n’existe deux fois.',
  outposts_2:
    'Le Peuple vert donne plus de cartes, les Marchands échangent mieux, les Savants bâtissent à bas prix, les Diplomates connaissent des ruses.',
  outposts_3:
    'Vous habitez le coin entouré du Peuple vert : « Laine +1 » est à vous. « Avantages » montre les vingt.',
  green: 'La terre donne plus',
  green_1: 'Quand un lancer vous rapporte de la laine, le Peuple vert en donne une de plus, une seule.',
  green_2: 'Votre autre colonie borde le pâturage entouré, celui du 6.',
  green_task: 'Lancez les dés.',
  green_done:
    'Un 6 ! Une laine du pâturage, une du Peuple vert. Cela se fait tout seul, même au tour des autres.',
  supply: 'Trois et une',
  supply_1: 'La réserve a ici un autre prix : trois cartes d’une sorte et une quelconque, contre une carte.',
  supply_2: 'Pour une colonie, il ne vous manque que du blé. Laine et minerai, vous en avez en trop.',
  supply_task: 'Ouvrez « Échange », donnez à la réserve trois laines et un minerai, et prenez un blé.',
  supply_done: 'Bois, argile, laine et blé : une colonie entière.',
  supply_what: 'Ce serait permis. Mais c’est du blé qu’il vous faut, contre la laine et le minerai en trop.',
  supply_people:
    'Les autres diront peut-être non. La réserve dit toujours oui : trois laines et un minerai contre un blé.',
  supply_road: 'Une route prendrait le bois et l’argile de votre colonie. Prenez d’abord le blé.',
  supply_pass: 'Pas encore : prenez d’abord le blé qui manque.',
  settle: 'Un second avantage',
  settle_1:
    'Votre route atteint un coin des Diplomates : « Points à vendre ». Il borde lui aussi votre pâturage du 6.',
  settle_2: 'Une colonie y vaut un point comme toujours, et l’avantage du coin devient le vôtre.',
  settle_task: 'Appuyez sur « Colonie », puis choisissez le coin entouré.',
  settle_done:
    'Un 6 vous rapporte maintenant deux laines, et une de plus par « Laine +1 ». « Points à vendre » sera prêt dès le prochain tour.',
  settle_else: 'Vous avez juste ce que coûte une colonie. Bâtissez-la d’abord.',
  persuasion: 'Persuasion',
  persuasion_1:
    'Quelques manches plus tard, « Persuasion » est aussi à vous. Pour une route, il vous manque une argile.',
  persuasion_2:
    'Une fois par tour, obligez quelqu’un à échanger une carte avec vous. Vous nommez les deux sortes, et personne ne peut refuser.',
  persuasion_3: 'Un 3 est sorti. Leif habite les collines entourées, celles du 3 : il a donc une argile.',
  persuasion_task: 'Appuyez sur « Persuasion », la bulle, et donnez à Leif une laine contre une argile.',
  persuasion_done: 'L’argile est à vous. Ces avantages-là s’utilisent à votre propre tour, après les dés.',
  persuasion_whom: 'Ce lancer n’a pas donné d’argile à Ingrid. Demandez à Leif.',
  persuasion_what: 'Le bois, il vous le faut pour la route. Donnez de la laine et demandez de l’argile.',
  persuasion_offer: 'Une offre, Leif peut la refuser. La « Persuasion », non.',
  persuasion_pass: 'Pas encore : prenez d’abord l’argile de Leif.',
  gap: 'Par-dessus la brèche',
  gap_1:
    'Entre deux comptoirs, la côte a une brèche. Elle compte pour deux arêtes : il faut deux routes, et personne ne bâtit au milieu.',
  gap_2: 'Votre route couvre déjà la première moitié. Derrière, ce sont les Marchands.',
  gap_task: 'Appuyez sur « Route » et couvrez la seconde moitié, vers le cercle.',
  gap_done: 'Vous y êtes ! Au coin entouré, vous bâtirez dès que vous aurez les cartes.',
  gap_else: 'C’est possible. Mais on atteint le cercle par la seconde moitié de la brèche.',
  gap_pass: 'Vous avez bois et argile : franchissez d’abord la brèche.',
  infiltrator: 'L’infiltré',
  infiltrator_1:
    'Un 7, et un choix : déplacer le voleur comme d’habitude, ou envoyer l’infiltré sur un coin de comptoir.',
  infiltrator_2:
    'Tant qu’il y est, l’avantage est bloqué. Si quelqu’un y habite, vous pouvez lui voler une carte.',
  infiltrator_3: 'Leif habite là entre deux forêts, et « Bois +1 » le rend riche.',
  infiltrator_task: 'Envoyez l’infiltré sur le coin entouré, puis volez Leif.',
  infiltrator_done:
    'Le « Bois +1 » de Leif est bloqué jusqu’au départ de l’infiltré, et l’une de ses cartes est à vous.',
  infiltrator_own: 'Attention, c’est un avantage à vous. Vous vous bloqueriez vous-même.',
  infiltrator_else: 'Possible, mais rien ne gêne plus Leif que la perte de « Bois +1 », au cercle.',
  infiltrator_robber: 'Le voleur irait aussi. Essayez ici l’infiltré : sur le coin entouré.',
  infiltrator_waive: 'C’est gentil, et permis. Mais prenez une carte cette fois.',
  merchants: 'Les Marchands',
  merchants_1:
    'Entre-temps, vous habitez chez les Marchands : « Bois 2:1 ». Deux bois donnent toute autre carte, aussi souvent que vous voulez.',
  merchants_2: 'Vous avez trois laines et deux bois. Avec quatre laines, on achète quelque chose de spécial.',
  merchants_task: 'Ouvrez « Échange » et donnez à la réserve deux bois contre une laine.',
  merchants_done: 'Quatre laines. Regardez maintenant vos points.',
  merchants_mixed: 'Trois et une, c’est cher. Chez les Marchands, deux bois suffisent pour une laine.',
  merchants_else: 'Les Marchands le feraient. Mais ici, c’est de la laine qu’il vous faut.',
  merchants_sure: 'Cela marcherait peut-être. Les Marchands, c’est sûr : deux bois contre une laine.',
  merchants_pass: 'Pas encore : échangez d’abord deux bois contre une laine.',
  win: 'Comment gagner',
  win_1:
    'Dix points gagnent, comme dans le jeu de base. Constructions et route la plus longue vous en donnent neuf.',
  win_2:
    '« Points à vendre » donne un point pour quatre laines, et une fois par partie deux pour six. Après quatre achats, c’est fini.',
  win_task: 'Appuyez sur « Points à vendre », l’étoile, et achetez un point.',
  win_done: 'Dix points. Vous avez gagné !',
  win_more:
    'Un conseil pour votre première partie : choisissez des avantages qui vont à votre terre, et gardez un œil sur ceux des autres.',
  win_else: 'Pas maintenant : vos quatre laines paient le dixième point.',
};
