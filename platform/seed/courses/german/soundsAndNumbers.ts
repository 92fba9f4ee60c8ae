import { lecture, module } from '../build/lectures.ts';
import { ask, examples, important, more, picture, quiz, rawHtml, scroll, text } from '../build/parts.ts';
import { list, no, single, yes } from '../build/questions.ts';

const sounds = lecture(
  {
    key: 'sounds',
    name: 'Letters that sound different',
    description: 'Ä, ö, ü, ß and the pairs that English readers stumble over.',
    minutes: 4,
    mode: 'SCROLL',
    cover: 'german-letters',
  },
  text(`
    ## Good news first

    German is read as it is written. Once you know what a letter does, it does so in nearly every word. There are only a few surprises, and here they are.
  `),
  picture(
    'german-umlauts',
    'The letters ä, ö and ü, each built from its plain vowel with two dots above',
    `
      ### The three umlauts

      - **ä** like the *e* in “bed”: *Käse*, cheese
      - **ö** say “eh” and round your lips: *schön*, beautiful
      - **ü** say “ee” and round your lips: *Tür*, door

      The dots matter. *Schon* means “already”, *schön* means “beautiful”.
    `,
  ),
  scroll,
  text(`
    ## Pairs to remember

    | Letters | Sound | Word |
    | **ei** | like English “eye” | *mein*, my |
    | **ie** | like English “ee” | *Bier*, beer |
    | **eu**, **äu** | like “oy” | *neun*, nine |
    | **w** | like English “v” | *Wasser*, water |
    | **v** | usually like “f” | *vier*, four |
    | **z** | like “ts” | *zehn*, ten |
    | **s** before a vowel | like English “z” | *sieben*, seven |
    | **sch** | like “sh” | *Schule*, school |
    | **st**, **sp** at the start | “sht”, “shp” | *Stück*, piece |
    | **ch** after i or e | like the “h” in “huge” | *ich*, I |
  `),
  important(
    'A trick for ei and ie',
    'Say the name of the **second** letter in English. *e-i*: you say “i”, so *mein* sounds like “mine”. *i-e*: you say “e”, so *vier* sounds like “fear”.',
  ),
  scroll,
  ask(
    list(
      'Which English word sounds most like the German “wie” (how)?',
      [
        no('why', 'That would be ei. In wie the pair is ie, so you say “e”.'),
        yes('V, the letter', 'Right: w sounds like v, and ie sounds like ee.'),
        no('we', 'Close. The ie is right, but w sounds like an English v.'),
      ],
      { weight: 1, wrongLimit: 2 },
    ),
  ),
  more(
    'No umlaut on your keyboard?',
    'Write *ae*, *oe* and *ue*, and *ss* for ß: *Tuer*, *schoen*, *heisse*. Everybody understands it, and names in e-mail addresses are written this way.',
  ),
);

const numbers = lecture(
  {
    key: 'numbers',
    name: 'Numbers to one hundred',
    description: 'Count, and read the twenties from right to left.',
    minutes: 4,
  },
  rawHtml(
    '<h2>Zero to twelve</h2>' +
      '<table><caption>Learn these thirteen by heart; all the others are built from them.</caption><tbody>' +
      '<tr><th scope="row">0</th><td>null</td><th scope="row">5</th><td>fünf</td><th scope="row">10</th><td>zehn</td></tr>' +
      '<tr><th scope="row">1</th><td>eins</td><th scope="row">6</th><td>sechs</td><th scope="row">11</th><td>elf</td></tr>' +
      '<tr><th scope="row">2</th><td>zwei</td><th scope="row">7</th><td>sieben</td><th scope="row">12</th><td>zwölf</td></tr>' +
      '<tr><th scope="row">3</th><td>drei</td><th scope="row">8</th><td>acht</td><td></td><td></td></tr>' +
      '<tr><th scope="row">4</th><td>vier</td><th scope="row">9</th><td>neun</td><td></td><td></td></tr>' +
      '</tbody></table>',
  ),
  text(`
    ## Thirteen to nineteen

    Put **-zehn** behind: *dreizehn, vierzehn, fünfzehn*. Two of them lose a piece: *sechzehn* without the s, *siebzehn* without the -en.

    The tens end in **-zig**: *vierzig, fünfzig, achtzig*. Again: *sechzig, siebzig*. *Zwanzig* (20) is a little different, and *dreißig* (30) ends in -ßig.
  `),
  picture(
    'german-numbers',
    'The number 47 read from right to left: sieben, und, vierzig',
    `
      ### From right to left

      From 21 on, the small digit comes first:

      47 is **siebenundvierzig**, “seven and forty”.

      Write the number down the way you hear it: first the 7 on the right, then the 4 to its left.
    `,
    { side: 'left' },
  ),
  examples(
    'Listen for the und',
    `
      - 21 *einundzwanzig* (eins loses its s)
      - 35 *fünfunddreißig*
      - 68 *achtundsechzig*
      - 99 *neunundneunzig*
      - 100 *hundert*
    `,
  ),
  quiz(
    single(
      'The waiter says: “Das macht vierundzwanzig Euro.” How much do you pay?',
      [
        no('42 euros', 'The small digit comes first: vier und zwanzig.'),
        yes('24 euros', 'Right: four and twenty.'),
        no('14 euros', 'Fourteen is vierzehn.'),
        no('420 euros', 'Then your meal was very good. Vierundzwanzig is 24.'),
      ],
      { key: 'twentyfour', weight: 2, wrongLimit: 2 },
    ),
    single(
      'How do you write 16?',
      [
        no('sechszehn', 'Almost. Sechs loses its s before -zehn.'),
        yes('sechzehn', 'Right, without the s.'),
        no('sechzig', 'That is 60: -zig makes the tens.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
);

export const soundsAndNumbers = module(
  'Sounds and numbers',
  'Read any German word aloud and understand what something costs.',
  sounds,
  numbers,
);
