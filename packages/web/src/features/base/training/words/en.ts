export const en = {
  win: 'One turn to win',
  win_task: 'You can win in this turn. How?',
  robber: 'Where does the robber hurt most?',
  robber_task: 'Choose where it hurts most, or whom to rob.',
  trade: 'Which trade?',
  trade_task: 'There is a deal that makes the difference: find it, or refuse the one on the table.',
  card: 'Which card?',
  card_task: 'Development cards decide here: buy or play the right one.',
  build: 'What to build?',
  build_task: 'Choose what to build in this turn, and where.',
  site: 'Which starting site?',
  site_task: 'Choose your starting site.',
} as const;
