/** What rule modules bring to the page. A new game adds a folder and one line in `features/folders.ts`. */
import type { Action, Bundle, EventMap, GameEvent, RefusalCode } from '@landnam/engine';
import type { ComponentType } from 'react';
import type { SpokenPerson } from '../i18n/texts.js';
import type {
  ActionType,
  GameInfo,
  GameSession,
  GameSetup,
  LegalAction,
  Snapshot,
  View,
} from '../session/types.js';
import type { Coaching } from './coach.js';
import type { Lesson } from './lesson.js';
import type { BoardPlace, PlaceKind, Spot } from './places.js';
import type { RuleBook } from './rulebook.js';
import type { TableStore } from './store.js';

export type Text = () => string;

export interface GoodEntry {
  readonly name: Text;
  readonly letter: Text;
  readonly Icon: ComponentType;
}
export interface TerrainEntry {
  readonly name: Text;
  /** Drawn inside a hex of radius 50 around the origin. */
  readonly Art: ComponentType;
}
export interface PieceEntry {
  readonly name: Text;
  readonly many: Text;
  readonly place: PlaceKind;
  /** Drawn around the origin; edges lie along the x axis and are rotated by the board. */
  readonly Art: ComponentType<{ seat: number }>;
  /** On an edge, but with an up and a down of its own: the board does not rotate it. */
  readonly upright?: true;
}
export interface FigureEntry {
  readonly name: Text;
  readonly Art: ComponentType;
  /** Where it stands; a hex by default. */
  readonly place?: PlaceKind;
  /** It lies in the middle of its water, clear of the signs of harbours. */
  readonly afloat?: true;
  /** The hex it stands on yields nothing. */
  readonly veils?: true;
  /** The place it stands on, NONE off the board. */
  at(snapshot: Snapshot): number;
}
export interface CardEntry {
  readonly name: Text;
  readonly about: Text;
  readonly Icon: ComponentType;
  /** The action that plays it; absent for cards that are kept. */
  readonly play?: ActionType;
}

/** What is on the board, with names and drawings. */
export interface SeenBoard {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly figures: Feature['figures'];
}

/** How one kind of action is offered. */
export interface ActionEntry {
  readonly name: Text;
  /** Chosen on the board. */
  readonly place?: PlaceKind;
  /** Which operand the place is, if it does not have the name of its kind. */
  readonly operand?: string;
  /** The operand of a second place, chosen after the first. */
  readonly second?: string;
  /** By default of the same kind as the first. */
  readonly secondKind?: PlaceKind;
  /** The question while its button is pressed, and once the first of two places is chosen. */
  readonly asks?: Text;
  readonly asksSecond?: Text;
  /** Where on the board it is chosen though none of its operands is a place: on a player's pieces, on a figure. */
  readonly spots?: (action: Action, table: SeenBoard) => readonly BoardPlace[];
  /** Shown as a ghost where it would stand. */
  readonly piece?: string;
  readonly figure?: string;
  /** Asks for confirmation: it is expensive, or it cannot be undone. */
  readonly confirm?: true;
  /** Its hotkey, if it moves the turn on; `e` by default. */
  readonly key?: string;
  /** Glows unprompted when its decision is open; only in these decisions, if any are named. */
  readonly direct?: true | readonly string[];
  /** Glows together with this one, once its button is pressed. */
  readonly along?: ActionType;
  /** What exactly is about to happen, where the name alone does not say. */
  readonly say?: (action: Action, words: GameWords) => string;
}

/** A button that is always in the same place. */
export interface Tool {
  readonly id: string;
  readonly type: ActionType;
  readonly label: Text;
  readonly Icon: ComponentType;
}

