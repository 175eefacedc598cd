/** One ask without a connection or the message schemas: the start page opens no socket and loads none. */
import type { Answer, Ask } from '@landnam/protocol';

export const PATIENCE = 8_000;

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && typeof (data as { ok?: unknown }).ok === 'boolean';

/** Undefined if no Landnam server answers. */
export const askOnce = async (message: Ask): Promise<Answer | undefined> => {
  try {
    const response = await fetch('/api/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const data: unknown = await response.json();
    return isAnswer(data) ? data : undefined;
  } catch {
    return undefined;
  }
};
