/** Every map of the gallery keeps the contract: taken like anybody's own, with the most seats it has. */
import { GALLERY } from '@landnam/maps/gallery';
import { takeOwn } from '@landnam/table';
import { contractOf } from './suite.js';

contractOf(
  GALLERY.map((map) => ({
    name: map.name,
    id: takeOwn(map).id,
    recipe: map.recipe,
    seats: Math.max(...map.players),
    options: {},
  })),
);
