export * from './guest.js';
export * from './host.js';
export type { FieldLayout, HandLayout } from './layout.js';
export { type LineAnswer, type LineQuestion, type Hello, PROTOCOL, type ToBot } from './protocol.js';
