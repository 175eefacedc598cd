export const en = {
  name: 'New Catan',
  about: 'A lake, four strange peoples on the shore, twenty benefits. Ten points win.',
} as const;
