// The front door: a game in one object, from the first settlement to its log.
import { Play } from '@landnam/table';

const opened = Play.open('seafarers/new-shores', { seats: 4, seed: 'fjord' });
if (!opened.ok) throw new Error(opened.error);
let play = opened.value;
for (let steps = 0; play.over() === null && steps < 4000; steps++) {
  const legal = play.legal();
  const next = play.play(legal[Math.floor(Math.random() * legal.length)]);
  if (!next.ok) throw new Error(next.error.line);
  play = next.value;
}
console.log(play.lines().slice(-5).join('\n'));
const over = play.over();
console.log(
  over === null
    ? play.toText()
    : `won by ${over.winners.map((seat) => `p${seat}`).join(', ')}: ${over.reason}`,
);
