/** Codes and events that the sea and its scenarios have words for. */
import type { refusals as cloth } from './cloth/refusals.js';
import type { tell as clothTell } from './cloth/index.js';
import type { tell as fogTell } from './fog-islands/tell.js';
import type { tell as tribeTell } from './forgotten-tribe/index.js';
import type { tell as worldTell } from './new-world/index.js';
import type { refusals as pirates } from './pirate-islands/refusals.js';
import type { tell as pirateTell } from './pirate-islands/tell.js';
import type { tell as wondersTell } from './wonders/index.js';
import type { refusals as wonders } from './wonders/refusals.js';
import type { refusals } from '../refusals.js';
import type { tell } from '../tell.js';

export type SeaCodes =
  | keyof typeof refusals
  | keyof typeof cloth
  | keyof typeof pirates
  | keyof typeof wonders;
export type SeaEvents =
  | keyof typeof tell
  | keyof typeof clothTell
  | keyof typeof fogTell
  | keyof typeof tribeTell
  | keyof typeof worldTell
  | keyof typeof pirateTell
  | keyof typeof wondersTell;
