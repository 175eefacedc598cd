export const en = {
  question: 'Place the {harbour} on a free coast.',
  drawn: '{who} [draw|draws] a harbour: {harbour}',
  option: 'Place harbours by hand',
  optionAbout: 'You place the nine harbours in turn before the game; otherwise chance does.',
  noPlace: 'A harbour needs a coast with no other harbour next to it.',
} as const;
