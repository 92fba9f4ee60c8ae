import { lecture, module } from '../build/lectures.ts';
import { accordion, ask, branch, examples, important, more, pause, picture, quiz, text } from '../build/parts.ts';
import { associate, multiple, no, put, single, yes } from '../build/questions.ts';

const hello = lecture(
  {
    key: 'hello',
    name: 'Hello and goodbye',
    description: 'Greet people at any time of day, and leave politely.',
    minutes: 4,
    cover: 'german-talk',
  },
  text(`
    ## Saying hello

    German greetings follow the clock. In the morning you say **Guten Morgen**, from about eleven until evening **Guten Tag**, and once it gets dark **Guten Abend**. Three greetings carry you through the whole day.

    With friends, family and most colleagues a short **Hallo** is enough. It works all day and in every part of the country.
  `),
  picture(
    'german-day',
    'A sun on its way from morning over noon to evening, with the greeting for each part of the day',
    `
      ### One day, three greetings

      - **Guten Morgen** until about eleven
      - **Guten Tag** during the day
      - **Guten Abend** from about six

      *Gute Nacht* is not a greeting. You say it when somebody goes to bed.
    `,
  ),
  important(
    'Why “Guten” ends in -n',
    `
      The full sentence is *Ich wünsche Ihnen einen guten Tag*: I wish you a good day. Only the last words are left, and they keep their ending. You do not need the rule yet. Learn the greetings as whole pieces.
    `,
  ),
  ask(
    single(
      'It is half past eight in the morning and you come into a bakery. What do you say?',
      [
        no('Gute Nacht', 'Gute Nacht is said when someone goes to bed, never as a greeting.'),
        yes('Guten Morgen', 'Right. Until about eleven it is Guten Morgen.'),
        no('Guten Abend', 'Guten Abend starts at about six in the evening.'),
        no('Auf Wiedersehen', 'That means goodbye. You will need it on the way out.'),
      ],
      { key: 'bakery', wrongLimit: 3 },
    ),
  ),
  pause,
  text(`
    ## Saying goodbye

    | You say | Meaning | With whom |
    | **Auf Wiedersehen** | Goodbye, literally “until we see each other again” | strangers, shops, offices |
    | **Tschüss** | Bye | friends, colleagues, and in most shops too |
    | **Bis morgen** | See you tomorrow | anyone you will meet again tomorrow |
    | **Bis bald** | See you soon | friends |

    On the telephone nobody sees anybody, so you hear **Auf Wiederhören**: “until we hear each other again”.
  `),
  ask(
    associate(
      'With whom do you use these goodbyes? Some fit in both places.',
      ['With a good friend', 'In a shop'],
      [
        put('Tschüss', ['With a good friend', 'In a shop'], 'Tschüss fits nearly everywhere, in most shops too.'),
        put(
          'Auf Wiedersehen',
          'In a shop',
          'Auf Wiedersehen is for shops, offices and strangers. A friend would wonder.',
        ),
        put('Bis bald', 'With a good friend', 'Bis bald, “see you soon”, is for friends.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
  quiz(
    multiple(
      'Which two can you say when you leave?',
      [
        yes('Tschüss', 'Yes. It is the everyday goodbye.'),
        no('Hallo', 'Hallo opens a conversation.'),
        yes('Bis morgen', 'Yes, if you really meet again tomorrow.'),
        no('Guten Tag', 'Guten Tag is a greeting.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const introduce = lecture(
  {
    key: 'introduce',
    name: 'Pleased to meet you',
    description: 'Say who you are, where you come from, and ask the same back.',
    minutes: 4,
  },
  text(`
    ## Three sentences about you

    With three sentences you can introduce yourself anywhere:

    1. **Ich heiße Mira.** My name is Mira.
    2. **Ich komme aus Portugal.** I come from Portugal.
    3. **Ich wohne in Leipzig.** I live in Leipzig.

    The letter **ß** sounds like a sharp *s*. So *heiße* sounds like “high-seh”.
  `),
  picture(
    'german-meet',
    'Two people with speech bubbles: one asks, one answers',
    `
      ### du or Sie?

      German has two words for *you*. **du** is for friends, family, children, fellow students. **Sie**, always with a capital letter, is for adults you do not know.

      When in doubt, start with *Sie*. Somebody will offer you the *du* soon enough.
    `,
    { side: 'left', size: 5 },
  ),
  text(`
    ## The verb changes with the person

    | Person | heißen (be called) | kommen (come) | wohnen (live) |
    | ich | heiße | komme | wohne |
    | du | heißt | kommst | wohnst |
    | er / sie | heißt | kommt | wohnt |
    | Sie | heißen | kommen | wohnen |

    Look at the endings: **-e, -st, -t, -en**. They are the same for almost every verb in the language. *heißen* swallows the *s* of *-st*, because there is already one in the ß.
  `),
  text(`
    ### Try it: who stands before you?

    Choose somebody and see how the same question sounds. Then start over and meet the others.
  `),
  branch(
    [
      'A child in the park',
      [
        text(`
          > Hallo! Wie heißt **du**?

          Children are always *du*. Small children say *du* to you as well; at school they learn to say *Sie* to adults.
        `),
      ],
    ],
    [
      'A new colleague of your age',
      [
        text(`
          > Hallo, ich heiße Mira. Wie heißt **du**?

          In many offices everybody says *du* from the first day. Listen to what the others say, and do the same.
        `),
      ],
    ],
    [
      'The lady at the town hall',
      [
        text(`
          > Guten Tag. Wie heißen **Sie**?

          In offices, banks and surgeries it is *Sie*, with the surname: *Guten Tag, Frau Roth.*
        `),
      ],
    ],
  ),
  pause,
  examples(
    'A first conversation',
    `
      > Guten Tag. Ich heiße Jonas Weber. Wie heißen Sie?

      > Ich heiße Mira Costa. Freut mich.

      > Freut mich auch. Woher kommen Sie, Frau Costa?

      > Ich komme aus Portugal, aber ich wohne in Leipzig. Und Sie?

      > Ich komme aus Bern.

      *Freut mich* means “pleased to meet you”, *woher* “from where”, *aber* “but”.
    `,
  ),
  ask(
    single(
      'You meet your new neighbour, a lady of about sixty. How do you ask her name?',
      [
        no('Wie heißt du?', 'This is the du form. It is for friends and children.'),
        yes('Wie heißen Sie?', 'Right. With an adult you do not know, you use Sie.'),
        no('Woher kommen Sie?', 'That asks where she comes from.'),
      ],
      { key: 'neighbour', wrongLimit: 2 },
    ),
  ),
  ask(
    single(
      'Complete: “Ich ___ aus Brasilien.”',
      [
        no('kommen', 'That is the form for Sie. With ich the verb ends in -e.'),
        no('kommst', 'That is the form for du.'),
        yes('komme', 'Right: ich komme.'),
        no('kommt', 'That is the form for er and sie.'),
      ],
      { wrongLimit: 3 },
    ),
  ),
  accordion(
    [
      'And if I did not understand?',
      '**Wie bitte?** asks for a repeat. **Langsam, bitte** means “slowly, please”. **Ich verstehe nicht** means “I do not understand”.',
    ],
    [
      'How do I say where I work?',
      '**Ich arbeite in Leipzig.** Verbs that end in -t get an extra e, so that you can still speak them: *du arbeitest, er arbeitet*.',
    ],
    [
      'And several languages?',
      '**Ich spreche Portugiesisch, Englisch und ein bisschen Deutsch.** *Ein bisschen* means “a little”.',
    ],
  ),
  more(
    'Say it aloud',
    `
      Close your eyes and say your own three sentences: name, country, town. Then say them once more, faster. Speaking them twice now is worth more than reading them ten times.
    `,
  ),
);

export const firstWords = module(
  'First words',
  'Greet people, introduce yourself, and choose between du and Sie.',
  hello,
  introduce,
);
