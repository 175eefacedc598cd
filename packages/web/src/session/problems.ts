import { fail } from '@landnam/engine';
import type { OpenProblem } from './types.js';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Thrown by whoever should have answered. */
export const failed = (error: unknown): { readonly ok: false; readonly error: OpenProblem } =>
  fail({ code: 'failed', line: messageOf(error) });
