import { CORNERS, type Game, vertexAt } from '@landnam/engine';
import type { Landmark, Marks } from '../mark.js';

const villages = ({ board, scenario }: Game): readonly Landmark[] =>
  (scenario.params.cloth?.villages ?? []).map((place) => ({
    vertex: vertexAt(board, place, CORNERS.indexOf(place.corner)),
    text: String(place.number),
  }));

export const cloth: Marks = {
  module: 'cloth',
  landmarks: villages,
  legend: () => 'huts with a number: villages',
};
