import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { ask, examples, important, pause, quiz, text } from '../build/parts.ts';
import { badge, cover } from '../build/pictures.ts';
import { no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const tidy = lecture(
  {
    key: 'tidy',
    name: 'One row, one thing',
    description: 'The three rules that every later step builds on.',
    minutes: 30,
  },
  text(`
    ## A table is not a drawing

    Most spreadsheets that cause trouble were drawn: merged cells, colours that mean something, two tables side by side. They look clear to the person who made them, and no formula can read them. Three rules prevent nearly all of it:

    1. **One row, one thing.** One order, one person, one measurement.
    2. **One column, one property.** Not “3 × red”, but one column for the number and one for the colour.
    3. **One cell, one value.** The unit stands in the head, not in the cell.
  `),
  examples(
    'Drawn and tidy',
    `
      | Date | Item | Colour | Pieces |
      | 2025-03-04 | Folder | red | 3 |
      | 2025-03-04 | Folder | blue | 5 |
      | 2025-03-05 | Tray | grey | 2 |

      In the drawn version these were two lines: “4 March: 3 red, 5 blue folders” and “5 March: trays (2, grey)”.
    `,
  ),
  important(
    'Colour is not data',
    'If yellow means “paid”, add a column *Paid* with yes and no. Then you can filter, count and sort it. You may still colour it, by a rule.',
  ),
  pause,
  ask(
    single(
      'How do you store a temperature of 21.5 degrees?',
      [
        no('“21.5 °C” in the column Temperature', 'With the unit it becomes text, and you cannot calculate with it.'),
        yes('21.5 in the column “Temperature (°C)”', 'Right. The number in the cell, the unit in the head.'),
        no('“warm”, in red', 'Pretty, but nobody can take the average of that.'),
      ],
      { key: 'unit', wrongLimit: 2 },
    ),
  ),
);

const askTheTable = lecture(
  {
    key: 'questions',
    name: 'Ask the table',
    description: 'Sort, filter, and one formula that answers most questions.',
    minutes: 60,
    mode: 'SCROLL',
  },
  text(`
    ## From rows to answers

    With a tidy table most questions need no formula at all. *Which order was the largest?* Sort. *What did we sell in March?* Filter.

    For “how much per …” there is one formula worth knowing by heart, the **sum with a condition**: the range to check, the condition, the range to add up. How many red pieces were sold? Check the colour, compare with red, add up the pieces.

    ### Practice (40 minutes)

    Take a table of your own. Make it tidy by the three rules, in a copy. Then answer three questions about it: one by sorting, one by filtering, one by a sum with a condition.
  `),
  quiz(
    single(
      'You would like to know the turnover per month. What do you need first?',
      [
        yes('A date in each row', 'Right. From the date the month follows.'),
        no('A sheet per month', 'Then every question over the year needs twelve answers.'),
        no('Bold headings for the months', 'Headings between the rows break the table.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

const modules = [module('Tidy tables', 'Store it so that it can be asked.', tidy, askTheTable)];

/** Ended two weeks before the seed: shown as finished. */
export function tidySpreadsheets(now: Date): SeedCourse {
  return {
    id: 107,
    workspace: 'localhost',
    name: 'Tidy Spreadsheets',
    miniDescription: 'Three rules for tables that answer your questions instead of hiding the answers.',
    description: html(`
      Learn to store data so that you can sort, filter and count it, and to answer everyday questions with one formula. This run of the course has ended; whoever took part can still read it.
    `),
    certifiable: false,
    courseImage: cover('spreadsheets'),
    duration: sumMinutes(modules),
    availableUntilTime: daysBefore(now, 14),
    lang: 'en',
    tags: ['Data', 'Productivity'],
    modules,
    achievements: [
      {
        name: 'Sharp eye',
        description: 'You keep numbers and units apart.',
        imageUrl: badge('sharp-eye'),
        kind: null,
        condition: { type: 'QUESTIONS_ANSWERED', questions: ['unit'] },
      },
    ],
  };
}

function daysBefore(now: Date, days: number): string {
  const day = new Date(now.getTime() - days * 86_400_000);
  day.setUTCHours(8, 0, 0, 0);
  return day.toISOString();
}
