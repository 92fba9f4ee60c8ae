import { lecture, module } from '../build/lectures.ts';
import {
  ask,
  dialog,
  embed,
  examples,
  important,
  left,
  more,
  pause,
  picture,
  quiz,
  right,
  text,
} from '../build/parts.ts';
import { multiple, no, ordering, single, step, yes } from '../build/questions.ts';

const order = lecture(
  {
    key: 'order',
    name: 'Ordering',
    description: 'Ask for what you would like, politely and in one breath.',
    minutes: 4,
    cover: 'german-cafe',
  },
  text(`
    ## One pattern for everything

    **Ich hätte gern …** means “I would like …”. You can order a coffee, buy a ticket or book a room with it. Put the thing behind and a *bitte* at the end:

    > Ich hätte gern ein Wasser, bitte.

    A little shorter, and just as polite: **Ich nehme …**, “I will take …”, or simply **Einen Kaffee, bitte.**
  `),
  picture(
    'german-cafe',
    'A small café table with a cup, a glass of water and a piece of cake',
    `
      ### On the menu

      - **der Kaffee**: einen Kaffee
      - **die Limonade**: eine Limonade
      - **das Wasser**: ein Wasser
      - **der Kuchen**: einen Kuchen
      - **das Brötchen**: ein Brötchen
    `,
  ),
  important(
    'The one ending you need here',
    'What you order is the object of the sentence. Then **der becomes den** and **ein becomes einen**. Nothing else changes: *die, eine, das, ein* stay as they are.',
  ),
  ask(
    single(
      'Complete: “Ich hätte gern ___ Kaffee.”',
      [
        no('ein', 'Kaffee is a der word and here it is the object, so it needs -en.'),
        no('eine', 'Eine is for die words.'),
        yes('einen', 'Right: der Kaffee, ich nehme einen Kaffee.'),
      ],
      { key: 'coffee', weight: 2, wrongLimit: 2 },
    ),
  ),
  pause,
  dialog(
    left('Waitress', 'Guten Tag. Was möchten Sie?'),
    right('You', 'Ich hätte gern einen Kaffee und ein Stück Apfelkuchen, bitte.'),
    left('Waitress', 'Mit Milch und Zucker?'),
    right('You', 'Mit Milch, ohne Zucker.'),
    left(
      'Waitress',
      'Gern. Sonst noch etwas?',
      multiple(
        'Which two answers fit when the waitress asks “Sonst noch etwas?”',
        [
          yes('Nein, danke, das ist alles.', 'Yes: no thank you, that is all.'),
          no('Freut mich.', 'That is what you say when you are introduced.'),
          yes('Ja, ein Wasser, bitte.', 'Yes: you add one more thing.'),
          no('Ich wohne in Leipzig.', 'True perhaps, but nobody asked.'),
        ],
        { wrongLimit: 3 },
      ),
    ),
  ),
  examples(
    'Small words that do a lot',
    `
      - **mit** with: *mit Milch*
      - **ohne** without: *ohne Zucker*
      - **und** and, **oder** or: *Tee oder Kaffee?*
      - **sonst noch etwas?** anything else?
    `,
  ),
  embed(
    'https://www.openstreetmap.org/export/embed.html?bbox=13.3980%2C52.5220%2C13.4110%2C52.5290&layer=mapnik',
    'Map of the middle of Berlin',
    'Find three cafés on the map and say what you would order there.',
  ),
);

const pay = lecture(
  {
    key: 'pay',
    name: 'Paying',
    description: 'Ask for the bill, understand the sum, leave a tip.',
    minutes: 3,
    mode: 'SCROLL',
  },
  text(`
    ## Zahlen, bitte

    In most cafés you pay at the table. Catch the waiter’s eye and say **Zahlen, bitte** or **Die Rechnung, bitte**. Very often you are then asked:

    > Zusammen oder getrennt?

    *Zusammen* means together, *getrennt* means separately. Paying separately is perfectly normal and nobody minds.
  `),
  text(`
    ## Leaving a tip

    Do not leave coins on the table. Say the sum you want to pay, tip included. The bill is 8,60 euros, you hand over a ten and say **Neun Euro, bitte**, and get one euro back. With **Stimmt so** you say: keep the change.

    | You hear | You pay |
    | Das macht vier Euro zwanzig. | 4,20 € |
    | Acht Euro sechzig, bitte. | 8,60 € |
    | Dreiundzwanzig Euro fünfzig. | 23,50 € |

    Note the comma: prices are written with a comma where English has a point.
  `),
  more(
    'Card or cash?',
    '**Kann ich mit Karte zahlen?** asks whether they take cards. *Bar* means cash. Small cafés sometimes take cash only, so it is worth asking before you order.',
  ),
  ask(
    ordering(
      'A visit to the café, from the first word to the last. Put your sentences in order.',
      [
        step('Guten Tag.', '“Guten Tag.” First you greet.'),
        step('Ich hätte gern einen Tee, bitte.', '“Ich hätte gern einen Tee, bitte.” Then you order.'),
        step('Zahlen, bitte.', '“Zahlen, bitte.” When you have finished, you ask for the bill.'),
        step('Zusammen, bitte.', '“Zusammen, bitte.” That answers: zusammen oder getrennt?'),
        step('Stimmt so.', '“Stimmt so.” You hand over the money and leave the change as a tip.'),
        step('Auf Wiedersehen.', '“Auf Wiedersehen.” Last of all the goodbye.'),
      ],
      [3, 5, 1, 6, 2, 4],
      { key: 'visit', weight: 3, wrongLimit: 4 },
    ),
  ),
  quiz(
    single(
      'The bill is 18,40 €. You give a twenty and want no change. What do you say?',
      [
        no('Getrennt, bitte.', 'That asks for separate bills.'),
        yes('Stimmt so.', 'Right: keep the change.'),
        no('Zahlen, bitte.', 'You said that before the bill came.'),
        no('Wie bitte?', 'That asks the waiter to repeat.'),
      ],
      { key: 'tip', wrongLimit: 2 },
    ),
  ),
);

/** A lesson of its own, as tools outside of Lectern make them. */
const visit = lecture({
  key: 'lesson',
  name: 'Ordering in a café',
  description: 'A short visit to play through: listen, order, pay.',
  minutes: 3,
  lesson: { packageId: '0c9d3b5e-7a41-4f60-9a52-5e1f6b8d2c37', folder: 'ordering-in-a-cafe' },
});

export const cafe = module('In the café', 'Order, understand the price and pay as people do there.', order, pay, visit);
