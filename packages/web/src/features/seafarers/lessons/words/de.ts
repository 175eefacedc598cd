import type { SeaLessonPhrases } from './types.js';

export const de: SeaLessonPhrases = {
  islands: 'Übers Wasser',
  islands_1:
    'Eine Insel zu besiedeln, kannst du schon. Hier gibt es mehrere, und du kommst mit Schiffen hin.',
  islands_2: 'Alle beginnen auf der großen Insel. Die drei kleinen, wo die Ringe sind, liegen noch leer.',
  islands_3:
    'Deine erste Siedlung auf jeder kleinen Insel bringt zwei Sonderpunkte. 14 Punkte gewinnen, also lohnt sich die Fahrt.',
  first: 'Ein Schiff statt einer Straße',
  first_1:
    'Du hast an der Küste gegründet, zwischen Wald und Weide. Aus Holz und Wolle entstehen deine Schiffe.',
  first_2: 'Neben einer Startsiedlung an der Küste darf deine freie Straße auch ein Schiff sein.',
  first_task: 'Wähle „Schiff setzen“ und dann die Kante an der Küste, die den Ring erreicht.',
  first_done: 'Von seiner Spitze geht es geradewegs hinüber zur Insel im Osten.',
  first_road: 'Eine Straße ginge auch. Aber über das Wasser führt sie nie: Wähle das Schiff.',
  first_else: 'Auch dort schwimmt es. Die umringte Ecke liegt näher an der Insel im Osten.',
  ship: 'Bau ein Schiff',
  ship_1:
    'Ein Schiff kostet Holz und Wolle. Es liegt auf einer Kante, die auf mindestens einer Seite Meer hat.',
  ship_2: 'Es schließt an ein Schiff von dir an oder an dein Gebäude an der Küste.',
  ship_task: 'Drück „Schiff“ und wähle die Kante, die den Ring erreicht.',
  ship_done: 'Du hast eine andere Insel erreicht. Wo deine Schiffe Land berühren, darfst du siedeln.',
  ship_else: 'Dort kann ein Schiff liegen, aber es erreicht nicht den Ring auf der anderen Insel.',
  ship_first: 'Bau erst dein Schiff: Du hast genau, was es kostet.',
  move: 'Schiffe können umkehren',
  move_1:
    'Leif war vor dir auf dieser Insel, zu nah an dem Platz, zu dem dein letztes Schiff führt. Weiter südlich ist noch Gold frei.',
  move_2:
    'Einmal je Zug darfst du ein Schiff umsonst versetzen: eines am offenen Ende einer Linie, das nicht in diesem Zug gebaut wurde.',
  move_task: 'Drück „Versetzen“, wähle das umringte Schiff und dann die Kante, die zur umringten Ecke führt.',
  move_done: 'Keine Karte ausgegeben, und deine Linie führt zum Gold.',
  move_else: 'Dorthin könnte es fahren. Aber nur ein Platz bringt es zur umringten Ecke am Gold.',
  move_first: 'Versetz erst dein Schiff: Es kostet dich nichts.',
  settle: 'Eine neue Insel',
  settle_1: 'Wo deine Schiffe Land berühren, darfst du siedeln. Es kostet so viel wie zu Hause.',
  settle_2:
    'Es ist deine erste Siedlung auf dieser Insel, also bringt sie zwei Sonderpunkte. Leif hat seine schon.',
  settle_task: 'Drück „Siedlung“ und wähle die umringte Ecke.',
  settle_done:
    'Ein Punkt und zwei Sonderpunkte: drei auf einmal. Sie bleiben, auch wenn eine Stadt daraus wird.',
  settle_closed:
    'Deine Schiffe verbinden jetzt zwei deiner Gebäude. So eine Linie ist geschlossen: Ihre Schiffe bleiben liegen.',
  settle_where: 'Das ist dieselbe Insel, aber ohne Gold. Nimm die umringte Ecke.',
  settle_first: 'Behalt deine Karten: Du hast genau, was eine Siedlung kostet.',
  settle_move: 'Dann reicht deine Linie nicht mehr bis zur Insel. Lass das Schiff liegen und siedle.',
  gold: 'Gold',
  gold_1: 'Fällt seine Zahl, gibt dir ein Goldfluss eine Karte deiner Wahl, für eine Stadt sogar zwei.',
  gold_2: 'Du hast zwei Getreide und zwei Erz. Mit einem Erz mehr reicht es für eine Stadt.',
  gold_task: 'Würfle. Wähle dann die Karte, die dir fehlt.',
  gold_done: 'Gold ist immer das, was du gerade brauchst. Jetzt hast du alles für eine Stadt.',
  gold_else: 'Auch das gäbe dir das Gold. Aber für deine Stadt fehlt Erz.',
  join: 'Von der Straße aufs Meer',
  join_1: 'Deine Straße im Süden ist an der Küste angekommen. Die dritte Insel ist von dort nicht weit.',
  join_2:
    'Aber ein Schiff schließt nicht an eine Straße an. Zwischen beiden muss eine Siedlung oder Stadt von dir stehen.',
  join_task: 'Siedle an der Küste am Ende deiner Straße. Bau dann von dort ein Schiff zum anderen Ring.',
  join_done: 'Straße, Siedlung, Schiff: Jetzt sind sie ein einziger Weg.',
  join_ship:
    'Dieses Schiff beginnt nicht am Ende deiner Straße. Siedle erst dort und fahr dann zum anderen Ring.',
  join_road: 'Deine Straße ist schon an der Küste. Heb den Lehm für die Siedlung auf.',
  join_first: 'Du hast genau, was du brauchst: erst eine Siedlung, dann ein Schiff.',
  pirate: 'Der Pirat',
  pirate_1:
    'Eine 7! Hier hast du die Wahl: den Räuber an Land versetzen oder den Piraten auf See. Er bestiehlt, wer neben ihm ein Schiff hat.',
  pirate_2: 'Neben ihm wird kein Schiff gebaut, und keines legt an oder ab.',
  pirate_3: 'Leif fehlt noch ein Schiff bis zum Gold im Norden.',
  pirate_task: 'Setz den Piraten auf das umringte Wasser, Leif in den Weg.',
  pirate_done: 'Eine von Leifs Karten gehört dir, und sein Weg zum Gold ist versperrt.',
  pirate_robber: 'Der Räuber sperrt Land, wie immer. Aufhalten willst du aber Leifs Schiffe.',
  pirate_own: 'Vorsicht, dort liegen deine eigenen Schiffe. Du würdest dich selbst einsperren.',
  pirate_else: 'Dorthin darf der Pirat, aber Leif fährt weiter. Auf seinem Weg liegt das umringte Wasser.',
  knight: 'Verjag ihn',
  knight_1: 'Jetzt liegt der Pirat in deiner Bucht, und du kannst nicht zur dritten Insel weiterbauen.',
  knight_2: 'Ein Ritter versetzt den Räuber oder den Piraten, ganz wie du willst.',
  knight_task:
    'Spiel deinen Ritter, schick den Piraten zum nördlichen Ring und bau dann ein Schiff zum anderen Ring.',
  knight_done: 'Er ist fort, und dein Schiff ist durch. Ohne den Ritter hättest du dort keines bauen können.',
  knight_robber: 'Diesmal nicht den Räuber: Der Pirat versperrt dir den Weg.',
  knight_where: 'Das täte es auch. Schick ihn hier auf das umringte Wasser, zu Leifs Schiffen.',
  knight_ship: 'Zur dritten Insel geht es woanders. Erst der Ritter, dann das Schiff zum Ring.',
  knight_first: 'Spiel erst deinen Ritter: Der Pirat muss aus deiner Bucht.',
  route: 'Die längste Handelsroute',
  route_1:
    'Straßen und Schiffe zählen zusammen, deine Siedlung verbindet sie. Fünf in einer Reihe bringen zwei Punkte, wenn niemand mehr hat.',
  route_2: 'Im Süden hast du zwei Straßen und zwei Schiffe in einer Reihe: vier.',
  route_task: 'Bau das fünfte Stück: ein Schiff zum Ring.',
  route_done:
    'Die längste Handelsroute gehört dir: zwei Punkte. Gib acht, ein versetztes Schiff kann sie kosten.',
  route_else: 'Dieses Schiff macht deine Reihe im Süden nicht länger.',
  route_move: 'Ein versetztes Schiff kürzt hier, was es dort verlängert. Bau ein neues.',
  route_first: 'Bau erst das Schiff: Es bringt zwei Punkte.',
  win: 'Wie man gewinnt',
  win_1: 'Auf dieser Karte gewinnen 14 Punkte, im eigenen Zug. Andere Karten verlangen mehr oder weniger.',
  win_2: 'Du hast elf. Eine Siedlung auf einer dritten Insel brächte drei.',
  win_task: 'Siedle auf der dritten Insel.',
  win_done: 'Eine Siedlung und zwei Sonderpunkte: vierzehn. Du hast gewonnen!',
  win_others:
    'Andere Seekarten haben ihre eigene Geschichte: Nebel, Dörfer, Piraten. Ihre Regelseite erzählt sie dir.',
  win_move: 'Lass deine Schiffe liegen: Sie sind angekommen. Siedle auf der dritten Insel.',
  win_first: 'Nicht jetzt: In diesem Zug kannst du gewinnen.',
};
