/** One machine for a table's life: the page's worker and a server run the same steps, and differ in what they do about them. */
export {
  type AsideData,
  asideTold,
  changeAside,
  closeAside,
  followAside,
  isAside,
  type AsideLook,
  noAside,
  passes,
  PATIENT,
} from './aside.js';
export { backTold } from './back/back.js';
export { atLeast, GRACE } from './clocks.js';
export { type Maker, newData, newSecret, rulesProblem, type SecretFor, seatsFor } from './create.js';
export {
  botName,
  type ClockData,
  emptySeat,
  guestsOf,
  type IdleAsk,
  isOpen,
  isPerson,
  NO_CLOCK,
  NO_HELP,
  NO_HOST,
  noted,
  peopleIn,
  playsAlone,
  type SeatData,
  seatOf,
  type SentAway,
  STAND_IN,
  standsStill,
  type TableData,
  type TablePace,
  type TablePhase,
  type TableRules,
  unreadyAll,
  withSeat,
} from './data.js';
export {
  askedTold,
  AT_DEVICE,
  clockTold,
  deviceTable,
  guestAt,
  peopleAt,
  savedClock,
} from './device.js';
export type { DeviceData, DeviceRow } from './deviceData.js';
export { dueThought, nextTime } from './due.js';
export {
  type AskAt,
  type AskName,
  type AskRules,
  type BotChoice,
  type DueThought,
  type TableGiven,
  type Made,
  type MadeTable,
  type CreatedTable,
  plyOf,
  type StepScene,
  type TableAsk,
  type TableCustoms,
  type TableEffect,
  type TableEvent,
  type TableHappening,
  type TableLimits,
  type TableNow,
  type TableProposal,
  type TableStep,
  type Who,
} from './events.js';
export { type Finality, finalityOf } from './back/finality.js';
export type { FreeName, SeatTaker } from './gathering.js';
export { forgotten } from './leaving.js';
export { NETWORK } from './network.js';
export { failOpening, sealedOf } from './opening.js';
export { isRefused, type TableRefusalCode, refused, type TableRefusal } from './refusals.js';
export { type Ran, type RunnerPort, runStep } from './runner.js';
export { isSentAway } from './sentAway.js';
export { setupOf } from './setup.js';
export { step } from './step.js';
