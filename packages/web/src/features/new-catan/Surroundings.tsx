/** The outposts around the island, for the small picture: four peoples, and a frontier above and below. */
import './outposts.css';

const BANK = '-1.73,-4 -.87,-3.5 0,-4 .87,-3.5 1.73,-4 1.73,-5 .87,-5.5 -.87,-5.5 -1.73,-5';
const RACES = [4, 1, 3, 4, 2, 0];

export const Surroundings = () =>
  RACES.map((race, side) => (
    <polygon
      key={side}
      className={`outpost-sketch race${race}`}
      points={BANK}
      transform={`rotate(${side * 60})`}
    />
  ));
