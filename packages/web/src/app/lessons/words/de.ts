import type { LearnPhrases } from './types.js';

export const de: LearnPhrases = {
  title: 'Spielen lernen',
  about:
    'Kurze Lektionen, in denen du spielend lernst. Du kannst jederzeit gehen und später dort weitermachen.',
  minutes: 'etwa {count} Minuten',
  begin: 'Anfangen',
  resume: 'Weiter bei „{step}“',
  over: 'Noch einmal von vorn',
  finished: 'Geschafft',
  leave: 'Verlassen',
  place: 'Schritt {step} von {steps}',
  next: 'Weiter',
  back: 'Zurück',
  again: 'Noch einmal',
  skip: 'Überspringen',
  well: 'Gut gemacht!',
  other: 'Das ist erlaubt, aber hier geht es um etwas anderes. Nichts ist passiert: Versuch es noch einmal.',
  end_title: 'Mehr musst du nicht wissen',
  end_about: 'Du kannst jetzt spielen. Der Rest kommt mit den Partien.',
  end_play: 'Dieses Spiel spielen',
  end_more: 'Weitere Lektionen',
  rule: 'Regel {rule}',
  missing: 'Diese Lektion gibt es nicht.',
  offer: 'Neu hier?',
  offer_about: 'Lerne beim Spielen, Schritt für Schritt, in etwa zehn Minuten.',
  offer_no: 'Nein, danke',
};
