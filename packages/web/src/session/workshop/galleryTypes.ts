import type { MapData } from '@landnam/maps';
import type { MeasuredWins } from '@landnam/maps/gallery';

export type { MeasuredWins } from '@landnam/maps/gallery';

export interface GalleryMap {
  readonly map: MapData;
  readonly measured?: MeasuredWins;
  /** The place in the order of play that wins more than its share, beyond doubt. */
  readonly ahead?: number;
}
