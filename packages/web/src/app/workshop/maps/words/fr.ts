import type { MapPhrases } from './types.js';

export const fr: MapPhrases = {
  title: 'Cartes personnelles',
  about:
    'Les cartes de ce navigateur. On y joue seul, à plusieurs sur un appareil ou avec des amis, et on les transmet par fichier ou par adresse.',
  none: 'Pas encore de carte : ouvrez un fichier, prenez-en une dans la galerie ou dessinez-la.',
  open_file: 'Ouvrir un fichier de carte',
  gallery: 'Galerie',
  file_failed: 'On ne peut pas jouer sur cette carte :',
  more_problems: ['et {count} autre', 'et {count} autres'],
  unstored:
    'Ce navigateur n’enregistre rien : la carte disparaît avec la page. Enregistrez-la dans un fichier.',
  play: 'Jouer',
  friends: 'Avec des amis',
  share: 'Partager',
  download: 'Enregistrer le fichier',
  copy: 'Copier l’adresse',
  copied: 'Copiée',
  marked: 'L’adresse est sélectionnée : copiez-la d’ici.',
  address: 'Adresse de cette carte',
  address_about: 'Toute la carte est dans l’adresse ; aucun serveur ne la voit.',
  address_large: 'Cette carte est trop grande pour une adresse. Envoyez plutôt le fichier.',
  by: 'par {author}',
  exactly: '{players} joueurs · {points} points pour gagner',
  version: 'Une version de « {name} »',
  shared_title: 'Une carte pour vous',
  shared_about:
    'Quelqu’un a mis cette carte dans l’adresse. Elle a été vérifiée ici, et rien n’en a été envoyé.',
  shared_noMap: 'Il n’y a pas de carte dans cette adresse.',
  shared_cutOff: 'L’adresse est coupée ou a été modifiée en route. Redemandez-la, ou demandez le fichier.',
  shared_tooLarge: 'Ce que contient cette adresse est plus grand que toute carte.',
  checking: 'Vérification de la carte …',
  all: 'Toutes les cartes personnelles',
  gallery_title: 'Galerie de cartes',
  gallery_about:
    'Vingt cartes de notre main qui montrent ce qui est possible. Des robots ont joué chacune des centaines de fois.',
  gallery_failed: 'La galerie n’a pas pu être chargée.',
};
