import type { Granted, Refused } from '@landnam/protocol';

export const refused = (code: Refused['code'], more: Omit<Refused, 'ok' | 'code'> = {}): Refused => ({
  ok: false,
  code,
  ...more,
});

export const granted = (more: Omit<Granted, 'ok'> = {}): Granted => ({ ok: true, ...more });
