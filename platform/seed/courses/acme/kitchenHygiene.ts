import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { accordion, ask, important, pause, picture, quiz, text } from '../build/parts.ts';
import { badge, cover, frame } from '../build/pictures.ts';
import { multiple, no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const hands = lecture(
  {
    key: 'hands',
    cover: 'kitchen-tiles',
    name: 'Saubere Hände',
    description: 'Dreißig Sekunden, die am meisten bewirken.',
    minutes: 10,
  },
  text(`
    ## Der kürzeste Weg für Keime

    In der Küche kommen Keime selten von selbst auf den Teller. Meistens tragen wir sie dorthin: vom rohen Fleisch zum Salat, vom Handy zum Brot, vom Türgriff zum Messer. Der wichtigste Schritt ist deshalb auch der einfachste: Hände waschen, gründlich und im richtigen Moment.

    1. Ärmel hoch, Schmuck ab.
    2. Nass machen und einseifen.
    3. **Dreißig Sekunden** reiben: Handflächen, Handrücken, zwischen den Fingern, Daumen, Nägel.
    4. Abspülen und mit einem Einmaltuch trocknen.
    5. Mit dem Tuch den Hahn schließen.
  `),
  important(
    'Wann?',
    'Vor Arbeitsbeginn, nach jeder Pause, nach rohem Fleisch, Fisch und Ei, nach dem Abfall, nach dem Niesen und nach jedem Griff zum Handy. Handschuhe ersetzen das Waschen nicht.',
  ),
  pause,
  ask(
    single(
      'Sie haben Hähnchen geschnitten und wollen nun Salat anrichten. Was ist richtig?',
      [
        no('Die Hände am Tuch abwischen', 'Damit verteilen Sie die Keime auf das Tuch.'),
        no('Über die Handschuhe neue Handschuhe ziehen', 'Beim Wechsel berühren Sie die schmutzigen.'),
        yes('Hände waschen, Brett und Messer wechseln', 'Richtig. Alle drei hatten Kontakt mit dem rohen Fleisch.'),
      ],
      { key: 'chicken', wrongLimit: 2 },
    ),
  ),
);

const temperature = lecture(
  {
    key: 'temperature',
    name: 'Kalt und heiß',
    description: 'Zwischen Kühlschrank und Herd liegt der Bereich, den Keime lieben.',
    minutes: 20,
  },
  text(`
    ## Der gefährliche Bereich

    Zwischen **10 und 60 Grad** vermehren sich viele Keime sehr schnell, am schnellsten bei Körperwärme. Alles, was leicht verdirbt, soll diesen Bereich rasch durchqueren: rasch heiß werden, rasch wieder kalt.
  `),
  picture(
    'kitchen-temperature',
    'Ein Thermometer mit drei Bereichen: kalt, gefährlich warm und heiß',
    `
      ### Merken Sie sich drei Zahlen

      - **höchstens 7 °C** im Kühlschrank, für Hackfleisch höchstens 2 °C
      - **mindestens 70 °C** im Kern, zwei Minuten lang
      - **mindestens 65 °C** beim Warmhalten, höchstens drei Stunden
    `,
    { side: 'left' },
  ),
  accordion(
    [
      'Wie kühle ich einen großen Topf Suppe?',
      'In flache Behälter umfüllen, in kaltes Wasser stellen, umrühren. Innerhalb von zwei Stunden soll sie unter 10 Grad sein.',
    ],
    ['Darf ich Aufgetautes wieder einfrieren?', 'Roh nicht. Durchgegart ja.'],
    ['Wo messe ich?', 'An der dicksten Stelle, mit einem gereinigten Fühler.'],
  ),
  pause,
  ask(
    multiple(
      'Welche zwei Werte sind in Ordnung?',
      [
        yes('Geflügel, 74 °C im Kern', 'Ja, über 70 Grad.'),
        no('Suppe, seit vier Stunden bei 55 °C', 'Zu lau und zu lange.'),
        yes('Milch im Kühlschrank bei 6 °C', 'Ja, unter 7 Grad.'),
        no('Hackfleisch bei 7 °C', 'Für Hackfleisch höchstens 2 Grad.'),
      ],
      { key: 'values', weight: 2, wrongLimit: 3 },
    ),
  ),
);

const order = lecture(
  {
    key: 'order',
    name: 'Ordnung im Kühlraum',
    description: 'Was oben liegt, kann auf das tropfen, was unten liegt.',
    minutes: 15,
    mode: 'SCROLL',
  },
  text(`
    ## Von oben nach unten

    | Fach | Was | Warum |
    | oben | Fertiges, Desserts | Nichts darf darauf tropfen. |
    | Mitte | Milchprodukte, Wurst | verpackt oder abgedeckt |
    | unten | rohes Fleisch, Fisch | Tropft es, dann nur in die eigene Wanne. |
    | getrennt | ungewaschenes Gemüse | An der Erde haften Keime. |

    Jeder Behälter bekommt ein Etikett mit Inhalt und Datum. Was zuerst kam, geht zuerst.
  `),
  quiz(
    single(
      'Ein Behälter ohne Etikett steht im Kühlraum. Er riecht normal. Was tun Sie?',
      [
        no('Probieren', 'Viele Keime kann man weder riechen noch schmecken.'),
        yes('Entsorgen und melden', 'Richtig. Ohne Datum weiß niemand, was er enthält.'),
        no('Ein Etikett von heute aufkleben', 'Dann wäre er plötzlich wieder frisch.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

const modules = [module('Sicher arbeiten', 'Hände, Temperatur, Ordnung.', hands, temperature, order)];

export const kitchenHygiene: SeedCourse = {
  id: 201,
  workspace: 'acme',
  name: 'Hygiene in der Küche',
  miniDescription: 'Hände, Temperaturen, Ordnung: was jede Schicht sicher macht.',
  description: html(`
    Die jährliche Schulung für alle, die in unseren Küchen arbeiten. Drei kurze Lektionen mit Fragen aus dem Alltag.
  `),
  certifiable: true,
  minScoreRate: 0.8,
  sequentialProgress: true,
  courseImage: cover('hygiene'),
  duration: sumMinutes(modules),
  lang: 'de',
  tags: ['Pflichtschulung', 'Küche'],
  modules,
  achievements: [
    {
      name: 'Sichere Schicht',
      description: 'Alle Fragen zu Händen und Temperaturen sind richtig.',
      imageUrl: badge('clear-head'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['chicken', 'values'] },
    },
    {
      name: 'Kochmütze',
      description: 'Vier von fünf Antworten sind richtig. Der Rahmen ziert Ihr Bild.',
      imageUrl: frame('chef'),
      kind: 'FRAME',
      condition: { type: 'QUESTIONS_ANSWERED_RATE', rate: 0.8 },
    },
  ],
};
