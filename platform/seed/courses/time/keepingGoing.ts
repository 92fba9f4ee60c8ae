import { lecture, module } from '../build/lectures.ts';
import { accordion, ask, button, examples, important, more, pause, picture, quiz, text } from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const procrastination = lecture(
  {
    key: 'procrastination',
    name: 'When you do not begin',
    description: 'Putting off is about feelings. Make the first step small enough.',
    minutes: 10,
    cover: 'time-again',
  },
  text(`
    ## It is not laziness

    You put off the difficult call and clean the kitchen instead. Lazy people do not clean kitchens. What you avoid is not effort but a feeling: being bored, being unsure, possibly failing. The kitchen makes the feeling go away at once, and the call makes it stronger for a moment. So the kitchen wins.

    This is why reproach does not help. It adds another bad feeling to the task. What helps is to make the beginning smaller than the feeling.
  `),
  picture(
    'time-step',
    'A high wall, and beside it the same height as a staircase whose first step is very low',
    `
      ### The first step

      Do not plan the task. Plan its first two minutes, so small that refusing would be silly.

      - not “tax”, but: put the folder on the table
      - not “run”, but: put the shoes on
      - not “write”, but: write one bad sentence
    `,
    { side: 'left' },
  ),
  text(`
    ## Four tools

    1. **The bad first version.** Allow yourself to do it badly for ten minutes. Improving is easier than beginning.
    2. **When, then.** “When I have put down my cup, then I open the file.” A plan tied to a moment does not need a decision.
    3. **Company.** Tell somebody when you will send it, or work beside somebody who works.
    4. **Name it.** “I am avoiding this because I fear the question about the costs.” Often that sentence shows what the real first step is: find out the costs.
  `),
  pause,
  ask(
    single(
      'For two weeks you have not begun the chapter. Which sentence is the best plan?',
      [
        no('“Tomorrow I will pull myself together.”', 'That adds pressure, and pressure was the problem.'),
        no('“At the weekend I will write it all.”', 'The wall has become higher, and the weekend has gone too.'),
        yes(
          '“When I sit down on the train tomorrow, I write three bad sentences.”',
          'Right. A moment, a tiny step, and permission to be bad.',
        ),
        no('“First I tidy the desk.”', 'Be honest: which kitchen is this?'),
      ],
      { key: 'chapter', weight: 2, wrongLimit: 2 },
    ),
  ),
  more(
    'If it always happens with one task',
    'Then ask whether it should be yours, whether it should be done at all, or whether you lack a piece of knowledge. Putting off for months is usually information.',
  ),
);

const review = lecture(
  {
    key: 'review',
    name: 'The weekly review',
    description: 'Half an hour on Friday that keeps everything else alive.',
    minutes: 10,
  },
  text(`
    ## Every system decays

    Lists grow old, blocks are overrun, the sheet gets lost. That is no failure; it happens to everybody within a week or two. What distinguishes people whose system lasts is not discipline but a fixed appointment for repairing it: the **weekly review**.
  `),
  picture(
    'time-review',
    'A loop of four stations: collect, look back, look ahead, choose',
    `
      ### Four stations

      1. **Collect**: empty pockets, desk, inbox and head on to the list.
      2. **Look back**: what went well, what was moved, and why?
      3. **Look ahead**: two weeks of calendar. What needs preparation?
      4. **Choose**: one task per area, with a block.
    `,
  ),
  important(
    'Same time, same place',
    'Friday at two works well for many people: the week is still in your head, offices can still be reached, and the weekend begins with an empty one.',
  ),
  pause,
  examples(
    'Questions for looking back',
    `
      - What am I glad to have done?
      - Which block was overrun twice? What does that tell me?
      - What did I say yes to that I would refuse today?
      - Which of my areas got nothing?
    `,
  ),
  accordion(
    [
      'I skipped it three times. Start again?',
      'Yes, with station one only. Ten minutes of collecting are enough to get back on.',
    ],
    ['Paper, app, both?', 'Whatever you look at. One calendar and one list are enough; two lists are one too many.'],
    [
      'Remember your word from the first lecture?',
      '**Too much**: look hardest at station four, and take something out. **Too mixed**: look at your blocks. **Too vague**: look at the verbs.',
    ],
  ),
  ask(
    multiple(
      'Which two things happen in the station “look ahead”?',
      [
        yes(
          'You see that the talk in nine days needs preparation',
          'Yes. Today this is a block, in eight days it would be a night.',
        ),
        no('You empty your desk', 'That is collecting.'),
        yes(
          'You notice that Wednesday has five meetings and no block fits',
          'Yes. So you plan the deep work elsewhere.',
        ),
        no('You praise yourself for the finished offer', 'Do, but that is looking back.'),
      ],
      { key: 'ahead', weight: 2, wrongLimit: 3 },
    ),
  ),
);

