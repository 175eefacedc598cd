/** What a picture is drawn from: its position as the engine has it, and its game's drawings. */
import { featureOf } from '../../../features/index.js';
import type { Feature } from '../../../moves/feature.js';
import type { PictureProps, RulePicture } from '../../../moves/rulebook.js';
import { drawStill } from '../../../session/asks.js';
import { snapshotFrom } from '../../../session/shown.js';

export interface OpenStill extends PictureProps {
  readonly feature: Feature;
}

const open = async ({ position, plays = [] }: RulePicture): Promise<OpenStill | undefined> => {
  const still = await drawStill(position, plays);
  if (!still.ok) return undefined;
  const { info, update } = still.value;
  return { info, snapshot: snapshotFrom(info, update, []), feature: await featureOf(info.modules) };
};

const known = new Map<RulePicture, Promise<OpenStill | undefined>>();

/** The same picture gives the same promise, so that drawing can wait for it. */
export const stillOf = (picture: RulePicture): Promise<OpenStill | undefined> => {
  const still = known.get(picture) ?? open(picture).catch(() => undefined);
  known.set(picture, still);
  return still;
};