export interface StoryLine {
  /** The whole sentence, with `signs` of goods and names in it. */
  readonly text: string;
  /** Whose it is. */
  readonly seat?: number;
  /** Whom it is done to. */
  readonly victim?: number;
  readonly places?: readonly BoardPlace[];
  /** A new turn, an award, the end. */
  readonly heading?: boolean;
  /** Counts that lines of the same kind add up. */
  readonly row?: readonly number[];
  readonly kind?: string;
  /** One line for both, where two alike follow each other. */
  joins?(before: StoryLine): StoryLine | undefined;
}
/** Names as this game's modules give them, for one viewer. */
export interface GameWords {
  readonly info: GameInfo;
  readonly view: View;
  readonly viewer: number;
  readonly told: Snapshot['told'];
  readonly seat: (seat: number) => string;
  /** One or several people in a sentence. */
  readonly who: (...seats: readonly number[]) => SpokenPerson;
  readonly good: (good: number | string) => string;
  /** "2 lumber, 1 ore" from a row of counts. */
  readonly goods: (row: readonly number[]) => string;
  readonly bundle: (bundle: Bundle) => string;
  readonly card: (card: number) => string;
  readonly terrain: (name: string) => string;
  readonly piece: (name: string, count?: number) => string;
  readonly hex: (hex: number) => string;
  /** Whose piece stands on a corner. */
  readonly owner: (vertex: number) => number;
  /** "Ann, Ben and Eva". */
  readonly list: (names: readonly string[]) => string;
  readonly place: (place: BoardPlace) => string;
}
export type Tellers = {
  readonly [K in keyof EventMap]: (
    event: Extract<GameEvent, { type: K }>,
    words: GameWords,
  ) => StoryLine | null;
};

export interface PanelProps {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}
/** Drawn at tables and on previews alike. */
export interface GroundProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
}
export interface ChooserProps extends PanelProps {
  /** What can be chosen: all of its kind, or all at the place that was chosen before. */
  readonly legal: readonly LegalAction[];
  readonly onChoose: (action: LegalAction) => void;
}
/** Where cards come from and go to: a place on the board, a player's hand, the supply. */
export type Stop = { readonly place: BoardPlace } | { readonly seat: number } | 'supply';
export interface Flight {
  /** Null if the viewer may not see which. */
  readonly good: string | null;
  readonly from: Stop;
  readonly to: Stop;
}
export type Flights = {
  readonly [K in keyof EventMap]?: (
    event: Extract<GameEvent, { type: K }>,
    info: GameInfo,
    view: View,
  ) => readonly Flight[];
};
export type Sound = 'dice' | 'wood' | 'paper' | 'water' | 'bell' | 'end';
/** A count beside a player's name. */
export interface Fact {
  readonly id: string;
  readonly Icon: ComponentType;
  readonly count: number;
  readonly label: string;
  /** An award, or something else worth a frame. */
  readonly on?: boolean;
}
export interface Tab {
  readonly id: string;
  readonly label: Text;
  readonly Icon: ComponentType;
  readonly Panel: ComponentType<PanelProps>;
  readonly key?: string;
  /** Something in it waits for the viewer. */
  readonly calls?: (snapshot: Snapshot) => boolean;
  /** It comes to the front automatically. */
  readonly opens?: (snapshot: Snapshot) => boolean;
}
/** A question in passing: it appears in place of the viewer's own question, so that nothing else moves. */
export interface Prompt {
  readonly asks: (snapshot: Snapshot) => boolean;
  readonly Sentence: ComponentType<PanelProps>;
  readonly Answers: ComponentType<PanelProps>;
}
export interface GameEntry {
  readonly name: Text;
  readonly about: Text;
  readonly rules: () => Promise<RuleBook>;
  /** Games from one box are grouped under this name. */
  readonly family?: Text;
  /** A sign on the small picture of its map that tells it apart from others. */
  readonly Emblem?: ComponentType;
  /** What lies around the map in that picture, drawn in hex radii around its middle. */
  readonly around?: Surroundings;
  /** A first game by the hand. */
  readonly lesson?: () => Promise<Lesson>;
  /** Options that whoever has not finished a game begins with. */
  readonly firstOptions?: GameSetup['options'];
  /** What a first table explains. */
  readonly coaching?: () => Promise<Coaching>;
}
export interface Surroundings {
  readonly Art: ComponentType;
  /** From the middle of the outermost hexes to the edge of the picture. */
  readonly reach: number;
}
export interface OptionEntry {
  readonly name: Text;
  readonly about: Text;
  readonly choices?: Readonly<Record<string, Text>>;
}

