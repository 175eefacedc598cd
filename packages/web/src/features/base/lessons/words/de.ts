import type { BaseLessonPhrases } from './types.js';

export const de: BaseLessonPhrases = {
  goal: 'Die Insel',
  goal_1: 'Diese Insel ist noch leer. Du, Leif und Ingrid wollen sie besiedeln.',
  goal_2: 'Eine Siedlung zählt einen Punkt, eine Stadt zwei. Wer im eigenen Zug 10 hat, gewinnt.',
  goal_3: 'Zum Bauen brauchst du Karten, und die Karten bringt dir das Land.',
  numbers: 'Die Zahlen',
  numbers_1:
    'Jeder Zug beginnt mit zwei Würfeln. Jedes Feld (ein Sechseck) mit der gewürfelten Zahl gibt allen eine Karte, die an einer seiner Ecken wohnen.',
  numbers_2:
    'Wald bringt Holz, Hügel Lehm, Weide Wolle, Acker Getreide, Gebirge Erz. Die Wüste bringt nichts.',
  numbers_3: 'Die beiden umringten Felder zahlen, wenn eine 8 fällt.',
  dots: 'Die Punkte darunter',
  dots_1:
    'Die Punkte unter einer Zahl sagen, wie oft sie fällt. 6 und 8 haben fünf Punkte: etwa einmal in sieben Würfen.',
  dots_2: '2 und 12 haben einen Punkt. Darauf wartest du vielleicht das halbe Spiel.',
  dots_3: 'Eine 7 liegt auf keinem Feld. Warum, siehst du noch.',
  corner: 'Deine erste Ecke',
  corner_1: 'Eine Siedlung steht auf einer Ecke und lebt von bis zu drei Feldern.',
  corner_2:
    'Zähl die Punkte um eine Ecke zusammen: mehr Punkte, mehr Karten. Drei verschiedene Rohstoffe sind noch besser.',
  corner_task: 'Zwei Ecken sind umringt. Wähle die bessere für deine Siedlung und bestätige.',
  corner_done:
    '3, 5 und 6: elf Punkte für Erz, Lehm und Getreide. Und die Siedlung zählt: dein erster Siegpunkt.',
  corner_poor: 'Schau noch einmal: 2, 9 und 4 sind zusammen acht Punkte. Die andere umringte Ecke hat elf.',
  corner_else: 'Dort könnte man gründen. Hier vergleichen wir nur die beiden umringten Ecken.',
  route: 'Deine erste Straße',
  route_1: 'Zu jeder deiner zwei ersten Siedlungen gehört eine Straße, umsonst. Spätere bringen keine mit.',
  route_2:
    'Lass sie dorthin führen, wo du als Nächstes bauen willst. Die umringte Ecke mit 8 und 5 ist ein guter Platz, zwei Straßen entfernt.',
  route_3:
    'Zwei müssen es sein: Zwischen zwei Gebäuden, wem sie auch gehören, bleibt mindestens eine Ecke frei.',
  route_task: 'Leg die Straße, die zur umringten Ecke führt.',
  route_done: 'Noch eine Straße, und du bist dort.',
  route_else: 'Diese Straße führt woandershin. Nimm die, die dem Ring näher kommt.',
  second: 'Deine zweite Ecke',
  second_1:
    'Jetzt geht es rückwärts herum, damit es gerecht ist: Du hast begonnen, also kommst du zuletzt. Die anderen haben ihre beiden schon.',
  second_2: 'Diese Siedlung bringt dir sofort eine Karte für jedes Feld um sie herum.',
  second_3: 'Deine erste Ecke wird dir Erz, Lehm und Getreide bringen. Holz und Wolle fehlen dir.',
  second_task: 'Gründe auf der umringten Ecke, die dir Holz und Wolle bringt.',
  second_done:
    'Holz, Wolle und Lehm: Jetzt kannst du jeden Rohstoff bekommen, und drei Karten hast du schon.',
  second_same: 'Diese Ecke bringt Lehm und Erz wie deine erste. Ohne Holz und Wolle könntest du wenig bauen.',
  harbourRoad: 'Zum Hafen hin',
  harbourRoad_1:
    'Die umringte Ecke liegt an einem Hafen mit 2:1. Dort bekommst du für zwei Getreide jede Karte, und deine 6 bringt oft Getreide.',
  harbourRoad_2: 'Ein Hafen mit 3:1 nimmt drei Karten einer Sorte, gleich welcher.',
  harbourRoad_task: 'Leg deine Straße zum Ring hin.',
  harbourRoad_done: 'Alle haben ihren Platz: Jetzt beginnt das Spiel.',
  harbourRoad_else: 'Die führt vom Hafen weg. Versuch die, die dem Ring näher kommt.',
  dice: 'Dein erster Zug',
  dice_1: 'Ein Zug ist einfach: würfeln, dann handeln und bauen, wie du magst, dann die Würfel weitergeben.',
  dice_task: 'Würfle.',
  dice_done:
    'Eine 6! Dein Acker gibt dir ein Getreide. Auch Leif und Ingrid haben etwas bekommen: Wer an einer 6 wohnt, erhält etwas, egal wer gewürfelt hat.',
  build: 'Bau eine Straße',
  build_1: 'Was baut man zuerst? Am Anfang Straßen und Siedlungen: Mehr Ecken bringen mehr Karten.',
  build_2: 'Eine Straße kostet Holz und Lehm. Sie schließt an das an, was du schon hast.',
  build_3:
    'Auch eine Siedlung könntest du bezahlen. Aber noch führt keine deiner Straßen zu einer freien Ecke.',
  build_task: 'Drück „Straße“ und wähle die Kante, die den Ring erreicht.',
  build_done:
    'Holz und Lehm gehen in den Vorrat, und deine Straße erreicht den Ring. In der Liste der Spieler zählt der Balken deine längste Straße: zwei.',
  build_else: 'Dort ginge es, aber sie führt nicht zum Ring, und Holz und Lehm sind kostbar.',
  build_pass: 'Noch nicht: Du hast Holz und Lehm, bau erst deine Straße.',
  pass: 'Gib die Würfel weiter',
  pass_1: 'Mit Wolle und Getreide allein kannst du nichts mehr bauen. Heb sie auf.',
  pass_2: 'Wenn du fertig bist, würfelt die nächste Person. Deine Felder bringen dir auch dann Karten.',
  pass_task: 'Beende deinen Zug.',
  pass_done: 'Jetzt spielen Leif und Ingrid. Springen wir ein wenig voraus.',
  settle: 'Eine neue Siedlung',
  settle_1: 'Zwei Runden später sind die Karten andere, und du hast alles beisammen.',
  settle_2:
    'Eine Siedlung kostet Holz, Lehm, Wolle und Getreide. Sie braucht eine Straße von dir und Abstand zu anderen Gebäuden.',
  settle_3: 'Sie zählt einen Punkt und bringt Karten von zwei oder drei weiteren Feldern.',
  settle_task: 'Drück „Siedlung“ und wähle die umringte Ecke.',
  settle_done: 'Drei Siedlungen, drei Punkte.',
  settle_road: 'Eine Straße würde Holz und Lehm verbrauchen. Die Siedlung ist jetzt mehr wert.',
  settle_pass: 'Gib noch nicht weiter: Du kannst dir eine Siedlung leisten.',
  harbour: 'Der Hafen',
  harbour_1: 'Einige Runden später: Du hast am Hafen für Getreide gesiedelt und andere Karten.',
  harbour_2:
    'Ohne Hafen will der Vorrat vier gleiche Karten für eine andere (4:1). Deiner will nur zwei Getreide (2:1).',
  harbour_3: 'Eine Stadt kostet drei Erz und zwei Getreide. Du hast zwei Erz und vier Getreide.',
  harbour_task: 'Öffne „Handel“. In den umrandeten Reihen unter „Vorrat“ gib Getreide und nimm Erz.',
  harbour_done: 'Zwei Getreide für ein Erz. Jetzt reicht es für eine Stadt.',
  harbour_what: 'Auch das täte der Hafen. Aber für die Stadt brauchst du Erz.',
  harbour_people:
    'Andere sagen vielleicht nein. Dein Hafen sagt immer ja: Tausche in den Reihen unter „Vorrat“.',
  harbour_else: 'Hol dir erst das fehlende Erz: zwei Getreide gegen ein Erz, an deinem Hafen.',
  city: 'Eine Stadt',
  city_1:
    'Eine Stadt tritt an die Stelle einer Siedlung. Sie zählt zwei Punkte, und ihre Felder bringen dir zwei Karten statt einer.',
  city_2: 'Also gehört sie dorthin, wo die meisten Punkte liegen.',
  city_task: 'Drück „Stadt“ und wähle die umringte Siedlung.',
  city_done: 'Eine 6 bringt dir jetzt zwei Getreide, eine 5 zwei Lehm.',
  city_where: 'Dort wäre sie auch gut. Aber deine elf Punkte zahlen doppelt am besten: Nimm die umringte.',
  city_else: 'Du hast genau, was eine Stadt kostet. Bau sie zuerst.',
  trade: 'Handel mit Leuten',
  trade_1:
    'Eine Runde später. In deinem Zug darfst du auch mit den anderen tauschen. Erlaubt ist, was beiden gefällt.',
  trade_2: 'Du hast Wolle übrig, und für die nächste Straße fehlt dir ein Lehm. Vielleicht hat Ingrid einen.',
  trade_task: 'Biete unter „Handel“ eine Wolle für einen Lehm. Nimm dann an, wer einverstanden ist.',
  trade_done:
    'Abgemacht: Sie hat Wolle, du hast Lehm. Ein fairer Tausch hilft euch beiden und lässt den Dritten zurück.',
  trade_other: 'Ein faires Angebot, aber versuch hier eine Wolle gegen einen Lehm.',
  trade_supply: 'Der Vorrat will vier Wolle. Leute sind billiger.',
  trade_else: 'Biete erst eine Wolle gegen einen Lehm.',
  seven: 'Eine Sieben',
  seven_0: 'Eine Runde später steht deine neue Straße, und die Karten sind andere.',
  seven_1:
    'Auf keinem Feld liegt eine 7, und doch fällt sie am häufigsten. Dann bekommt niemand etwas, und der Räuber, die Figur in der umringten Wüste, erwacht.',
  seven_2: 'Wer mehr als sieben Karten hat, muss die Hälfte abgeben. Spar also nicht zu viel an.',
  seven_task: 'Würfle.',
  seven_done: 'Eine 7! Du hast drei Karten, also verlierst du nichts. Und du darfst den Räuber versetzen.',
  robber: 'Der Räuber',
  robber_1: 'Der Räuber geht auf ein anderes Feld. Solange er dort steht, bringt es nichts.',
  robber_2: 'Und du stiehlst jemandem eine Karte, der dort wohnt. Sie wird verdeckt gezogen.',
  robber_3: 'Leif ist dein stärkster Gegner: Seine Stadt an der 8 bringt am meisten.',
  robber_task: 'Wähle das umringte Gebirge für den Räuber.',
  robber_done: 'Leifs Gebirge liegt still, und eine seiner Karten gehört dir.',
  robber_own: 'Vorsicht, dort wohnst du selbst. Du würdest dein eigenes Land sperren.',
  robber_else: 'Das geht, schadet Leif aber weniger. Seine Stadt an der umringten 8 macht ihn stark.',
  card: 'Entwicklungskarten',
  card_1:
    'Eine Runde später hast du Erz, Wolle und Getreide: Dafür gibt es eine Entwicklungskarte. Niemand sieht, welche.',
  card_2: 'Die meisten sind Ritter. Einige sind sofort einen Punkt wert, wenige bringen Straßen oder Karten.',
  card_task: 'Drück „Karte“ und kauf eine Entwicklungskarte.',
  card_done: 'Ein Ritter! Ab deinem nächsten Zug kannst du ihn spielen.',
  card_else: 'Du hast genau, was eine Karte kostet. Kauf erst eine.',
  knight: 'Der Ritter',
  knight_1:
    'Eine Runde später steht der Räuber auf deinem besten Acker. Ein Ritter verjagt ihn, sogar vor dem Wurf, und stiehlt eine Karte.',
  knight_2: 'Wer als Erstes drei Ritter gespielt hat, hat die größte Rittermacht: zwei Punkte.',
  knight_task: 'Spiel deinen Ritter und setz den Räuber dorthin, wo er dir nicht schadet.',
  knight_done:
    'Dein Acker bringt wieder etwas, und du hast eine Karte mehr. Bei den Spielern zählt der Schild die Ritter.',
  knight_own: 'Dort wohnst du selbst. Wähle ein Feld ohne ein Gebäude von dir.',
  knight_nobody:
    'In der Wüste wohnt niemand, da gäbe es nichts zu stehlen. Wähle ein Feld von Leif oder Ingrid.',
  knight_roll: 'Spiel erst den Ritter: Fällt jetzt eine 6, bekommt deine Stadt nichts.',
  win: 'Wie man gewinnt',
  win_1:
    'Einige Runden später: Städte und Siedlungen bringen dir sieben Punkte, eine geheime Karte noch einen: acht.',
  win_2:
    'Die längste Straße zählt zwei Punkte, bis jemand eine längere hat. Sie braucht fünf Straßen in einer Reihe, deine hat vier.',
  win_task: 'Bau die Straße, mit der es fünf in einer Reihe sind, an einem der beiden umringten Enden.',
  win_done: 'Fünf in einer Reihe: zwei Punkte mehr, zusammen zehn. Du hast gewonnen!',
  win_else: 'Diese Straße macht die Reihe nicht länger. Setz sie an eines der beiden Enden.',
  win_pass: 'Nicht jetzt: In diesem Zug kannst du gewinnen.',
};
