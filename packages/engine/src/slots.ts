/**
 * The shared vocabulary: which questions modules can ask each other and in which order things happen.
 * A slot is added when a module must answer or act where another one asks or runs; docs/architecture.md lists them.
 */
import type { At, AtEdge, AtHex, AtVertex, Game, Of, SlotTable } from './core/game/game.js';
import type { Seat } from './core/ids.js';
import type { EventSink } from './core/play/events.js';
import type { State } from './core/state/state.js';

/** The order of play, as tables that a player could check against the rule book. */
export const STAGES = {
  turn: ['begin', 'events', 'roll', 'actions', 'end', 'next'],
  roll: ['before', 'seven', 'produce', 'extra', 'choice', 'after', 'clear', 'relief'],
  starting: ['cards', 'choice'], // what a starting building brings
  built: ['reveal', 'claim', 'contact', 'chits', 'routes'], // moved pieces too
  played: ['award', 'effect'],
  thief: ['leaving', 'moved', 'steal'], // it still stands elsewhere while `leaving`
} as const;
type Stages = typeof STAGES;

/** What each frame carries. A site is an edge or a vertex, by its piece, or where the figure stands. */
export const FRAME_OPERANDS = {
  turn: {},
  roll: { low: 'number', high: 'number' },
  starting: { vertex: 'vertex' },
  built: { site: 'number', piece: 'piece' },
  played: { card: 'card' },
  thief: { figure: 'figure', site: 'number' },
} as const;

declare module './core/registry.js' {
  interface StagedSlots {
    turn: Stages['turn'][number];
    roll: Stages['roll'][number];
    starting: Stages['starting'][number];
    built: Stages['built'][number];
    played: Stages['played'][number];
    thief: Stages['thief'][number];
  }
  /** Restrictions: all must hold. A restriction that some module relaxes has a slot of its own. */
  interface AllSlots {
    roadSite: AtEdge<boolean>;
    /** Where a ship may lie at all; checked once even for a ship that moves. */
    shipSite: AtEdge<boolean>;
    /** How it connects to the seat's own pieces; checked while the moving ship is lifted. */
    shipJoin: AtEdge<boolean>;
    shipMayMove: AtEdge<boolean>;
    buildingSite: AtVertex<boolean>;
    spacing: AtVertex<boolean>;
    startSite: AtVertex<boolean>;
    citySite: AtVertex<boolean>;
    robberSite: AtHex<boolean>;
    pirateSite: AtHex<boolean>;
    hexProduces: AtHex<boolean>;
    buildingProduces: AtVertex<boolean>;
    /** seat = who would lose a card, at = figure. */
    mayBeRobbed: At<number, boolean>;
    mayBuyCard: At<number, boolean>;
    /** at = good that the supply would get. */
    mayTrade: At<number, boolean>;
    /** seat = who would make an offer to another player. */
    mayOffer: At<number, boolean>;
    mayWin: At<number, boolean>;
  }
  interface AnySlots {
    /** Own route pieces reach this vertex, so a building may follow. */
    reaches: AtVertex<boolean>;
    /** A free piece of some kind of route can be placed. */
    canPlaceRoute: Of<boolean>;
    /** seat = victim; the figure stands at the site and reaches the seat. */
    isVictim: (g: Game, s: State, seat: Seat, figure: number, site: number) => boolean;
    winsOutright: Of<boolean>;
  }
  interface SumSlots {
    points: Of<number>;
    hiddenPoints: Of<number>;
    discardLimit: Of<number>;
  }
  interface LeastSlots {
    /** How many of this good the supply charges for one other, where that is less than the harbours' rate. */
    rate: (g: Game, s: State, seat: Seat, good: number) => number;
  }
  interface OneSlots {
    /** Length of a seat's longest route, whatever its kind. */
    routeLength: Of<number>;
    /** Weights of the rolls, from 0, at `diceSlot(low, high)`: the dice are two numbers, low die first. */
    diceWeights: (g: Game, s: State) => Uint8Array;
    /** What comes after a turn has ended: usually the next seat's. */
    passOn: PassOn;
    /** Whose turn it is, also while somebody else is active in it. */
    turnOf: (g: Game, s: State) => Seat;
  }
  /** Catalogues and data of the game: what differs between games is a row here, not a branch. */
  interface Scenario {
    readonly id: string;
    /** The version of the rules it is played by: a module may keep an older meaning where that is cheap. */
    readonly version: number;
    readonly goods: readonly Good[];
    readonly pieces: readonly Piece[];
    readonly cards: readonly Card[];
    readonly terrains: readonly Terrain[];
    /** Piece kinds placed before the first turn; the last round with `cards` brings the starting cards. */
    readonly opening: readonly OpeningRound[];
    readonly pointsToWin: number;
    readonly discardLimit: number;
    /** The card whose plays earn the award for playing the most. */
    readonly awardCard: string;
    /** Pieces that move on their own and steal. */
    readonly figures: readonly string[];
    readonly cardPrice: Bundle;
    readonly options: Readonly<Record<string, boolean | number | string>>;
    readonly areas: readonly Area[];
    /** One object per module, whose shape the module owns and checks. */
    readonly params: Readonly<Params>;
  }
  /** A dealt game: it is part of the log's header, so old logs do not depend on shuffling code. */
  interface Deal {
    readonly first: number;
    /** Indexes into the catalogue of terrains, one per hex. */
    readonly terrain: readonly number[];
    /** 0 where a hex has no number. */
    readonly numbers: readonly number[];
    /** What the harbour on an edge trades: an index into the goods, or -1 for any. */
    readonly harbours: readonly { readonly edge: number; readonly good: number }[];
    /** NONE = off the board. */
    readonly robber: number;
    /** What modules dealt for themselves, one entry per module. */
    readonly extra: Readonly<Record<string, readonly number[]>>;
  }
}

