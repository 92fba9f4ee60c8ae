import { lecture, module } from '../build/lectures.ts';
import {
  accordion,
  ask,
  examples,
  important,
  more,
  pause,
  picture,
  plain,
  quiz,
  rawHtml,
  text,
} from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const short = lecture(
  {
    key: 'why-short',
    name: 'Why time feels short',
    description: 'It is rarely the number of hours. It is what they are cut into.',
    minutes: 8,
    cover: 'time-see',
  },
  text(`
    ## Two days of the same length

    Imagine two working days. On the first you have three hours without a single interruption. On the second you have the same three hours, but cut into eighteen pieces of ten minutes. On paper both days are equal. In practice you write a report on the first day and answer messages on the second.

    When people say “I have no time”, they usually mean one of three things:

    - **Too much**: more work has been accepted than fits into the hours there are.
    - **Too mixed**: the hours are there, but in pieces too small for the work.
    - **Too vague**: the hours are there, but it is not clear what to do with them, so whatever calls loudest wins.

    Each has its own remedy. *Too much* is solved by deciding, *too mixed* by planning, *too vague* by naming the next step. This course goes through all three, in this order.
  `),
  picture(
    'time-fragments',
    'Two bars of equal length: one is whole, the other is cut into many small pieces',
    `
      ### Same hours, different days

      Every switch has a price. Part of your attention stays with what you just left, and it takes minutes until you are fully back.

      A few long pieces are worth more than many short ones.
    `,
  ),
  pause,
  important(
    'What time management is not',
    `
      It is not doing more things per hour, and it is not getting up at five. It is making sure that the hours you have go to what you would choose if you stopped to choose. A good plan often contains *less*.
    `,
  ),
  ask(
    single(
      'Lena knows exactly what to do and has accepted a reasonable amount of work. Still she gets nothing finished, because somebody needs her every quarter of an hour. What is her problem?',
      [
        no('Too much', 'The amount is reasonable. AccessChange on less would not stop the interruptions.'),
        yes(
          'Too mixed',
          'Right. Her hours are cut too small. She needs longer pieces, so planning and agreements will help.',
        ),
        no('Too vague', 'She knows exactly what to do.'),
      ],
      { key: 'lena', wrongLimit: 2 },
    ),
  ),
  plain(
    'Before you go on: which of the three is yours most often? Write the word down. You will come back to it in the last module.',
  ),
);

