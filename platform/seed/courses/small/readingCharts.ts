import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { ask, important, pause, picture, quiz, text } from '../build/parts.ts';
import { badge, cover } from '../build/pictures.ts';
import { no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const axes = lecture(
  {
    key: 'axes',
    name: 'Look at the axes first',
    description: 'Where does it begin, and what does one step mean?',
    minutes: 12,
    cover: 'charts-lines',
  },
  text(`
    ## Before the line, the frame

    A chart is an argument in the form of a picture. Before you look at what rises or falls, look at the frame: What is measured? In which unit? Where does the axis begin? Over which time?
  `),
  picture(
    'charts-axis',
    'The same two bars twice: once with an axis from zero, once with an axis that begins just below their height',
    `
      ### The cut axis

      Both pictures show 96 and 100. On the left the axis begins at 0, on the right at 94. Nothing was falsified on the right, and yet the second bar looks three times as high as it is.
    `,
  ),
  important(
    'Bars begin at zero',
    'The length of a bar is what we compare, so a cut bar is always misleading. A line may begin elsewhere, because there we compare the slope. But it should say so.',
  ),
  pause,
  ask(
    single(
      'A bar chart of two parties shows one bar twice as high as the other. The axis begins at 40 %. The values are 42 % and 44 %. What is true?',
      [
        no('One has twice as many votes', 'That is what it looks like. Compare the numbers.'),
        yes('They are two points apart', 'Right. The cut axis made the rest.'),
        no('Nothing can be said', 'The values stand there, so quite a lot can be said.'),
      ],
      { key: 'bars', wrongLimit: 2 },
    ),
  ),
);

const compared = lecture(
  {
    key: 'compared',
    name: 'Compared with what?',
    description: 'Shares, totals, and the year that was left out.',
    minutes: 13,
  },
  text(`
    ## A number alone says nothing

    “Accidents have doubled.” From two to four, or from two thousand? “Sixty percent are satisfied.” How many were asked, and how many last year? Each number needs a companion.

    | You read | You ask |
    | doubled | from how many? |
    | 60 percent | of whom? |
    | since 2020 | and the years before? |
    | more than ever | per person, or in total? |
    | on average | what do most of them have? |
  `),
  text(`
    ## The chosen beginning

    Prices that swing up and down can be shown as rising or falling, according to the month in which the picture begins. If a chart begins at a strange place, look for the longer one.
  `),
  quiz(
    single(
      'City A has 300 burglaries a year, city B 200. What do you need in order to say where it is safer?',
      [
        yes('How many people live in each', 'Right. 300 in a million is less than 200 in a hundred thousand.'),
        no('The names of the cities', 'They would let you look up the number you need, but they are not it.'),
        no('Nothing, 200 is less than 300', 'In total, yes. But safety is about the risk of one person.'),
      ],
      { key: 'cities', weight: 2, wrongLimit: 2 },
    ),
    single(
      'In a firm, nine people earn 2,000 a month and one earns 22,000. The average is 4,000. What describes most of them best?',
      [
        no('4,000, the average', 'Nobody earns that.'),
        yes('2,000, the one in the middle', 'Right. The median is not pulled up by a single large value.'),
        no('22,000, the highest', 'That describes one person.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

const practice = lecture(
  {
    key: 'news',
    name: 'Practice: today’s paper',
    description: 'Take one chart from the news and put four questions to it.',
    minutes: 10,
    mode: 'SCROLL',
  },
  text(`
    ## Ten minutes with a real one

    Find a chart in a newspaper or in a report from work, and answer in writing:

    1. What is measured, in which unit, by whom?
    2. Where do the axes begin and end?
    3. Compared with what? What is missing?
    4. What does the heading claim, and does the picture show it?

    Often everything is fine. Then you know it, instead of believing it.
  `),
);

const modules = [
  module('The frame', 'Axes, units and beginnings.', axes),
  module('The comparison', 'What a number needs beside it.', compared, practice),
];

/** Entered by a code. */
export const readingCharts: SeedCourse = {
  id: 104,
  workspace: 'localhost',
  name: 'Reading Charts with Confidence',
  miniDescription: 'Four questions that show what a chart says, and what it does not.',
  description: html(`
    Charts persuade faster than sentences. After this course you look at the frame before the line, ask for the missing comparison and notice when a picture says more than its numbers.
  `),
  certifiable: true,
  minScoreRate: 0.6,
  voucherActivated: true,
  courseImage: cover('charts'),
  duration: sumMinutes(modules),
  lang: 'en',
  tags: ['Data', 'Beginners'],
  modules,
  achievements: [
    {
      name: 'Sharp eye',
      description: 'You saw through the cut axis and asked for the right companion.',
      imageUrl: badge('sharp-eye'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['bars', 'cities'] },
    },
  ],
};