export type PassOn = (g: Game, s: State, seat: Seat, log: EventSink | null) => void;
export type Bundle = Readonly<Record<string, number>>;
export interface Good {
  readonly name: string;
  readonly supply: number;
  /** Goods that are not cards are public and are neither discarded nor stolen. */
  readonly card: boolean;
  /** Plain goods: terrains yield them, cards and harbours give any of them. */
  readonly resource: boolean;
  /** How many the supply charges for one other, without a harbour. */
  readonly rate: number;
  /** The most a seat may hold. */
  readonly most?: number;
}
export interface Piece {
  readonly name: string;
  /** `seat`: in front of its owner, not on the board. */
  readonly on: 'edge' | 'vertex' | 'hex' | 'seat';
  readonly stock: number;
  readonly cost: Bundle;
  readonly points: number;
  /** Cards a building takes from each producing hex. */
  readonly yields: number;
  /** A good added to each yield, one per hex. */
  readonly bonus?: string;
  /** A piece that is taken from another kind's stock and returns there. */
  readonly stockOf?: string;
  /** No thief steals because of it. */
  readonly safe?: true;
}
export interface Card {
  readonly name: string;
  readonly count: number;
  /** Scored secretly while it is held. */
  readonly points?: number;
}
export interface Terrain {
  readonly name: string;
  readonly good?: string;
  /** Yields a good of the owner's choice. */
  readonly choice?: true;
  readonly land: boolean;
  /** Open water; what is neither land nor water is unknown. */
  readonly water?: true;
}
/** A named part of the board and what may happen there; if missing, as everywhere. */
export interface Area {
  readonly name: string;
  readonly hexes: readonly number[];
  /** If any area says so, starting buildings stand only in such areas. */
  readonly start?: boolean;
  readonly settle?: boolean;
  readonly robber?: boolean;
  /** Land that is not part of any island and connects none. */
  readonly island?: boolean;
}
export interface OpeningRound {
  readonly piece: string;
  readonly order: 'clockwise' | 'reverse';
  readonly cards?: boolean;
}
/** One entry per module that a map gives data; the module merges its own shape in. */
export interface Params {}

export const SLOTS: SlotTable = {
  staged: STAGES,
  operands: FRAME_OPERANDS,
  held: ['built'],
  all: [
    'roadSite',
    'shipSite',
    'shipJoin',
    'shipMayMove',
    'buildingSite',
    'spacing',
    'startSite',
    'citySite',
    'robberSite',
    'pirateSite',
    'hexProduces',
    'buildingProduces',
    'mayBeRobbed',
    'mayBuyCard',
    'mayTrade',
    'mayOffer',
    'mayWin',
  ],
  any: ['reaches', 'canPlaceRoute', 'isVictim', 'winsOutright'],
  sum: ['points', 'hiddenPoints', 'discardLimit'],
  least: ['rate'],
  one: ['judge', 'routeLength', 'diceWeights', 'passOn', 'turnOf'],
};
