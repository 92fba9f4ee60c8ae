import { lecture, module } from '../build/lectures.ts';
import { accordion, ask, clip, examples, important, more, pause, picture, quiz, text } from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const forgetting = lecture(
  {
    key: 'forgetting',
    name: 'Why you forget',
    description: 'The curve, and what bends it.',
    minutes: 5,
    cover: 'learn-memory',
  },
  text(`
    ## Tomorrow most of it is gone

    You read something, you understand it, and a day later you could not tell it to anyone. Nothing is wrong with you. Memory lets go of what is not used, quickly at first and then more slowly. Drawn as a line, this is the **forgetting curve**.

    The good news is in the same drawing. Each time you bring something back just before it is gone, the line falls less steeply. After a few returns it hardly falls at all.
  `),
  clip(
    'learn-curve',
    `
      ### Three returns

      The line falls after the first reading. Each return lifts it to the top, and from there it falls more slowly.

      Notice that the gaps grow: a day, a few days, two weeks. The clip has no sound.
    `,
    [
      [0.5, 2.6, 'You read something once. Most of it is gone within days.'],
      [2.6, 5.2, 'A day later you bring it back, and the line falls less steeply.'],
      [5.2, 9.2, 'Four days later, once more. It falls more slowly still.'],
      [9.2, 14.8, 'After two weeks, a third return. Now it hardly falls at all.'],
    ],
  ),
  important(
    'Forgetting is part of it',
    'Bringing something back when it is already a little hard is what makes it stronger. If it is easy, you came too early; it will do you little good.',
  ),
  pause,
  ask(
    single(
      'When does a return do most for your memory?',
      [
        no('Directly after reading, when everything is fresh', 'It is still all there. Little is gained.'),
        yes('When you can just about bring it back', 'Right. The effort is what makes it stronger.'),
        no('When it is completely gone', 'Then you learn it anew. It is not lost, but it takes longer.'),
      ],
      { key: 'return', wrongLimit: 2 },
    ),
  ),
);

const retrieval = lecture(
  {
    key: 'retrieval',
    name: 'Close the book',
    description: 'Recall beats rereading, although it feels worse.',
    minutes: 6,
  },
  text(`
    ## Reading again feels good

    The second time a page feels familiar, and we take the feeling for knowledge. It is **recognising**: you would notice if the page were wrong. **Knowing** means that you can bring it back with the page closed. Only that helps you in a conversation, an exam or at work.

    So close the book and ask yourself: what did it say?
  `),
  picture(
    'learn-recall',
    'An arrow from an open book into a head, and a second, stronger arrow from the head on to an empty sheet',
    `
      ### The empty sheet

      1. Read a page.
      2. Close it.
      3. Write down what you remember, in your own words.
      4. Open it and mark what was missing.

      The four minutes of step 3 and 4 do more than half an hour of rereading.
    `,
    { side: 'left' },
  ),
  pause,
  examples(
    'Turn a page into questions',
    `
      | The page says | Your question |
      | Water boils at a lower temperature on a mountain, because the air presses less. | Why do noodles take longer on a mountain? |
      | *Der* becomes *den* when the noun is the object. | What changes in “Ich nehme … Kaffee”, and why? |
      | A contract needs an offer and its acceptance. | My neighbour says “perhaps”. Do we have a contract? |

      Good questions ask why, how, or for a case that the page did not mention.
    `,
  ),
  ask(
    multiple(
      'Which two are recall?',
      [
        no('Marking sentences in yellow', 'The pen works, the memory rests.'),
        yes('Explaining the page to a friend without looking', 'Yes. You bring it back in your own words.'),
        no('Reading the summary again', 'Recognising, once more.'),
        yes('Answering your own questions a day later', 'Yes, and with a good gap as well.'),
      ],
      { key: 'recall', weight: 2, wrongLimit: 3 },
    ),
  ),
);

const spacing = lecture(
  {
    key: 'spacing',
    name: 'Little and often',
    description: 'Four quarters of an hour beat one hour.',
    minutes: 5,
    mode: 'SCROLL',
  },
  text(`
    ## The same hour, four times

    An hour on one evening, or four times fifteen minutes over two weeks: the time is the same. On the next morning both do equally well. A month later the four quarters have won by far, because each gap left room for some forgetting, and each return undid it.

    | Return | After | What you do |
    | 1 | a day | empty sheet |
    | 2 | three days | your questions |
    | 3 | a week | only the questions you missed |
    | 4 | a month | explain it to somebody |
  `),
  more(
    'With cards',
    'Word cards in a box with five compartments do the same for you. A card you knew moves one compartment back and comes again later; a card you did not know goes to the front.',
  ),
  accordion(
    [
      'The exam is tomorrow. Should I still space?',
      'Use what is left: this afternoon, this evening, tomorrow on the way. Even hours between the returns are better than none.',
    ],
    ['It feels slower.', 'It is meant to. The ease of the one long evening is borrowed from the next month.'],
  ),
  quiz(
    single(
      'You have two hours for a chapter, and the exam is in two weeks. What do you do?',
      [
        no('Two hours on the evening before', 'Enough for the next morning, and soon gone.'),
        no('Two hours today, then rest', 'Two weeks are long. Most of it will be gone.'),
        yes('Half an hour on four days, with growing gaps', 'Right. Each return comes when it is a little hard.'),
      ],
      { key: 'schedule', weight: 2, wrongLimit: 2 },
    ),
  ),
);

export const remembering = module(
  'Remembering',
  'How memory works, and three habits that use it.',
  forgetting,
  retrieval,
  spacing,
);
