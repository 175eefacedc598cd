import type { NewCatanLessonPhrases } from './types.js';

export const de: NewCatanLessonPhrases = {
  island: 'Ein See und Nachbarn',
  island_1: 'Das Basisspiel kennst du. Das meiste bleibt; hier siehst du, was neu ist.',
  island_2: 'In der Mitte liegt ein See. Du darfst um ihn herum bauen, aber wie die Wüste bringt er nichts.',
  island_3:
    'Häfen gibt es nicht. Am Ufer leben vier Völker, jedes in einem Außenposten; die beiden Grenzländer sind leer.',
  outposts: 'Außenposten und Vorteile',
  outposts_1:
    'Jede Ecke eines Außenpostens hat einen Vorteil. Wer dort baut, hat ihn für sich allein: Keinen gibt es zweimal.',
  outposts_2:
    'Das Grünvolk bringt mehr Karten, Händler tauschen besser, Forscher bauen billiger, Diplomaten kennen manchen Kniff.',
  outposts_3:
    'Du wohnst an der umringten Ecke des Grünvolks: „Wolle +1“ gehört dir. Unter „Vorteile“ stehen alle zwanzig.',
  green: 'Mehr vom Land',
  green_1: 'Bringt dir ein Wurf Wolle, gibt dir das Grünvolk eine mehr, egal wie viele du bekommst.',
  green_2: 'Deine andere Siedlung liegt an der umringten Weide mit der 6.',
  green_task: 'Würfle.',
  green_done:
    'Eine 6! Eine Wolle von der Weide, eine vom Grünvolk. Das geht von selbst, auch wenn andere würfeln.',
  supply: 'Drei und eine',
  supply_1:
    'Der Vorrat hat hier einen anderen Preis: drei Karten einer Sorte und eine beliebige, für eine Karte.',
  supply_2: 'Für eine Siedlung fehlt dir nur Getreide. Wolle und Erz hast du übrig.',
  supply_task: 'Öffne „Handel“, gib dem Vorrat drei Wolle und ein Erz und nimm ein Getreide.',
  supply_done: 'Holz, Lehm, Wolle und Getreide: eine ganze Siedlung.',
  supply_what: 'Das ginge. Aber zum Bauen fehlt dir Getreide, und übrig hast du Wolle und Erz.',
  supply_people:
    'Andere sagen vielleicht Nein. Der Vorrat sagt immer Ja: drei Wolle und ein Erz für ein Getreide.',
  supply_road: 'Eine Straße nähme dir Holz und Lehm für die Siedlung. Hol zuerst das Getreide.',
  supply_pass: 'Noch nicht: Hol zuerst das Getreide, das fehlt.',
  settle: 'Ein zweiter Vorteil',
  settle_1:
    'Deine Straße erreicht eine Ecke der Diplomaten: „Punkte zu verkaufen“. Auch sie liegt an deiner Weide mit der 6.',
  settle_2: 'Eine Siedlung zählt dort wie immer einen Punkt, und der Vorteil der Ecke wird deiner.',
  settle_task: 'Drück „Siedlung“ und wähle die umringte Ecke.',
  settle_done:
    'Eine 6 bringt dir jetzt zwei Wolle und eine mehr durch „Wolle +1“. „Punkte zu verkaufen“ gilt ab dem nächsten Zug.',
  settle_else: 'Du hast genau, was eine Siedlung kostet. Bau sie zuerst.',
  persuasion: 'Überredung',
  persuasion_1: 'Ein paar Runden später gehört dir auch „Überredung“. Für eine Straße fehlt dir ein Lehm.',
  persuasion_2:
    'Einmal im Zug bringst du jemanden dazu, eine Karte mit dir zu tauschen. Beide Sorten nennst du, und niemand kann ablehnen.',
  persuasion_3: 'Es fiel eine 3. Leif wohnt an den umringten Hügeln mit der 3, also hat er einen Lehm.',
  persuasion_task: 'Drück „Überredung“, die Sprechblase, und gib Leif eine Wolle für einen Lehm.',
  persuasion_done: 'Der Lehm ist deiner. Solche Vorteile nutzt du im eigenen Zug, nach dem Würfeln.',
  persuasion_whom: 'Ingrid hat bei diesem Wurf keinen Lehm bekommen. Frag Leif.',
  persuasion_what: 'Dein Holz brauchst du für die Straße. Gib Wolle und frag nach Lehm.',
  persuasion_offer: 'Ein Angebot kann Leif ablehnen. „Überredung“ nicht.',
  persuasion_pass: 'Noch nicht: Hol zuerst den Lehm von Leif.',
  gap: 'Über die Lücke',
  gap_1:
    'Zwischen zwei Außenposten hat die Küste eine Lücke. Sie zählt als zwei Kanten: Zwei Straßen führen hinüber, und in der Mitte kann niemand bauen.',
  gap_2: 'Auf der ersten Hälfte liegt deine Straße schon. Dahinter sind die Händler.',
  gap_task: 'Drück „Straße“ und leg sie auf die zweite Hälfte, zum Ring hin.',
  gap_done: 'Drüben! An der umringten Ecke kannst du bauen, sobald du die Karten hast.',
  gap_else: 'Dort ginge es. Aber zum Ring kommst du über die zweite Hälfte der Lücke.',
  gap_pass: 'Du hast Holz und Lehm: Geh zuerst über die Lücke.',
  infiltrator: 'Der Eindringling',
  infiltrator_1:
    'Eine 7, und du hast die Wahl: den Räuber versetzen wie bekannt, oder den Eindringling auf eine Ecke am Außenposten.',
  infiltrator_2:
    'Solange er dort steht, ist der Vorteil blockiert. Wohnt dort jemand, darfst du eine Karte stehlen.',
  infiltrator_3: 'Leif wohnt dort an zwei Wäldern, und „Holz +1“ macht ihn reich.',
  infiltrator_task: 'Schick den Eindringling auf die umringte Ecke und stiehl dann von Leif.',
  infiltrator_done:
    'Leifs „Holz +1“ ist blockiert, bis der Eindringling geht, und eine seiner Karten ist deine.',
  infiltrator_own: 'Vorsicht, das ist dein eigener Vorteil. Du würdest dich selbst blockieren.',
  infiltrator_else: 'Möglich, aber nichts trifft Leif mehr als der Verlust von „Holz +1“ am Ring.',
  infiltrator_robber: 'Der Räuber ginge auch. Versuch hier den Eindringling: auf die umringte Ecke.',
  infiltrator_waive: 'So nett darfst du sein. Aber nimm diesmal eine Karte.',
  merchants: 'Die Händler',
  merchants_1:
    'Inzwischen wohnst du bei den Händlern: „Holz 2:1“. Für zwei Holz bekommst du jede andere Karte, so oft du magst.',
  merchants_2: 'Du hast drei Wolle und zwei Holz. Mit vier Wolle kann man etwas Besonderes kaufen.',
  merchants_task: 'Öffne „Handel“ und tausch mit dem Vorrat zwei Holz gegen eine Wolle.',
  merchants_done: 'Vier Wolle. Jetzt schau auf deine Punkte.',
  merchants_mixed: 'Drei und eine ist teuer. Bei den Händlern reichen zwei Holz für eine Wolle.',
  merchants_else: 'Das täten die Händler. Aber hier brauchst du Wolle.',
  merchants_sure: 'Vielleicht klappt das. Die Händler sind sicher: zwei Holz für eine Wolle.',
  merchants_pass: 'Noch nicht: Tausch zuerst zwei Holz gegen eine Wolle.',
  win: 'Wie man gewinnt',
  win_1: 'Zehn Punkte gewinnen, wie im Basisspiel. Gebäude und längste Straße bringen dir neun.',
  win_2:
    '„Punkte zu verkaufen“ gibt dir einen Punkt für vier Wolle, und einmal im Spiel zwei für sechs. Nach vier Käufen ist Schluss.',
  win_task: 'Drück „Punkte zu verkaufen“, den Stern, und kauf einen Punkt.',
  win_done: 'Zehn Punkte. Du hast gewonnen!',
  win_more:
    'Ein Tipp für deine erste Partie: Wähle Vorteile, die zu deinem Land passen, und behalte die der anderen im Auge.',
  win_else: 'Nicht jetzt: Für deine vier Wolle bekommst du den zehnten Punkt.',
};
