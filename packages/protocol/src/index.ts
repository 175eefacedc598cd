export { isShard, shardOf, wayTo } from './address.js';
export { Answer, Granted, REFUSED, Refused } from './answers.js';
export { Ask, type AskOf, helloNow } from './asks.js';
export { readWithoutEval } from './jitless.js';
export {
  CHAT_LIMIT,
  IDLE_PATIENCE,
  MAP_LIMIT,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  PACES,
  PROTOCOL,
  ROW_LIMIT,
  SEAT_LIMIT,
  WAIT_LIMIT,
} from './limits.js';
export type { HelpOfTable, Pace, RulesOfTable, ShownMoment } from './parts.js';
export { Poll } from './poll.js';
export {
  type LeaderTold,
  type LobbyRow,
  type MyGame,
  type Phase,
  type PlayTold,
  type SeatTold,
  type TableTold,
  Tell,
  type TellOf,
} from './told.js';
