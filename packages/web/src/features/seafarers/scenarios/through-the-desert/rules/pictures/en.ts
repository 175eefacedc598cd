export const en = {
  'beyond-desert':
    'The road has crossed the desert: the first settlement behind it earns two special points.',
  'nobodys-land': 'Corners between desert and sea alone are nobody’s land: nobody starts there.',
} as const;