const log = lecture(
  {
    key: 'time-log',
    name: 'Keep a time log',
    description: 'One honest day on paper. This lecture includes ten minutes of practice.',
    minutes: 14,
    mode: 'SCROLL',
  },
  text(`
    ## You cannot plan what you have not seen

    Ask people how long they spend on e-mail and most are wrong by half, in either direction. The cure is simple and slightly uncomfortable: write down what you do, while you do it, for one normal day.

    Every time you change to something else, note the time and two or three words. Not afterwards. Afterwards you remember the plan, not the day.
  `),
  rawHtml(
    '<h2>What a log looks like</h2>' +
      '<table><caption>Part of a real morning. The last column is filled in at the end of the day.</caption>' +
      '<thead><tr><th scope="col">From</th><th scope="col">What</th><th scope="col">Minutes</th><th scope="col">Chosen or called?</th></tr></thead><tbody>' +
      '<tr><td>8:30</td><td>Inbox</td><td>35</td><td>called</td></tr>' +
      '<tr><td>9:05</td><td>Offer for the library</td><td>10</td><td>chosen</td></tr>' +
      '<tr><td>9:15</td><td>Question from Tom</td><td>15</td><td>called</td></tr>' +
      '<tr><td>9:30</td><td>Offer again, find the place</td><td>20</td><td>chosen</td></tr>' +
      '<tr><td>9:50</td><td>Phone, news</td><td>15</td><td>neither</td></tr>' +
      '<tr><td>10:05</td><td>Team meeting</td><td>55</td><td>called</td></tr>' +
      '</tbody></table>',
  ),
  examples(
    'How to read it',
    `
      - **Chosen** is what you decided to do. In this morning: 30 of 150 minutes.
      - **Called** is what somebody or something asked of you: 105 minutes.
      - **Neither** is what happened by itself: 15 minutes.

      No judgement yet. *Called* can be your job. The question is only whether the share surprises you.
    `,
  ),
  text(`
    ## Practice: yesterday from memory, today on paper

    Take ten minutes now.

    1. Write down yesterday from memory, in half hours. Leave gaps where you do not remember.
    2. Put *chosen*, *called* or *neither* beside each line and add up the minutes.
    3. Prepare a sheet for today: three columns, time, what, minutes. Put it where your hand rests.

    Carry the sheet until this evening. Then compare it with what you remembered of yesterday.
  `),
  more(
    'Paper or app?',
    'Paper. Unlocking a phone forty times a day to measure your distraction is a distraction. An app is fine later, when you want totals over several weeks.',
  ),
  quiz(
    single(
      'When do you write a line into the log?',
      [
        no('In the evening, in one go', 'By then you remember what you meant to do. The small things are gone.'),
        no('Every full hour', 'Better, but an hour easily holds five changes.'),
        yes(
          'At each change from one thing to the next',
          'Right. That is the only moment at which you know both the time and the truth.',
        ),
      ],
      { wrongLimit: 2 },
    ),
    multiple(
      'Which two lines belong under “called”?',
      [
        yes('A colleague asks for help with a table', 'Yes: somebody asked it of you.'),
        no('You scroll through the news between two tasks', 'Nobody asked, and you did not decide. That is neither.'),
        yes('A meeting you were invited to', 'Yes, even when it is useful.'),
        no('The hour you blocked for the budget', 'You decided that. It is chosen.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const matters = lecture(
  {
    key: 'what-for',
    name: 'What is it for?',
    description: 'Five areas of your life, one sentence each.',
    minutes: 8,
  },
  text(`
    ## Before the how, the what

    Methods answer how. They cannot tell you what for. Without that answer every free hour fills itself with the next request, and you become very good at work you never chose.

    So name the areas that you are responsible for. Most people find four to six. For each, one sentence: *what would make me say, at the end of this quarter, that this went well?*
  `),
  examples(
    'One person, five sentences',
    `
      | Area | It went well if … |
      | Customers | the three offers are out and one is signed |
      | Team | Nora runs the Monday meeting without me |
      | Learning | I can hold a conversation in Spanish |
      | Health | I run twice in most weeks |
      | Family | there was one whole Sunday a month without a screen |
    `,
  ),
  important(
    'A sentence you can check',
    '“Be a better manager” cannot be planned, because nobody will ever know whether it happened. “Nora runs the Monday meeting” can be seen by anyone in the room.',
  ),
  pause,
  ask(
    single(
      'Which sentence can be checked at the end of the quarter?',
      [
        no('I communicate more openly.', 'How would you know? Say what others would see.'),
        no('I try to be home earlier.', 'Earlier than what, and how often?'),
        yes('On three evenings a week I leave before six.', 'Right. A calendar is enough to check it.'),
        no('My work is less stressful.', 'A good wish. What would have to change so that it is?'),
      ],
      { key: 'checkable', wrongLimit: 3 },
    ),
  ),
  accordion(
    [
      'What if the areas compete?',
      'They will. That is what the next module is about. Writing them side by side is the first time most people see the competition at all.',
    ],
    [
      'Must I write them down?',
      'Yes, and keep the paper. You need it for planning the week and again for the weekly review.',
    ],
    ['How many is too many?', 'From seven on, look for two that are really one.'],
  ),
);

export const whereTimeGoes = module(
  'Where your time goes',
  'See your day as it is, and say what it is for.',
  short,
  log,
  matters,
);
