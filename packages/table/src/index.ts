export { CLOCK_NOTE, type LogExtras, SEATS_NOTE, writeLog } from './export.js';
export { type Checked, checkLog, type LogMemory, type SealState } from './fair/check.js';
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
} from './fair/chance.js';
export { fairTable } from './fair/fairTable.js';
export { fingerprintOf, type Opening, openingFor } from './fair/opening.js';
export {
  digestOfView,
  readSeal,
  type Seal,
  SEAL_FORMAT,
  type SealedOpening,
  type ToldView,
} from './fair/seal.js';
export { type Proof, type Verified, verifyLog } from './fair/verify.js';
export { type SaidReady, sealingProblem, type ShownTable } from './fair/sealing.js';
export { importLog } from './importLog.js';
export { CLOCK, FALLBACK, LiveTable, type TablePorts } from './liveTable.js';
export { type MindChoice, SeatMinds } from './minds.js';
export {
  fetchAll,
  fetchTable,
  type KeptGame,
  messageOf,
  newTable,
  openTable,
  type TableProblem,
} from './open.js';
export {
  asOwn,
  hashOfMap,
  judgeOwn,
  makeMapText,
  MOST_MAP_BYTES,
  type OwnMap,
  parseMapText,
  parseOwn,
  takeOwn,
} from './own.js';
export { type Given, Play, type Why } from './play/play.js';
export type { OpenOptions, PlayOptions } from './play/start.js';
export type {
  Awaitable,
  BranchChange,
  ChancePort,
  ClockPort,
  SeatMind,
  MindsPort,
  NumberedOutcome,
  StorePort,
} from './ports.js';
export { OpenStanding } from './openStanding.js';
export { fetchPosition, positionTable } from './positionTable.js';
export { seededChance, seededMinds } from './seeded.js';
export { type Laid, type SeenUpdate, SeenTable, seeTable } from './seenTable.js';
export { sharedTable } from './shared.js';
export { legalFor, sightFor } from './sight.js';
export { GameStanding } from './standing.js';
export type {
  ActionType,
  Asked,
  BackTold,
  Clock,
  ClockChange,
  GameSetup,
  LegalAction,
  Manners,
  MannersChange,
  Player,
  PointSource,
  SavedClock,
  Sight,
  TableHelp,
  ToldEvent,
} from './told.js';
