export { type Checked, checkLog, type Memory, type SealState } from './check.js';
export {
  commitmentOf,
  fairChance,
  hashOfNonce,
  isNonce,
  isSecret,
  nonceFrom,
  type Scheme,
  SCHEME,
  type Sealed,
  secretFor,
} from './chance.js';
export { fairTable } from './fairTable.js';
export { fingerprintOf, type Opening, openingFor } from './opening.js';
export { digestOfView, readSeal, type Seal, SEAL_FORMAT, type SealedOpening, type ToldView } from './seal.js';
export { type Proof, type Verified, verifyLog } from './verify.js';
export { type SaidReady, sealingProblem, type ShownTable } from './sealing.js';
