import type { BaseCoachPhrases } from './types.js';

export const de: BaseCoachPhrases = {
  goal: 'Wer zuerst 10 Punkte hat, gewinnt. Eine Siedlung zählt 1, eine Stadt 2.',
  dots: 'Die Punkte unter einer Zahl zeigen, wie oft sie fällt. Je kräftiger der Ring um eine Ecke, desto besser, auch wenn eine andere mehr Punkte hat: Ringe wägen auch ab, welche Rohstoffe du bekommst und was die anderen dir lassen.',
  road: 'Eine Straße führt zur nächsten Siedlung. Zwischen zwei Gebäuden bleibt eine Ecke frei, also schau zwei Straßen weit. Ein Tipp legt sie, der Pfeil nimmt sie zurück.',
  second:
    'Jetzt geht es rückwärts herum: Wer begonnen hat, kommt zuletzt. Diese Siedlung bringt eine Karte für jedes Feld um sie, also such, was der ersten fehlt.',
  dice: 'Würfle zuerst. Jedes Feld mit dieser Zahl bringt allen etwas, die an seinen Ecken wohnen.',
  robber:
    'Eine 7! Setz den Räuber auf ein Feld, das deinen Gegnern am meisten bringt. Solange er dort steht, bringt es nichts, und du stiehlst eine Karte.',
  card: 'Deine erste Karte: Drück sie, und du siehst, was sie tut. Du darfst eine je Zug spielen, aber nicht in dem Zug, in dem du sie gekauft hast.',
  trade:
    'Zu viel von einer Sorte? Hier tauschst du mit den anderen, oder vier gleiche mit dem Vorrat, an einem Hafen weniger.',
};
