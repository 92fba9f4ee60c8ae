import { lecture, module } from '../build/lectures.ts';
import { ask, examples, important, more, pause, picture, quiz, text } from '../build/parts.ts';
import { list, no, single, yes } from '../build/questions.ts';

const mixing = lecture(
  {
    key: 'mixing',
    name: 'Mix your practice',
    description: 'Why ten problems of one kind teach less than ten of three.',
    minutes: 5,
    cover: 'learn-study',
  },
  text(`
    ## Which tool?

    Ten exercises under the heading “the dative” are easy: you know before reading that it is the dative. In life there is no heading. The hard part is to see *which* rule is needed, and that part you never practised.

    Mix two or three kinds. It will go slower and you will make more mistakes, and that is exactly the practice you need.
  `),
  picture(
    'learn-mix',
    'A row of equal shapes sorted by kind, and below it the same shapes mixed',
    `
      ### Sorted and mixed

      The upper row is how books are printed. The lower row is how life asks.

      Learn a new rule sorted, practise it mixed.
    `,
  ),
  pause,
  ask(
    single(
      'You have understood percentages, fractions and rates. How do you practise for the test?',
      [
        no('One evening per subject', 'Then the evening tells you the rule before the task does.'),
        yes('Some of each, in mixed order', 'Right. You practise choosing, not only calculating.'),
        no('Only the one you like least', 'Helpful for that one, but choosing stays untrained.'),
      ],
      { key: 'mixed', wrongLimit: 2 },
    ),
  ),
);

const explaining = lecture(
  {
    key: 'explaining',
    name: 'Explain it simply',
    description: 'If you cannot say it to a twelve-year-old, you have found your gap.',
    minutes: 5,
  },
  text(`
    ## The best test needs no paper

    Choose something you believe you know and explain it aloud, as if to a clever child. No technical words, or each of them explained too. You will hear at once where you begin to murmur. That is your gap: go back to exactly that place, and nowhere else.
  `),
  examples(
    'A bicycle, explained twice',
    `
      > “The gear ratio determines the transmission of the torque.”

      > “A small wheel at the back turns more often for each turn of your feet. So you go faster, but each push is harder. That is why you take the big wheel for the hill.”

      The second speaker has understood it. Of the first we do not know.
    `,
  ),
  important(
    'Ask “why” three times',
    'Why is each push harder? Because you go further with it. Why does that make it harder? … At the third why you usually stand at the edge of what you know. Make a note there.',
  ),
  pause,
  ask(
    list(
      'While explaining you get stuck at one point. What now?',
      [
        no('Read the whole chapter again', 'Most of it you can explain already.'),
        no('Use the technical word and go on', 'The word covers the gap. You will fall into it later.'),
        yes('Go back to that very point, then explain it once more', 'Right. Small, exact, and checked at once.'),
      ],
      { key: 'stuck', wrongLimit: 2 },
    ),
  ),
);

const plan = lecture(
  {
    key: 'plan',
    name: 'Make it a habit',
    description: 'One subject, four dates, and you begin today.',
    minutes: 4,
  },
  text(`
    ## Do it with this course

    Close this page in a moment and write on an empty sheet: *what were the habits, and why does each of them work?* Then put three returns into your calendar: tomorrow, in four days, in two weeks. Five minutes each.

    Put them behind something that happens anyway: after breakfast, on the train, before you switch on the light at your desk.
  `),
  more(
    'Sleep counts as study',
    'Much of what you practised is sorted and fixed while you sleep. An hour of sleep given up for an hour of reading is rarely a good exchange.',
  ),
  quiz(
    single(
      'Without looking back: what is the difference between recognising and knowing?',
      [
        no('Knowing is recognising something quickly', 'Speed does not help when the page is closed.'),
        yes('Knowing means that you can bring it back without the page', 'Right.'),
        no('There is none', 'You would notice it in the exam.'),
      ],
      { key: 'knowing', weight: 2, wrongLimit: 2 },
    ),
    single(
      'Which of these plans is most likely to happen?',
      [
        no('“I will review regularly.”', 'No moment, no place.'),
        no('“Every day one hour, for the rest of the year.”', 'Too high a wall to climb on day three.'),
        yes('“On the train on Monday I fill one empty sheet.”', 'Right. A moment, a place and a small step.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
);

export const studying = module('Studying', 'Mix, explain, and make it a habit.', mixing, explaining, plan);
