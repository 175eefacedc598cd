import type { SeaText } from './types.js';

export const de: SeaText = [
  {
    title: 'Schiffe',
    rules: {
      'S-1': {
        heading: 'Was ein Schiff ist',
        text: 'Du hast 15 Schiffe. Eines kostet Holz und Wolle und liegt auf einer Kante mit Wasser auf mindestens einer Seite. Eine Straße braucht auf mindestens einer Seite Land. Auf einer Küstenkante liegt nur eines von beiden.',
      },
      'S-2': {
        heading: 'Wo ein Schiff anschließt',
        text: 'Ein neues Schiff schließt an ein eigenes Schiff oder an ein eigenes Gebäude an der Küste an. Straßen und Schiffe verbinden sich nur an einem eigenen Gebäude. An fremden Gebäuden vorbei baut man nicht weiter.',
      },
      'S-3': {
        heading: 'Siedeln übers Wasser',
        text: 'Siedeln darfst du, wo eine deiner Straßen oder eines deiner Schiffe Land berührt. Die Abstandsregel gilt auch über Wasser.',
      },
      'S-4': {
        heading: 'Geschlossene Linien',
        text: 'Eine lückenlose Linie deiner Schiffe zwischen zwei eigenen Gebäuden ist geschlossen: Ihre Schiffe bleiben für immer liegen.',
      },
      'S-5': {
        heading: 'Ein Schiff versetzen',
        text: 'Einmal im Zug darfst du kostenlos ein Schiff versetzen: keines aus diesem Zug, und nur eines, von dem ein Ende nichts Eigenes berührt. Es darf dorthin, wo du jetzt eines bauen könntest, aber nicht zurück an seinen Platz.',
      },
      'S-6': {
        heading: 'Ein Schiff zum Anfang',
        text: 'Neben einer Startsiedlung an der Küste darf die freie Straße ein Schiff sein.',
      },
      'S-7': {
        heading: 'Längste Handelsroute',
        text: 'Die Längste Handelsroute ersetzt die Längste Handelsstraße: Straßen und Schiffe zählen zusammen und gehen an eigenen Gebäuden ineinander über. Wer ein Schiff abzieht, kann sie verlieren.',
      },
      'S-8': {
        heading: 'Straßenbau auf See',
        text: 'Straßenbau setzt zwei Straßen, zwei Schiffe oder je eines. Versetzt wird damit nichts.',
      },
      'S-9': {
        heading: 'Was zuerst kommt',
        text: 'Nach jedem Teil: erst was es entdeckt, dann Geschenke und Häfen, Tuch, Sonderpunkte, die Längste Handelsroute und zuletzt, ob du gewonnen hast.',
      },
    },
  },
  {
    title: 'Gold, Pirat, Räuber',
    rules: {
      'S-10': {
        heading: 'Goldflüsse',
        text: 'Ein Goldfluss gibt für eine Siedlung eine Karte nach Wahl, für eine Stadt zwei, nach allem anderen, was der Wurf bringt; wer am Zug ist, wählt zuerst. Der Räuber blockiert ihn.',
      },
      'S-11': {
        heading: 'Räuber oder Pirat',
        text: 'Bei einer 7 oder mit einem Ritter versetzt du den Räuber oder den Piraten. Der Pirat zieht auf ein anderes Meerfeld; du nimmst einer Person mit einem Schiff an seinen Kanten eine zufällige Karte.',
      },
      'S-12': {
        heading: 'Neben dem Piraten',
        text: 'Neben dem Piraten wird kein Schiff gebaut, keines legt an oder ab.',
      },
      'S-13': {
        heading: 'Wo sie beginnen',
        text: 'Räuber und Pirat beginnen, wo die Karte es sagt. Außerhalb des Plans blockieren sie nichts und kommen auf jedes erlaubte Feld.',
      },
      'S-14': {
        heading: 'Wohin sie dürfen',
        text: 'Beide müssen auf ein anderes Feld: der Räuber auf Land, der Pirat auf Wasser, auch am Rand des Plans. Unbekannte Felder sind keines von beiden.',
      },
    },
  },
  {
    title: 'Plan und Ende',
    rules: {
      'S-15': {
        heading: 'Die Karte, wie sie ist',
        text: 'Felder, Zahlen und Hafenplätze gibt die Karte vor; welcher Hafen wo liegt, wird gemischt, außer du wählst die gedruckten.',
      },
      'S-16': {
        heading: 'Gemischter Aufbau',
        text: 'Gemischter Aufbau, wenn du ihn wählst: Felder und Zahlen tauschen innerhalb der Küsten die Plätze; 6 und 8 liegen nie nebeneinander.',
      },
      'S-17': {
        heading: 'Wo du beginnen darfst',
        text: 'Startsiedlungen stehen auf dem Land, das die Karte dafür öffnet.',
      },
      'S-18': {
        heading: 'Gewinnen',
        text: 'Du gewinnst in deinem eigenen Zug mit den Punkten, die die Karte verlangt.',
      },
      'S-19': {
        heading: 'Ausgelegte Schiffe',
        text: 'Eine Karte kann auch Schiffe auslegen. Sie sind nicht neu: Eines darfst du schon im ersten Zug versetzen.',
      },
      'S-20': {
        heading: 'Inseln und Sonderpunkte',
        text: 'Eine Insel ist Land, das über Land zusammenhängt. Startsiedlungen bringen keine Sonderpunkte. Sonderpunkte liegen bei der Siedlung, die sie gebracht hat, und bleiben, wenn sie Stadt wird.',
      },
    },
  },
];
