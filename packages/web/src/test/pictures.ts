/** A rule's picture in the engine itself. */
import { Play } from '@landnam/table';
import type { RulePicture } from '../moves/rulebook.js';

export const openPicture = ({ name, position, plays = [] }: RulePicture): Play => {
  const opened = Play.position(position, { nature: 'open' });
  if (!opened.ok) throw new Error(`${name}: ${opened.error}`);
  return plays.reduce((play, action) => {
    const next = play.play(action);
    if (!next.ok) throw new Error(`${name}: ${action}: ${next.error.line}`);
    return next.value;
  }, opened.value);
};
