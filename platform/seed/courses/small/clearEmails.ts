import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { ask, examples, important, picture, quiz, scroll, text } from '../build/parts.ts';
import { badge, cover } from '../build/pictures.ts';
import { multiple, no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const firstLine = lecture(
  {
    key: 'first-line',
    name: 'The first line decides',
    description: 'Say what you need before you say why.',
    minutes: 9,
    mode: 'SCROLL',
  },
  text(`
    ## Upside down

    At school we learn to write in the order of thinking: background, reasons, conclusion. Readers of mail need the opposite. They decide within the first line whether this concerns them, and whether it concerns them now. So put the conclusion first.

    Ask yourself: *if the other person reads one line only, which one should it be?* Write this line, and then look whether anything else is needed.
  `),
  picture(
    'email-pyramid',
    'Two messages: in one the important line stands at the bottom, in the other at the top',
    `
      ### The same message, turned over

      Left: three paragraphs of history, then the question.

      Right: the question, then what is needed to answer it.
    `,
  ),
  scroll,
  examples(
    'Before and after',
    `
      > As you know, we had trouble with the heating in March, and the firm has now sent an offer that is valid until the end of the month …

      > **Please approve 1,240 euros for the heating by Friday.** The offer is attached. It is 200 euros below the second one and repairs what failed in March.
    `,
  ),
  ask(
    single(
      'Which first line is best?',
      [
        no('I hope you are well and had a nice weekend.', 'Friendly, but the reader still knows nothing.'),
        no('With regard to our conversation of last month …', 'Which one? The reader has to search.'),
        yes(
          'Can you take the tour for the school class on 3 June at ten?',
          'Right. Question, date and time; it can be answered with one word.',
        ),
      ],
      { key: 'line', wrongLimit: 2 },
    ),
  ),
);

const tone = lecture(
  {
    key: 'tone',
    name: 'Short and still kind',
    description: 'Subject lines, tone, and when not to write at all.',
    minutes: 9,
  },
  text(`
    ## A subject you can search for

    “Question” and “Info” tell nothing. Name the thing and what is wanted: *Tour 3 June: can you lead it?* Half a year later you will still find it.

    ## Kind needs few words

    Writing has no voice and no smile. A short sentence that is friendly in your head may arrive as an order. Three small things help: the name at the top, a *please* with the request, and a *thank you* for what was done, not for what you expect.
  `),
  important(
    'Never write it angry',
    'Write it if you must, but with the address field empty. Read it tomorrow. If it is about feelings, pick up the phone.',
  ),
  quiz(
    multiple(
      'Which two subject lines will help you find the message again?',
      [
        no('Important!', 'Everything is, for somebody.'),
        yes('Invoice 2291: second reminder', 'Yes. Number and matter.'),
        no('Re: Re: Re: Hello', 'This thread has long been about something else.'),
        yes('Tour 3 June: can you lead it?', 'Yes. Date and request.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const modules = [
  module('Messages that get answers', 'Two lectures, and your next mail will be shorter.', firstLine, tone),
];

/** Under half an hour, and open to visitors without an account. */
export const clearEmails: SeedCourse = {
  id: 103,
  workspace: 'localhost',
  name: 'Writing Clear Emails',
  miniDescription: 'Short messages that people read, understand and answer.',
  description: html(`
    Two lectures on the kind of text you write most. You can read them without signing in.

    - Put the request first and the reasons after it
    - Write subjects that can be found again
    - Be short and still kind
  `),
  certifiable: false,
  anonymousAllowed: true,
  courseImage: cover('emails'),
  duration: sumMinutes(modules),
  lang: 'en',
  tags: ['Communication', 'Productivity'],
  modules,
  achievements: [
    {
      name: 'To the point',
      description: 'You chose the first line that gets an answer.',
      imageUrl: badge('to-the-point'),
      kind: null,
      condition: { type: 'QUESTIONS_ANSWERED', questions: ['line'] },
    },
  ],
};
