export const en = {
  benefit: 'Which benefit?',
  benefit_task: 'One of your benefits makes the difference: use it well.',
} as const;
