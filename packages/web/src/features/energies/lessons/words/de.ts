import type { EnergiesLessonPhrases } from './types.js';

export const de: EnergiesLessonPhrases = {
  science: 'Dörfer und Städte',
  science_1:
    'Die Insel kennst du. Siedlungen heißen hier Dörfer, und alle beginnen mit einem Dorf und einer Stadt.',
  science_2:
    'Ein Dorf bringt wie immer eine Karte. Eine Stadt bringt eine Karte und eine Forschungskarte, nicht zwei gleiche.',
  science_3:
    'Naturfaser, Nahrung und Metall stehen für Wolle, Getreide und Erz. Deine beiden Gebäude sind umringt.',
  footprint: 'Deine Umweltbilanz',
  footprint_1:
    'Wer baut, belastet die Umwelt: Ein Dorf zählt 1, eine Stadt 2, ein braunes Kraftwerk 1 mehr, ein grünes 1 weniger.',
  footprint_2: 'Alle haben jetzt 3, darum steht der Marker für euch alle auf 9.',
  footprint_3:
    'Der Marker sagt, wie viele Ereignis-Chips jeder Zug zieht. Unter „Ereignisse“ siehst du alles.',
  discs: 'Erst die Chips, dann die Würfel',
  discs_1: 'Vor dem Wurf zieht dein Zug Chips aus dem Beutel. Zurzeit einen, und die meisten sind braun.',
  discs_2: 'Ein Chip kommt auf das Ablagefeld seines Ereignisses. Erst wenn es voll ist, geschieht etwas.',
  discs_task: 'Zieh und würfle: Ein Druck tut beides.',
  discs_done:
    'Luftverschmutzung, ein Chip von dreien. Beim dritten bekommt die schlechteste Bilanz einen Umweltschaden.',
  discs_rolled: 'Und eine 8: Deine Stadt bringt dir Nahrung und Forschung.',
  fossil: 'Ein braunes Kraftwerk',
  fossil_1: 'Mit Forschung baust du Kraftwerke. Ein braunes kostet nur eine Forschungskarte.',
  fossil_2:
    'Es steht auf einem Feld mit Zahl neben einem Gebäude von dir. Ein Dorf hat Platz für eins, eine Stadt für eins auf jedem ihrer Felder.',
  fossil_task: 'Drück „Kraftwerk“, wähle deine Stadt und dann das umringte Feld mit der 8.',
  fossil_done:
    'Billig und schnell. Aber deine Bilanz steht nun auf 4, schlechter als alle: Luftverschmutzung träfe dich.',
  fossil_where: 'Dort ginge es auch. Aber eine 8 fällt öfter: Nimm das umringte Feld.',
  fossil_else: 'Du hast die Forschung für ein Kraftwerk. Bau es zuerst.',
  energy: 'Energie',
  energy_1: 'Fällt seine Zahl, bringt jedes deiner Kraftwerke 1 Energie. Du kannst 5 aufheben, mehr nicht.',
  energy_2:
    'Energie ist keine Karte, also kann sie niemand stehlen. Zwei davon kaufen jede Karte, die du magst.',
  energy_task: 'Zieh und würfle noch einmal.',
  energy_done: 'Wieder eine 8: Nahrung und Forschung von der Stadt, 1 Energie vom Kraftwerk.',
  flood: 'Starkregen und Überflutung',
  flood_1:
    'Der vierte Chip hat sein Ablagefeld gefüllt: Starkregen und Überflutung! Alle legen einen Umweltschaden auf ein Gebäude.',
  flood_2: 'Ein Gebäude mit Umweltschaden bekommt nichts, und auch seine Kraftwerke bringen nichts.',
  flood_task: 'Wähle das Gebäude, auf das du leichter verzichten kannst.',
  flood_done: 'Dein Dorf wartet, deine Stadt verdient weiter. Auch Leif und Ingrid müssen wählen.',
  flood_city:
    'Deine Stadt hat mehr Punkte und bringt Forschung und Energie. Verschone sie und nimm das Dorf.',
  clear: 'Säubern',
  clear_1:
    'Auch auf Feldern liegen manchmal Umweltschäden. Fällt die Zahl eines Feldes, sind es und die Gebäude an ihm wieder sauber.',
  clear_2: 'Du musst nicht warten: Für 1 Energie entfernst du in deinem Zug einen beliebigen Umweltschaden.',
  clear_task: 'Drück „Säubern“ und wähle dein umringtes Dorf.',
  clear_done: 'Dein Dorf arbeitet wieder, und 1 Energie hast du noch.',
  clear_other: 'Nett von dir, aber der ist nicht deiner. Hilf zuerst dem eigenen Dorf.',
  clear_card:
    'Zwei Energie für eine Karte sind ein fairer Preis. Aber auf Dauer bringt dein Dorf mehr: Säubere es.',
  clear_warehouse: 'Das Lagerhaus schützt Karten, wenn eine 7 fällt. Säubere zuerst dein Dorf.',
  clear_demolish: 'Dein Kraftwerk darf noch stehen bleiben. Säubere zuerst dein Dorf.',
  clear_else: 'Entferne erst den Umweltschaden: Bis dahin bekommt dein Dorf nichts.',
  renewable: 'Ein grünes Kraftwerk',
  renewable_1: 'Ein grünes Kraftwerk kostet drei Forschungskarten und bringt Energie wie jedes andere.',
  renewable_2: 'Aber deine Bilanz sinkt um 1, und mit ihr der Marker für alle. Niedriger ist besser.',
  renewable_3: 'Außerdem kommt ein grüner Chip in den Beutel. Grüne helfen denen, die sauber leben.',
  renewable_task: 'Drück „Kraftwerk“ und bau ein grünes auf der umringten 9 neben deinem Dorf.',
  renewable_done: 'Wieder Bilanz 3. Erlaubt ist ein Kraftwerk je Zug, und ein grünes bleibt für immer.',
  renewable_fossil: 'Das wäre ein braunes. Du hast drei Forschungskarten: Leiste dir ein grünes.',
  renewable_where:
    'Kein schlechter Platz, aber eine 9 fällt öfter: Nimm das umringte Feld neben deinem Dorf.',
  renewable_demolish: 'Das kommt gleich. Bau erst das grüne Kraftwerk.',
  renewable_else: 'Du hast genau, was ein grünes Kraftwerk kostet. Bau es zuerst.',
  demolish: 'Weg mit dem Rauch',
  demolish_1:
    'Ihr alle habt gebaut, und der Marker steht auf 14. Zu dritt zieht jeder Zug ab 14 zwei Chips, ab 18 drei.',
  demolish_2:
    'Für 1 Energie darfst du ein eigenes braunes Kraftwerk abreißen, eins je Zug. Sein Platz ist sofort wieder frei.',
  demolish_task: 'Drück „Abreißen“ und wähle dein braunes Kraftwerk auf der umringten 8.',
  demolish_done:
    'Der Marker fällt auf 13: wieder ein Chip je Zug. Und Platz für ein grünes Kraftwerk ist auch.',
  demolish_else: 'Reiß erst dein braunes Kraftwerk ab: Zwei Chips je Zug bringen allen Ärger.',
  conference: 'Eine gute Bilanz lohnt sich',
  conference_1:
    'Klimakonferenz! Die beste Bilanz darf eine Karte nach Wahl nehmen, die schlechteste muss eine abgeben.',
  conference_2:
    'Staatliche Förderung, ein grünes Ereignis, schenkt der besten Bilanz eine Entwicklungskarte.',
  conference_3: 'Nachhaltige Produktion gibt denen eine Karte, die die meisten grünen Kraftwerke haben.',
  conference_task: 'Deine 3 ist die beste Bilanz. Nimm die Karte, die dir am liebsten ist.',
  conference_done: 'Ein Geschenk für dich, und Leif mit der schlechtesten Bilanz muss eine Karte abgeben.',
  conference_none: 'Du darfst verzichten, aber eine geschenkte Karte ist immer willkommen. Nimm eine.',
  bag: 'Zwei Wege zum Sieg',
  bag_1: 'Zehn Punkte im eigenen Zug gewinnen, wie du es kennst.',
  bag_2:
    'Ist aber ein Chip zu ziehen und der Beutel leer, entscheiden die Kraftwerke: Die meisten grünen, abzüglich der braunen, gewinnen.',
  bag_3:
    'Leif hat 8 Punkte und zwei braune Kraftwerke. Du hast 5 Punkte und drei grüne, und der Beutel ist leer.',
  bag_task: 'Zieh, und sieh, was geschieht.',
  bag_done:
    'Der Beutel ist leer, das Spiel ist aus, und drei grüne ohne ein braunes sind das Beste. Du hast gewonnen!',
  bag_lost: 'Hätte niemand mehr grüne als braune Kraftwerke, hättet ihr alle verloren.',
};
