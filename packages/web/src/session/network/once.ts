/** One ask without a line, and without what reads messages: the start page opens no socket and fetches none. */
import type { Answer, Ask } from '@landnam/protocol';

export const PATIENCE = 8_000;

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && typeof (data as { ok?: unknown }).ok === 'boolean';

/** Nothing if no server of ours answers. */
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
