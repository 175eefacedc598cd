export const en = {
  owner: 'Whose wonder',
  level: 'Levels of the wonders',
  group_wonders: 'Wonders',
} as const;
