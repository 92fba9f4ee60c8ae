import { lecture, module } from '../build/lectures.ts';
import { accordion, ask, clip, important, more, pause, quiz, text } from '../build/parts.ts';
import { categorize, multiple, no, put, single, yes } from '../build/questions.ts';

const theWords = lecture(
  {
    key: 'articles',
    name: 'Three words for “the”',
    description: 'Why a table is a he and a lamp is a she.',
    minutes: 4,
    cover: 'german-nouns',
  },
  text(`
    ## Every noun has a colour

    English has one *the*. German has three: **der**, **die** and **das**. Every noun belongs to one of them, and you learn the little word together with the noun, as if it were its first syllable.

    Give each group a colour and keep it: der is **blue**, die is **red**, das is **green**. Write your word cards in these colours from the first day.
  `),
  clip(
    'german-articles',
    `
      ### Sorting nouns

      Six nouns find their group:

      - **der** Tisch (table), **der** Kaffee
      - **die** Lampe, **die** Tasse (cup)
      - **das** Brot (bread), **das** Wasser

      In the plural all of them take **die**. The clip has no sound.
    `,
    [
      [0.8, 2.6, 'Tisch, the table, goes to der: der Tisch.'],
      [2.7, 4.5, 'Lampe, the lamp, goes to die: die Lampe.'],
      [4.6, 6.4, 'Brot, the bread, goes to das: das Brot.'],
      [6.5, 8.3, 'Kaffee, the coffee: der Kaffee.'],
      [8.4, 10.2, 'Tasse, the cup: die Tasse.'],
      [10.3, 14.8, 'Wasser, the water: das Wasser.'],
    ],
  ),
  important(
    'Nouns start with a capital letter',
    'Not only names: every noun does. *Der Tisch, die Lampe, das Brot.* That makes German texts easy to scan: you see at once what they are about.',
  ),
  pause,
  text(`
    ## Endings that give it away

    Often the end of the word tells you the group:

    | Ending | Article | Example |
    | **-ung, -heit, -keit** | die | die Zeitung, newspaper |
    | **-e** (most of them) | die | die Tasse, cup |
    | **-chen, -lein** | das, always | das Mädchen, girl |
    | **-er** for jobs and machines | der | der Lehrer, teacher |
    | days, months, seasons | der | der Montag, der Sommer |

    *Das Mädchen* shows that grammar does not care about the person. The ending -chen decides.
  `),
  ask(
    multiple(
      'Which three words take “die” in the singular?',
      [
        yes('Zeitung', 'Yes: -ung is always die.'),
        no('Brötchen', 'The roll ends in -chen, so it is das.'),
        yes('Lampe', 'Yes: most words in -e are die.'),
        yes('Freiheit', 'Yes: -heit is always die. Freiheit means freedom.'),
        no('Sommer', 'All seasons are der.'),
      ],
      { key: 'die-words', weight: 3, wrongLimit: 3 },
    ),
  ),
  ask(
    categorize(
      'Sort these nouns by their article.',
      ['der', 'die', 'das'],
      [
        put('Lehrer', 'der', 'Jobs that end in -er are der: der Lehrer, the teacher.'),
        put('Tasse', 'die', 'Most words in -e are die: die Tasse, the cup.'),
        put('Mädchen', 'das', 'The ending -chen is always das: das Mädchen, the girl.'),
        put('Montag', 'der', 'All days of the week are der: der Montag.'),
        put('Wohnung', 'die', 'The ending -ung is always die: die Wohnung, the flat.'),
        put('Brötchen', 'das', 'Again -chen: das Brötchen, the roll.'),
      ],
      { key: 'sort-nouns', weight: 3, wrongLimit: 4 },
    ),
  ),
  accordion(
    [
      'Do I really have to learn them all?',
      'Learn them with the noun and they cost you nothing extra. Learn the noun alone and you will learn it twice.',
    ],
    [
      'What if I guess wrong?',
      'People understand you. And if you must guess: die is the largest group and das the smallest.',
    ],
    [
      'Does the article ever change?',
      'Yes. You will meet *den* in a moment: “Ich nehme **den** Kaffee.” Only der changes there; die and das stay.',
    ],
  ),
);

const indefinite = lecture(
  {
    key: 'indefinite',
    name: 'A table, no lamp',
    description: 'ein, eine and the very practical kein.',
    minutes: 3,
  },
  text(`
    ## ein and eine

    For *a* there are only two forms: **ein** for der and das words, **eine** for die words.

    | the | a | no / not any |
    | der Tisch | ein Tisch | kein Tisch |
    | das Brot | ein Brot | kein Brot |
    | die Lampe | eine Lampe | keine Lampe |
    | die Tische (plural) | Tische | keine Tische |

    Put a **k** in front and the thing is gone: *kein Brot*, no bread. In the plural there is no *ein*, just as English has no “a tables”, but there is *keine*.
  `),
  more(
    'Is there any milk?',
    '“Haben Sie Milch?” asks whether there is any. The answer is “Ja, natürlich” or “Nein, wir haben **keine** Milch.”',
  ),
  quiz(
    single(
      'Complete: “Das ist ___ Tasse.”',
      [
        no('ein', 'Tasse is a die word, so it needs the longer form.'),
        yes('eine', 'Right: die Tasse, eine Tasse.'),
        no('keiner', 'By itself keiner means “nobody”. Here the cup is there: one cup.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'You look into an empty basket. What do you say about the bread?',
      [
        no('Das ist nicht Brot.', 'That would say: this is something else than bread.'),
        yes('Hier ist kein Brot.', 'Right: kein says that there is none.'),
        no('Hier ist keine Brot.', 'Brot is a das word, so kein stays short.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

export const articles = module(
  'Der, die, das',
  'Sort nouns into three groups and say that something is missing.',
  theWords,
  indefinite,
);
