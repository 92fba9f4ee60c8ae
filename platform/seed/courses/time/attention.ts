import { lecture, module } from '../build/lectures.ts';
import { accordion, ask, examples, important, more, pause, picture, quiz, sound, text } from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const deep = lecture(
  {
    key: 'deep-work',
    name: 'Deep work',
    description: 'Prepare an hour in which one thing has all of you.',
    minutes: 10,
    cover: 'time-focus',
  },
  text(`
    ## Shallow and deep

    Some work can be done with half a mind: filing, forwarding, booking. Other work needs all of it: writing, calculating, deciding, learning. We call the first shallow and the second deep. Neither is better. But shallow work fits into any gap, while deep work needs a hole dug for it.

    It takes a while to get down. After five minutes you are still at the surface, after fifteen you have the whole problem in your head, and from there on it goes well. One message brings you up again, and you start to dive from the top.
  `),
  picture(
    'time-depth',
    'A curve that sinks slowly into depth, and one that is pulled up again and again by interruptions',
    `
      ### The dive

      The upper line is interrupted every ten minutes. It never gets below the surface, however long the day is.

      The lower one is left alone for an hour.
    `,
  ),
  text(`
    ## Prepare the dive

    1. **One question.** Write it on paper: *Which three arguments does the offer need?*
    2. **Everything at hand.** Fetch files, water and glasses before, not during.
    3. **Doors shut.** Mail closed, phone in another room, a sign at the door or in the status line with the time you will be back.
    4. **A parking sheet.** Whatever comes to mind (“call Ines!”) goes on the sheet, and you go on.
    5. **A landing.** In the last five minutes write down where you are and what the next step is.
  `),
  important(
    'The landing is worth gold',
    'Stop in the middle of something whose next step you know, and note it down. Tomorrow you will begin with that step instead of with the question where you were.',
  ),
  pause,
  ask(
    single(
      'Twenty minutes into your block you remember that you must order toner. What do you do?',
      [
        no('Order it quickly, it only takes two minutes', 'Two minutes for the toner and ten to get down again.'),
        no('Try hard not to forget it', 'Now you are holding toner in your head instead of the offer.'),
        yes('Write it on the parking sheet and go on', 'Right. It is safe there, and your head is free.'),
      ],
      { key: 'toner', wrongLimit: 2 },
    ),
  ),
  more(
    'How much of it?',
    'Beginners manage about one hour a day, practised people three to four. Nobody dives for eight hours. Two good blocks and a normal rest of the day are an excellent day.',
  ),
);

