import type { EnergiesLessonPhrases } from './types.js';

export const fr: EnergiesLessonPhrases = {
  science: 'Villages et villes',
  science_1:
    'Vous connaissez l’île. Ici les colonies s’appellent villages, et chacun commence avec un village et une ville.',
  science_2:
    'Un village rapporte une carte, comme toujours. Une ville rapporte une carte et une carte Recherche, pas deux pareilles.',
  science_3: 'Fibres, céréales et métal remplacent laine, blé et minerai. Vos deux bâtiments sont entourés.',
  footprint: 'Votre bilan environnemental',
  footprint_1:
    'Construire pèse sur l’environnement : un village compte 1, une ville 2, une centrale marron 1 de plus, une verte 1 de moins.',
  footprint_2: 'Chacun en est à 3, le marqueur commun se trouve donc sur 9.',
  footprint_3:
    'Le marqueur dit combien de jetons chaque tour pioche. Sous « Évènements », vous voyez tout cela.',
  discs: 'D’abord les jetons, puis les dés',
  discs_1:
    'Avant les dés, votre tour pioche des jetons dans le sac. Un seul pour l’instant ; la plupart sont marron.',
  discs_2: 'Un jeton va dans la zone de son évènement. Rien ne se passe tant qu’elle n’est pas pleine.',
  discs_task: 'Piochez et lancez : une seule pression fait les deux.',
  discs_done: 'Pollution de l’air, un jeton sur trois. Au troisième, le pire bilan reçoit un biodégât.',
  discs_rolled: 'Et un 8 : votre ville vous donne céréales et recherche.',
  fossil: 'Une centrale marron',
  fossil_1: 'La recherche bâtit des centrales. Une marron ne coûte qu’une carte Recherche.',
  fossil_2:
    'Elle se pose sur une tuile numérotée, à côté d’un de vos bâtiments. Un village a une place, une ville en a une sur chacune de ses tuiles.',
  fossil_task: 'Choisissez « Centrale », votre ville, puis la tuile entourée qui porte le 8.',
  fossil_done:
    'Rapide et bon marché. Mais votre bilan passe à 4, le pire de tous : la pollution de l’air serait pour vous.',
  fossil_where: 'Elle irait là aussi. Mais un 8 sort plus souvent : prenez la tuile entourée.',
  fossil_else: 'Vous avez de quoi bâtir une centrale. Commencez par là.',
  energy: 'L’énergie',
  energy_1: 'Quand son nombre sort, chacune de vos centrales donne 1 énergie. Vous en gardez 5 au plus.',
  energy_2:
    'L’énergie n’est pas une carte : personne ne la vole. Deux énergies achètent la carte de votre choix.',
  energy_task: 'Piochez et lancez encore.',
  energy_done: 'Encore un 8 : céréales et recherche de la ville, 1 énergie de la centrale.',
  flood: 'Déluge et inondation',
  flood_1:
    'Le quatrième jeton a rempli la zone : déluge et inondation ! Chacun pose un biodégât sur un bâtiment.',
  flood_2: 'Un bâtiment touché ne reçoit rien, et ses centrales non plus.',
  flood_task: 'Choisissez le bâtiment dont vous vous passez le plus facilement.',
  flood_done: 'Votre village attend, votre ville continue. Leif et Ingrid doivent choisir aussi.',
  flood_city: 'Votre ville a plus de points et donne recherche et énergie. Épargnez-la et prenez le village.',
  clear: 'Nettoyer',
  clear_1:
    'Il y a parfois des biodégâts sur les tuiles aussi. Quand le nombre d’une tuile sort, elle et ses bâtiments sont nettoyés.',
  clear_2: 'Inutile d’attendre : à votre tour, 1 énergie enlève n’importe quel biodégât.',
  clear_task: 'Choisissez « Nettoyer », puis votre village entouré.',
  clear_done: 'Votre village travaille de nouveau, et il vous reste 1 énergie.',
  clear_other: 'C’est gentil, mais celui-là n’est pas à vous. Aidez d’abord votre village.',
  clear_card:
    'Deux énergies pour une carte, c’est honnête. Mais à la longue votre village rapporte plus : nettoyez-le.',
  clear_warehouse: 'L’entrepôt protège vos cartes quand un 7 sort. Nettoyez d’abord votre village.',
  clear_demolish: 'Votre centrale peut rester encore un peu. Nettoyez d’abord votre village.',
  clear_else: 'Enlevez d’abord le biodégât : votre village ne reçoit rien jusque-là.',
  renewable: 'Une centrale verte',
  renewable_1: 'Une centrale verte coûte trois cartes Recherche et donne de l’énergie comme les autres.',
  renewable_2: 'Mais votre bilan baisse de 1, et le marqueur commun aussi. Plus il est bas, mieux c’est.',
  renewable_3: 'Elle met aussi un jeton vert dans le sac. Les verts aident ceux qui vivent proprement.',
  renewable_task: 'Choisissez « Centrale » et bâtissez-en une verte sur le 9 entouré, près du village.',
  renewable_done:
    'Votre bilan revient à 3. Une centrale par tour, pas plus, et une verte reste pour toujours.',
  renewable_fossil: 'Celle-là serait marron. Vous avez trois cartes Recherche : offrez-vous une verte.',
  renewable_where: 'Bonne place, mais un 9 sort plus souvent : prenez la tuile entourée près du village.',
  renewable_demolish: 'Cela vient bientôt. Bâtissez d’abord la centrale verte.',
  renewable_else: 'Vous avez juste ce que coûte une centrale verte. Commencez par elle.',
  demolish: 'Adieu la fumée',
  demolish_1:
    'Tout le monde a bâti, et le marqueur est à 14. À trois, chaque tour pioche deux jetons dès 14, trois dès 18.',
  demolish_2:
    'Pour 1 énergie vous pouvez détruire une de vos centrales marron, une par tour. Sa place est libre aussitôt.',
  demolish_task: 'Choisissez « Détruire », puis votre centrale marron sur le 8 entouré.',
  demolish_done: 'Le marqueur redescend à 13 : un jeton par tour. Et il y a place pour une centrale verte.',
  demolish_else: 'Détruisez d’abord votre centrale marron : deux jetons par tour, c’est mauvais pour tous.',
  conference: 'Un bon bilan rapporte',
  conference_1:
    'Conférence climatique ! Le meilleur bilan peut prendre une carte au choix, le pire doit en rendre une.',
  conference_2: 'Aides de l’État, un évènement vert, donne une carte Développement au meilleur bilan.',
  conference_3: 'Production durable donne une carte à qui a le plus de centrales vertes.',
  conference_task: 'Avec 3, votre bilan est le meilleur. Prenez la carte qui vous plaît.',
  conference_done: 'Un cadeau pour vous, et Leif, qui a le pire bilan, doit rendre une carte.',
  conference_none: 'Vous pouvez renoncer, mais une carte gratuite est toujours bonne à prendre.',
  bag: 'Deux façons de gagner',
  bag_1: 'Dix points à son tour gagnent, comme vous le savez.',
  bag_2:
    'Mais s’il faut piocher et que le sac est vide, les centrales décident : le plus de vertes, moins les marron, gagne.',
  bag_3:
    'Leif a 8 points et deux centrales marron. Vous avez 5 points et trois centrales vertes, et le sac est vide.',
  bag_task: 'Piochez, et voyez ce qui arrive.',
  bag_done: 'Le sac est vide, la partie est finie, et votre solde de 3 est le meilleur. Vous avez gagné !',
  bag_lost: 'Si personne n’avait plus de centrales vertes que marron, vous auriez tous perdu.',
};