const finish = lecture(
  {
    key: 'finish',
    name: 'Final check',
    description: 'Six questions, drawn for you, and one promise to yourself.',
    minutes: 6,
    bank: [
      { weight: 1, times: 4 },
      { weight: 2, times: 2 },
    ],
  },
  text(`
    ## The whole course in one breath

    See where your time goes. Say what it is for. Choose before the day chooses. Give what matters a block, at your best time, and leave a third white. Protect your attention by changing the surroundings, not by being strong. Hand over whole tasks. Begin small. Repair everything on Fridays.

    Do not start all of it on Monday. Choose **one** habit for the next two weeks, and write it as a when-then sentence.
  `),
  button(
    'See “How to Learn Well”',
    '/courses/course/#!258',
    'When your when-then sentence is about learning something, half an hour there is well spent.',
  ),
  quiz(
    single(
      'What makes a task important?',
      [
        no('Somebody is waiting for it', 'That makes it urgent, perhaps.'),
        yes('It moves one of your areas', 'Right.'),
        no('It takes long', 'Long things can be quite unimportant.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'How much of a day should stay unplanned?',
      [
        no('Nothing', 'Then the plan breaks at the first surprise.'),
        yes('About a third', 'Right.'),
        no('About nine tenths', 'Then it is a wish list.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'What is the planning fallacy?',
      [
        yes('We guess too low, because we imagine the good case', 'Right. Ask the past instead.'),
        no('We plan instead of working', 'That exists too, but it is called something else.'),
        no('Plans always fail', 'They do not, if a third stays white.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'What goes on the parking sheet?',
      [
        yes('Thoughts that come up during a block', 'Right. They are safe there, and you go on.'),
        no('Tasks for next year', 'They belong on the long list.'),
        no('The licence numbers of your visitors', 'A different sheet.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'What does a good invitation to a meeting say first?',
      [
        no('Who is invited', 'Second at best.'),
        yes('What is to be decided', 'Right. Everything else follows from it.'),
        no('That it is important', 'Everyone says that.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'Which is a when-then plan?',
      [
        no('I will read more.', 'No moment, no step.'),
        yes('When I have brushed my teeth, then I read one page.', 'Right. Tied to a moment, and tiny.'),
        no('I must read at least an hour daily.', 'A high wall.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
    single(
      'You hand over the newsletter. What do you leave out?',
      [
        no('What it is for', 'This is what lets the other person decide.'),
        no('When you look at it together', 'At half time, so that nothing has to be thrown away.'),
        yes('How you would have done it, step by step', 'Right. The way is theirs.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
    single(
      'In the afternoon trough you have forty free minutes. What fits?',
      [
        no('The decision about the new contract', 'Keep it for your peak.'),
        yes('Travel expenses', 'Right. It needs to be done, and not by your best self.'),
        no('The most difficult paragraph', 'It would take twice as long now.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

export const keepingGoing = module(
  'When it does not work',
  'Begin again, repair, and keep one habit.',
  procrastination,
  review,
  finish,
);
