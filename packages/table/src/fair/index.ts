export {
  commitmentOf,
  fairChance,
  hashOfNonce,
  isNonce,
  isSecret,
  nonceFrom,
  type Sealed,
  secretFor,
} from './chance.js';
export { fairTable } from './fairTable.js';
export { type Proof, type Verified, verifyLog, type Witness } from './verify.js';
