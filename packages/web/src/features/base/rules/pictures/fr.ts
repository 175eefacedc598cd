import type { BaseCaptions } from './types.js';

export const fr: BaseCaptions = {
  island:
    'L’île en cours de partie : trois personnes, leurs routes le long des arêtes, leurs colonies et une ville sur les sommets.',
  odds: 'Combien de fois un nombre sort en 36 lancers : un point pour chaque façon de le faire avec deux dés. Le 7 n’est sur aucune tuile.',
  harbours:
    'Qui a construit à l’un des deux sommets d’un port y échange : du bois à gauche, du blé en haut, deux contre un.',
  stock: 'Ce que chacun a pour construire.',
  founding:
    'La colonie vient d’être posée : sa route va sur une des trois arêtes voisines, nulle part ailleurs.',
  'first-cards':
    'La seconde colonie rapporte une carte de chaque tuile autour d’elle : ici un minerai et deux blés.',
  distance:
    'Les trois sommets voisins d’une colonie restent vides. Deux pas plus loin, on peut de nouveau s’installer.',
  production:
    'Un 8 sort. La colonie près de la forêt reçoit un bois, la ville près des montagnes deux minerais.',
  blocked:
    'Le même lancer avec le voleur dans la forêt : sa tuile ne donne rien, les montagnes paient toujours.',
  robber: 'Après un 7, le voleur doit quitter sa tuile ; toutes les autres lui sont ouvertes.',
  victims:
    'Deux autres ont construit au bord de la nouvelle tuile du voleur : vous choisissez à qui voler une carte.',
  'harbour-trade': 'Avec une colonie à ce port, trois laines achètent une carte d’une autre sorte.',
  'no-harbour': 'Sans port, trois laines n’achètent rien : la réserve en demande quatre.',
  roads:
    'Une route part de votre route ou de votre bâtiment. Là où un autre a construit, votre route ne passe pas.',
  prices: 'Ce que tout coûte, d’un coup d’œil.',
  settlements:
    'Deux sommets libres sur votre route. Les autres sont trop près d’un bâtiment, ou votre route n’y mène pas.',
  city: 'Seule une de vos propres colonies devient une ville.',
  'city-built': 'La ville prend sa place et vaut deux points. La colonie retourne dans votre stock.',
  'last-piece':
    'Les cinq colonies sont déjà posées : avant la suivante, l’une d’elles doit devenir une ville.',
  cards: 'Les cartes de la pioche, et combien il y en a de chacune.',
  knight: 'Un chevalier a chassé le voleur de la forêt vers les montagnes : votre forêt paie de nouveau.',
  'road-building': 'Deux routes gratuites, l’une après l’autre.',
  points: 'Une colonie vaut un point, une ville deux.',
  'longest-road':
    'Cinq routes d’une seule ligne : les embranchements ne comptent pas. C’est la route la plus longue, et deux points.',
  'road-broken':
    'Quelqu’un s’est installé au milieu de cette route. Il en reste quatre d’une seule ligne, et les deux points sont perdus.',
};
