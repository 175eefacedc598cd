export * from './guest.js';
export * from './host.js';
export type { FieldLayout, HandLayout } from './layout.js';
export { type Answer, type Ask, type Hello, PROTOCOL, type ToBot } from './protocol.js';
