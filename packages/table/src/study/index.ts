/** Studies: a position or a game, and a tree of moves from there. */
export { type FoundDraft, openDraft } from './draft.js';
export type { MoveNode } from './moveTree.js';
export { type OpenedStudy, openStudy, STUDY_FORMAT, studyGame, type StudyJson, writeStudy } from './study.js';
export { type NatureOutcome, StudyTable } from './studyTable.js';
