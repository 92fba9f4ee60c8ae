import { lecture, module, sumMinutes } from '../build/lectures.ts';
import { ask, examples, important, pause, quiz, text } from '../build/parts.ts';
import { badge, cover } from '../build/pictures.ts';
import { multiple, no, single, yes } from '../build/questions.ts';
import { html } from '../markup.ts';
import type { SeedCourse } from '../wire.ts';

const message = lecture(
  {
    key: 'message',
    name: 'One sentence',
    description: 'Find what people should still know next week. With practice.',
    minutes: 45,
  },
  text(`
    ## What shall they remember?

    A week after a talk people remember one sentence, if you are lucky. Decide which. Write it before you make a single slide, in plain words, with a verb: *We should open on Sundays, because that is when families have time.*

    Everything in the talk serves this sentence: examples show it, figures support it, and whatever does neither may go.
  `),
  examples(
    'Topic and sentence',
    `
      | Topic | Sentence |
      | Our visitors in May | Families come on Sundays, and on Sundays we are closed. |
      | Bees | If you plant one thing, plant something that flowers in March. |
      | The new software | From Monday you will enter each order once instead of three times. |
    `,
  ),
  text(`
    ### Practice (35 minutes)

    Take a talk that is coming up, or choose one of the topics above. Write ten possible sentences, quickly and without judging. Cross out those that nobody could contradict; they say nothing. Read the rest aloud. Choose the one you would say to a friend on the stairs.
  `),
  pause,
  ask(
    single(
      'Which is a sentence to build a talk on?',
      [
        no('An overview of our recycling', 'A topic. What about it?'),
        no('Recycling is important', 'Nobody will contradict, nobody will remember.'),
        yes('Half of what we throw away could be sold', 'Right. It claims something, and one wants to hear why.'),
      ],
      { key: 'sentence', wrongLimit: 2 },
    ),
  ),
);

const structure = lecture(
  {
    key: 'structure',
    name: 'Beginning, middle, end',
    description: 'A simple frame, and your own talk in it.',
    minutes: 75,
  },
  text(`
    ## Three parts, three jobs

    **The beginning** answers why they should listen: a question, a scene, a number that surprises. Not your name, not the agenda.

    **The middle** has three points at most. Each begins with its claim, shows one example and ends with what it means.

    **The end** says the sentence once more, and what happens next. Then stop. “So, that was it” is not an ending.
  `),
  important(
    'Learn two passages by heart',
    'The first three sentences and the last one. In between you may speak freely; at the edges you want to be safe.',
  ),
  text(`
    ### Practice (60 minutes)

    Write your talk as a page of keywords: one line for the beginning, three for the middle, one for the end. Then speak it aloud, standing, three times. After each time change one thing.
  `),
  quiz(
    multiple(
      'Which two are good beginnings?',
      [
        no('“My name is … and my talk has five parts.”', 'They know your name from the programme.'),
        yes('“How many of you were closed last Sunday?”', 'Yes. They are in it at once.'),
        yes(
          '“At seven in the morning a man stood at our door with three children.”',
          'Yes. One wants to know what happened.',
        ),
        no('“Sorry, I had little time to prepare.”', 'Now they look for the proof.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const voice = lecture(
  { key: 'voice', name: 'Voice, pauses, nerves', description: 'What your body does, and how to use it.', minutes: 60 },
  text(`
    ## Nervous is normal

    A fast heart and cold hands mean that your body is getting ready. Good speakers have that too. They have only learnt to call it *ready*.

    - Breathe **out** slowly before you begin. Breathing in happens by itself.
    - Stand on both feet, and look at one person for one sentence, then at another.
    - After an important sentence, pause and count silently to three. For you it is an eternity, for them it is the time to think.
  `),
  text(`
    ### Practice (50 minutes)

    Record three minutes of your talk. Listen once without the picture, then look once without the sound. Note one thing that you like and one thing to change. Record it again.
  `),
  pause,
  ask(
    single(
      'You lose your thread. What is best?',
      [
        no('Apologise at length', 'Now they notice it.'),
        yes('Pause, look at your keywords, go on', 'Right. From outside it looks like a thought.'),
        no('Speak faster', 'Then it is the next thread that goes.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
);

const stage = lecture(
  {
    key: 'stage',
    name: 'Your talk',
    description: 'Ten minutes before real people, with questions.',
    minutes: 120,
    mode: 'SCROLL',
  },
  text(`
    ## For real

    Invite three to eight people, in a room or in a call. Tell them what the evening is for, and give each of them one question:

    1. Which sentence do you still remember?
    2. Where did you drift away?
    3. What should I keep in any case?

    Speak for ten minutes, answer questions for ten, and then listen for ten without defending yourself. Write down what you hear. On the next day look at your sentence again: is it the one they remembered?
  `),
);

const modules = [
  module('Preparing', 'From the topic to the talk.', message, structure),
  module('Speaking', 'From the page to the room.', voice, stage),
];

/** Opens 30 days after the seed; people may enrol before. Over four hours. */
export function publicSpeaking(now: Date): SeedCourse {
  return {
    id: 106,
    workspace: 'localhost',
    name: 'Public Speaking: Your First Talk',
    miniDescription: 'Five hours of practice, from one sentence on paper to ten minutes before people.',
    description: html(`
      A course for people who have to give a talk and would rather not. You will find your sentence, build the talk around it, work with nerves and voice, and give the talk at the end.

      The course opens for everybody on the same day. Enrol now, and it will wait on your dashboard.
    `),
    certifiable: true,
    minScoreRate: 0.7,
    sequentialProgress: true,
    preEnrollAllowed: true,
    courseImage: cover('speaking'),
    duration: sumMinutes(modules),
    availableFromTime: daysFrom(now, 30),
    lang: 'en',
    tags: ['Communication', 'Workshop'],
    modules,
    achievements: [
      {
        name: 'On stage',
        description: 'You prepared a talk and gave it.',
        imageUrl: badge('on-stage'),
        kind: null,
        condition: { type: 'LECTURES_COMPLETED', lectures: ['message', 'structure', 'voice', 'stage'] },
      },
    ],
  };
}

function daysFrom(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * 86_400_000);
  day.setUTCHours(8, 0, 0, 0);
  return day.toISOString();
}