const energy = lecture(
  {
    key: 'energy',
    name: 'Your best hours',
    description: 'Put the hard work where your energy is.',
    minutes: 10,
  },
  text(`
    ## Hours are not equal

    At your best time you write a page in twenty minutes. Four hours later the same page takes an hour, and it is worse. Planning hours without looking at energy is like planning a journey without looking at the hills.

    Most people have a **peak**, a **trough** and a **recovery**, in this order. For many the peak lies in the later morning, the trough after lunch. Late types have it the other way round: they recover in the morning and peak in the evening. Both are normal, and mostly born with you.
  `),
  picture(
    'time-energy',
    'A curve over the day with a peak in the morning, a trough after lunch and a second, lower rise',
    `
      ### What fits where

      - **Peak**: deep work, decisions, difficult conversations
      - **Trough**: filing, forms, walking, a short sleep
      - **Recovery**: ideas, meetings, loose thinking
    `,
    { side: 'left' },
  ),
  examples(
    'Find your curve in three days',
    `
      Set an alarm for every two hours. When it rings, write down one number from 1 (half asleep) to 5 (wide awake). After three days draw the average over the time of day. That is your curve, and it is more honest than the word “lark” or “owl”.
    `,
  ),
  pause,
  text(`
    ## Protect the peak

    Look at your calendar: what stands in your two best hours? If it is the inbox, you are spending your best hours on other people’s questions. Move the inbox down by two hours. Nobody will notice, except you.

    You cannot move every meeting. But you can decide what you offer when somebody asks “when would it suit you?”. Offer your trough.
  `),
  ask(
    single(
      'Your curve peaks from 9 to 11. You may choose the time of the weekly team meeting. Which do you suggest?',
      [
        no('9:00, so that it is done', 'Done it is, and so are your two best hours.'),
        no('10:30', 'That cuts the peak into two small pieces.'),
        yes('13:30', 'Right. Company wakes you in the trough, and the morning stays whole.'),
        no('Never, meetings are a waste', 'Wait for the next module.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

const phone = lecture(
  {
    key: 'phone',
    name: 'The pocket that rings',
    description: 'Turn a machine made for interrupting into a tool.',
    minutes: 8,
    mode: 'SCROLL',
  },
  text(`
    ## It is not your willpower

    The thing in your pocket was made by people whose success is measured by how often you look at it. Fighting it with willpower is possible, but tiring. Changing the surroundings once is easier than being strong a hundred times a day.
  `),
  text(`
    ### Ten minutes that pay for years

    1. **Turn off every notification** except from people. Calls and direct messages may ring. Nothing else may.
    2. **Empty the first screen.** Only tools: map, camera, calendar. Everything endless goes to the last page, in a folder.
    3. **Take the colour out**, if your phone can do that. Grey is boring, and boring is the aim.
    4. **Give it a place** that is not your hand: a shelf by the door at home, the bag at work.
    5. **Charge it outside the bedroom.** An alarm clock costs less than a bad night.
  `),
  important(
    'Silent is not enough',
    'A phone that lies face up on the table takes attention even when it is mute, because part of you waits for it. Out of sight works better than switched to silent.',
  ),
  accordion(
    [
      'My job requires that I can be reached.',
      'By whom, and how quickly? Usually it is three people, within half an hour. Let these three ring through, and nobody else.',
    ],
    [
      'And the group chats?',
      'Mute all of them and read them in the message blocks. If something burns, somebody will call.',
    ],
    [
      'I take it out without noticing.',
      'Put a rubber band around it. The small surprise when you touch it is enough to ask: what did I want to do?',
    ],
  ),
  quiz(
    multiple(
      'Which two changes work even when you are tired?',
      [
        no('Deciding firmly to look less often', 'Decisions get weaker in the evening.'),
        yes('Charging the phone outside the bedroom', 'Yes. You would have to get up.'),
        yes('Turning notifications off', 'Yes. What does not ring need not be resisted.'),
        no('A note “be strong” on the back', 'You will stop seeing it within two days.'),
      ],
      { key: 'phone', weight: 2, wrongLimit: 3 },
    ),
  ),
);

const breaks = lecture(
  {
    key: 'breaks',
    name: 'Breaks that work',
    description: 'A break is not the absence of work. It is the other half of it.',
    minutes: 6,
  },
  text(`
    ## Stop before you have to

    Attention wears off like a muscle. Whoever takes a short break while things still go well needs five minutes. Whoever waits until nothing goes any more needs the evening.

    | After | Take | For example |
    | 25 minutes | 3 to 5 minutes | stand up, look out of the window |
    | 90 minutes | 15 minutes | a walk around the block, tea |
    | half a day | 45 minutes | a meal away from the desk |
    | a week | one whole day | without a screen, if you can |
  `),
  sound('bell', 'A bell for the end of a block', '0:00 (A small bell)\n0:01 (It rings once more and fades)'),
  important(
    'Change the channel',
    'If you work with your eyes and your head, rest with your legs. Reading news after reading mails is the same channel with other words, and it restores nothing.',
  ),
  pause,
  ask(
    single(
      'You have been writing for ninety minutes. Which break restores most?',
      [
        no('Fifteen minutes of short videos', 'Same eyes, same chair, and it is made so that you cannot stop.'),
        no(
          'Working on, you are in the flow',
          'Ten minutes perhaps. But the last ones are paid back twice in the afternoon.',
        ),
        yes('Fifteen minutes outside', 'Right. Other channel, daylight, and an end by itself.'),
        no('Answering the small mails', 'That is work. Useful work, but no break.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
);

export const attention = module(
  'Attention and energy',
  'Long, quiet pieces at the right time of day.',
  deep,
  energy,
  phone,
  breaks,
);
