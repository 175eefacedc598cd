export const en = {
  energies: 'New Energies',
  energies_about:
    'Power plants, footprints and a bag of events. Ten points win, or the cleanest table when the bag is empty.',
  first: 'New Energies: first game',
  first_about: 'The same game from a fixed start: board, towns and cities are laid out for you.',
} as const;
