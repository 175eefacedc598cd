export const en = {
  title: 'For your first game',
  done: 'Got it',
} as const;
