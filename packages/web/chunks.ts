/** What a first game needs stands in one file of the page and one of its worker: that compresses better than many small ones. */

/** Packages that a first game does without. */
const LATER_PACKAGES =
  /^(?:socket\.io|engine\.io|@socket\.io|zod|uqr|@observablehq|d3|i(?:nternmap|soformat|nterval)|delaunator|robust|binary-search)/;
/** Rooms and files that are fetched when somebody opens them, although they stand in a folder that a first game needs. */
const LATER_ROOMS =
  /\/(?:network\/(?!mark)|hint\/|hintDesk|rules\/|end\/|lookback\/|analysis\/|links\/|training\/|workshop\/|deeds\/|lessons?\/|coach\/|counts\/|counted\/(?!Counted\.)|device\/Ship|ColourPicker|KeysList|time\/Timer|TimerChoice|motion\/sounds|base\/trade\/(?!Bundle|OfferPrompt)|DiscardPanel|Choosers|small\.)/;
const FIRST_ROOMS =
  /preload-helper|engine\/src\/core\/(?:state\/fields|ids)\.|web\/src\/(?:i18n|session|moves|ui|board|table|features\/base)\//;

const packageOf = (id: string): string | undefined => /.*node_modules\/(.+)$/.exec(id)?.[1];

export const isFirst = (id: string): boolean => {
  const name = packageOf(id);
  if (name !== undefined) return !LATER_PACKAGES.test(name);
  return FIRST_ROOMS.test(id) && !LATER_ROOMS.test(id.slice(id.indexOf('web/src/')));
};

const WORKER_ROOMS =
  /engine\/src\/(?:core|shared|slots|modules\/base)|bots\/src\/(?:mind|modules\/base)\/|maps\/src\/|table\/src\/|web\/src\/session\/|node_modules\/(?:comlink|idb|pure-rand)/;
/** The packages' indexes name what other games, fairness and strong bots need, so they stay out. */
const WORKER_LATER =
  /engine\/src\/core\/(?:position|text\/(?:parseLog|said|shape))|engine\/src\/(?:modules\/base\/laid|shared\/(?:fixedStarts|places))|bots\/src\/(?:mind\/(?:changes|knownHands)|modules\/base\/features)|maps\/src\/(?:balanced|own\/dealing|gallery|atlas|check|data|dealt|edit|index|limits|mapShape|problem|starts|position|record|replay)|table\/src\/(?:study\/|export|fair|importLog|index|own|play|positionTable|replay|seenTable|statistics)|session\/(?:network|analysis|training|workshop|lessons?\/|lookback)|worker\/(?:analysis|training|workshop|fairness|handDesk|hesitation|hintDesk|lessonTable|logs|lookback|remoteTable|stills)/;

export const isFirstOfWorker = (id: string): boolean => WORKER_ROOMS.test(id) && !WORKER_LATER.test(id);
