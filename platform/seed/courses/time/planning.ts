import { lecture, module } from '../build/lectures.ts';
import {
  accordion,
  ask,
  clip,
  download,
  examples,
  important,
  more,
  pause,
  pdf,
  picture,
  quiz,
  text,
} from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const blocks = lecture(
  {
    key: 'blocks',
    name: 'From list to calendar',
    description: 'A task without a time is a wish. Give it a block.',
    minutes: 10,
    cover: 'time-plan',
  },
  text(`
    ## Where does it go?

    A list says what. Only a calendar says when. As long as a task stands on a list, it competes with everything else at every moment. As soon as it has a place in the day, it competes with nothing: at ten o’clock you write the offer, because it is ten.

    Such a place is called a **time block**. It has a beginning, an end and one subject.
  `),
  clip(
    'time-blocks',
    `
      ### A day is filled

      1. First the fixed points: meetings, lunch, picking up the children.
      2. Then one or two **long blocks** for the three of today.
      3. Then a block for messages, in the late morning and the late afternoon.
      4. What stays white stays white. It is your reserve.

      The clip has no sound.
    `,
    [
      [0.6, 4.1, 'First the fixed points: the team meeting, lunch, picking up the children.'],
      [4.2, 7.1, 'Then two long blocks: writing the offer, and training Nora.'],
      [7.2, 10.1, 'Then two short blocks for messages.'],
      [10.3, 13.8, 'The rest stays free. It is your reserve.'],
    ],
    { side: 'right' },
  ),
  important(
    'Plan two thirds at most',
    'Leave about a third of the day empty. Not because you are lazy, but because the day will bring something. A full plan breaks at nine fifteen, and a broken plan is not looked at again.',
  ),
  pause,
  accordion(
    [
      'My day belongs to others. Does this work?',
      'Begin with a single block of forty-five minutes, at the quietest time, three days a week. Put it into the shared calendar under an honest name: “Writing, back at 9:45”. Most interruptions can wait forty-five minutes when people know that it ends.',
    ],
    [
      'What if a block is overrun?',
      'Move it, do not delete it. Dragging it to the afternoon is a decision; letting it vanish is none.',
    ],
    [
      'How long should a block be?',
      'Long enough to get somewhere, short enough to begin without fear: between forty-five and ninety minutes for most people.',
    ],
    ['Do I block breaks too?', 'Yes. A break that is not in the plan is the first thing to be cancelled.'],
  ),
  ask(
    single(
      'It is 10:30. Your block for the offer ends at 11:00, and a colleague wants to talk about the summer party. What do you do?',
      [
        no(
          'Talk now, the offer can wait',
          'Then the block was a wish after all. Half an hour is rarely too long to wait.',
        ),
        yes('Say: “At eleven I am all yours”', 'Right. A clear time is friendlier than half an ear.'),
        no('Say that you have no time for parties', 'You do. Only not now.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
);

const estimate = lecture(
  {
    key: 'estimate',
    name: 'How long will it take?',
    description: 'Why we guess too low, and three ways to guess better.',
    minutes: 9,
  },
  text(`
    ## The optimist in your head

    Asked how long something will take, we imagine how it goes when it goes well. We see the work, not the search for the file, the question that has to be asked first, or the printer. This is so regular that it has a name: the **planning fallacy**. It does not go away when you know it, but you can correct for it.
  `),
  picture(
    'time-estimate',
    'Three bars: the estimate is short, the measured time is longer, the next estimate lies close to the measured one',
    `
      ### Three corrections

      1. **Ask the past.** How long did the last one take? Not: how long *should* it take.
      2. **Cut it up.** The parts add up to more than you thought, and that is the truth.
      3. **Guess, measure, compare.** Write the guess down before you begin.
    `,
  ),
  examples(
    'Cut it up',
    `
      “Slides for Thursday: one hour.” Cut up:

      | Part | Minutes |
      | Find last year’s figures | 20 |
      | Decide what the five slides say | 25 |
      | Make them | 50 |
      | Show them to Kim, change two | 25 |
      | **Together** | **120** |
    `,
  ),
  pause,
  ask(
    single(
      'The last three monthly reports took you 3, 3½ and 4 hours. How much do you plan for the next?',
      [
        no('2 hours, now I know how it works', 'You knew that the last time too.'),
        no('3 hours, the best so far', 'That is the report on a day when nothing happens.'),
        yes('3½ to 4 hours', 'Right. The past is the best estimate you have.'),
        no('8 hours, to be safe', 'Work expands into the time it gets. A little reserve is enough.'),
      ],
      { key: 'report', wrongLimit: 2 },
    ),
  ),
  more(
    'Your own factor',
    'Compare ten guesses with ten measured times. If you usually need half as much again, your factor is 1.5. Multiply every guess with it, without arguing.',
  ),
);

const week = lecture(
  {
    key: 'week-plan',
    name: 'Practice: plan your week',
    description: 'Twelve minutes with your own calendar. The most useful lecture of the course.',
    minutes: 17,
    mode: 'SCROLL',
  },
  text(`
    ## Open your calendar

    Now you need your real calendar, your long list and the sentences about your areas. Read a step, do it, come back.

    ### Step 1: what is fixed (2 minutes)

    Look at the next seven days. Enter what is missing: travel, preparation, the dentist. A meeting without its preparation is only half in the calendar.

    ### Step 2: what matters (3 minutes)

    Take your areas. For each, ask: *what is the next thing that would move it?* Write down one task per area, with a verb. You will get four to six.
  `),
  picture(
    'time-week',
    'A week as seven columns: fixed appointments, a few long blocks, and a good deal of white',
    `
      ### Step 3: give each a block (4 minutes)

      Put the long blocks in first, at your best time of day. Two on most days, none on the day with five meetings.

      Then two short blocks a day for messages and small things.
    `,
    { side: 'left', size: 7 },
  ),
  text(`
    ### Step 4: take something out (3 minutes)

    Now it is too full. That is normal, and it is the point of the exercise: you see on Sunday what you would otherwise notice on Thursday. Look at the white. If less than a third of your working hours is left, choose what moves to the week after, and tell the people who are waiting for it *today*.
  `),
  text(`
    ### The sheet

    Everything on one page, to print or to copy by hand: your areas, the week, and the white you keep.
  `),
  pdf('week-plan'),
  download('week-plan', 'The week on one page, to print'),
  important(
    'Tell them now',
    '“It will be Tuesday instead of Friday” is a piece of information on Monday and an excuse on Friday.',
  ),
  quiz(
    multiple(
      'Which three belong to a weekly plan as described here?',
      [
        yes('Preparation for meetings', 'Yes. Otherwise only half of the meeting is planned.'),
        yes('A block for one task from each area', 'Yes. That is how the important gets a place.'),
        no('Every quarter of an hour filled', 'Such a plan breaks at the first surprise.'),
        yes('About a third of the hours left white', 'Yes. The week will bring something.'),
        no('All tasks from the long list', 'The long list is your memory, not your week.'),
      ],
      { key: 'week-plan', weight: 3, wrongLimit: 3 },
    ),
  ),
);

export const planning = module('Planning', 'Turn a list into a week that holds.', blocks, estimate, week);