/** A table where somebody sits: its session, its names, and what is about to be done there. */
export interface OpenTable {
  readonly session: GameSession;
  readonly entry: GameEntry | undefined;
  readonly store: TableStore;
}

export interface Feature {
  readonly goods: Readonly<Record<string, GoodEntry>>;
  readonly terrains: Readonly<Record<string, TerrainEntry>>;
  readonly pieces: Readonly<Record<string, PieceEntry>>;
  readonly figures: Readonly<Record<string, FigureEntry>>;
  readonly cards: Readonly<Record<string, CardEntry>>;
  readonly actions: Readonly<Partial<Record<ActionType, ActionEntry>>>;
  readonly tools: readonly Tool[];
  /** Big buttons that move the turn on, by action. */
  readonly primary: readonly ActionType[];
  /** The one sentence above the actions, by decision; by `decision cause` where one cause has its own question. */
  readonly questions: Readonly<Record<string, (snapshot: Snapshot, words: GameWords) => string>>;
  /** Where an action needs more than a tap: which goods a card brings. */
  readonly choosers: Readonly<Partial<Record<ActionType, ComponentType<ChooserProps>>>>;
  /** More to do than build: shown beside the log. */
  readonly tabs: readonly Tab[];
  readonly prompts: readonly Prompt[];
  /** A question apart from board and buttons, by decision: replaces the tools, the hand stays in view. */
  readonly panels: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** A question about the hand itself, by decision: replaces it, and the tools. */
  readonly hands: Readonly<Record<string, ComponentType<PanelProps>>>;
  readonly sources: Readonly<Record<string, Text>>;
  readonly options: Readonly<Record<string, OptionEntry>>;
  readonly refusals: Readonly<Partial<Record<RefusalCode, Text>>>;
  readonly tell: Partial<Tellers>;
  /** Cards that are seen to move, by event. */
  readonly flights: Flights;
  readonly sounds: { readonly [K in keyof EventMap]?: Sound };
  readonly facts: readonly ((snapshot: Snapshot, seat: number, info: GameInfo) => Fact | null)[];
  /** Shown beside the goods of the supply. */
  readonly piles: readonly ((snapshot: Snapshot) => Fact)[];
  /** What can be counted in the course of a game, for those who ask. */
  readonly counts: readonly ComponentType<PanelProps>[];
  /** Drawn on the land, below the pieces. */
  readonly grounds: readonly ComponentType<GroundProps>[];
  /** Points beyond the hexes that the drawing must contain. */
  readonly reaches: readonly ((info: GameInfo) => readonly Spot[])[];
  /** More things to draw on the board, from bottom to top. */
  readonly layers: readonly ComponentType<GroundProps>[];
  /** The player's own things beside the hand. */
  readonly trays: readonly ComponentType<PanelProps>[];
  /** Ways to trade with the supply, below the offers. */
  readonly markets: readonly ComponentType<PanelProps>[];
  /** More to know about a player, below the points. */
  readonly seatNotes: readonly ComponentType<PanelProps & { readonly seat: number }>[];
  /** What is special about a place, for its spoken name. */
  readonly placeNotes: readonly ((place: BoardPlace, words: GameWords) => string | undefined)[];
  /** What a game reports when it is over, below the standings. */
  readonly endings: readonly ComponentType<PanelProps>[];
  /** A tap on the board while there is nothing to choose; true if it was handled. */
  readonly taps: readonly ((table: OpenTable, snapshot: Snapshot, at: Spot) => boolean)[];
}

/** What one rule module brings; explicitly nothing if it needs neither texts nor drawings. */
export type Addition = Partial<Feature>;
