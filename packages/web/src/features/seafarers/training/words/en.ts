export const en = {
  ship: 'Where to sail?',
  ship_task: 'Ships decide here: build or move the right one.',
  gold: 'What is the gold worth?',
  gold_task: 'Choose what you take for the gold.',
  harbour: 'Where does the harbour go?',
  harbour_task: 'Choose the coast for your harbour.',
} as const;
