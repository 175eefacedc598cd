export const en = {
  dice_title: ['Dice: {count} roll', 'Dice: {count} rolls'],
  dice_row: '{sum}: {count} times, {expected} expected',
  dice_about: 'Bars: rolled. Lines: to be expected.',
  cards_title: ['{count} card not seen yet', '{count} cards not seen yet'],
  cards_about: 'In the deck or in others’ hands.',
} as const;
