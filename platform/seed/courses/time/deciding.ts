import { lecture, module } from '../build/lectures.ts';
import { ask, clip, examples, important, more, pause, picture, quiz, text } from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const matrix = lecture(
  {
    key: 'matrix',
    name: 'Urgent is not important',
    description: 'Two questions, four fields, and what to do with each.',
    minutes: 9,
    cover: 'time-choose',
  },
  text(`
    ## Two questions

    Every task can be asked two questions. **Is it important?** Then it moves one of your areas from the last lecture. **Is it urgent?** Then it loses its value if it is not done soon.

    The two have nothing to do with each other. But urgent things ring, blink and knock, and important things wait politely. If you do not ask, urgency decides for you.
  `),
  clip(
    'time-matrix',
    `
      ### Four fields

      - **Important and urgent**: do it now, yourself.
      - **Important, not urgent**: give it a time in your calendar.
      - **Urgent, not important**: make it smaller, or hand it over.
      - **Neither**: let it go.

      In the clip, tasks find their field. It has no sound.
    `,
    [
      [1, 2.8, '“Customer cannot log in” is important and urgent: do it now.'],
      [2.9, 4.7, '“Train Nora” is important, but not urgent: give it a time.'],
      [4.8, 6.6, '“Colour of the folders?” is urgent, but not important: make it small.'],
      [6.7, 8.5, '“Newsletter” is neither: let it go.'],
      [8.6, 10.4, '“Test the backup” gets a time as well.'],
      [10.5, 14.8, '“Offer due at noon” is done now.'],
    ],
  ),
  important(
    'The field that pays',
    `
      Important and not urgent is where plans, training, maintenance and relationships live. Nobody will remind you of them. Whoever gives this field a few fixed hours every week finds, some months later, that the field of fires has become smaller: most fires are important things that were left to become urgent.
    `,
  ),
  pause,
  ask(
    single(
      'The yearly backup test is due at some time this month. Nobody asks for it. Which field?',
      [
        no('Important and urgent', 'Important, yes. But nothing is lost if you do it on the 20th.'),
        yes('Important, not urgent', 'Right. Give it a date now, or it will become a fire one day.'),
        no('Urgent, not important', 'Nothing presses, and a lot depends on it.'),
        no('Neither', 'Ask again after the first disk that fails.'),
      ],
      { key: 'backup', wrongLimit: 2 },
    ),
  ),
  ask(
    single(
      'A supplier calls: he needs the colour of the folders within the hour, for an event in which you play no part.',
      [
        no('Do it now and carefully', 'It is quick, so do not make it careful. And it may not be yours at all.'),
        no('Plan it for next week', 'Then it has lost its value.'),
        yes('Hand it over or answer in one sentence', 'Right. Urgent, but it moves none of your areas: keep it small.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

const three = lecture(
  {
    key: 'three',
    name: 'Three for today',
    description: 'A short list that you finish beats a long one that you carry over.',
    minutes: 8,
  },
  text(`
    ## The list that never ends

    A list of twenty tasks tells you every evening that you failed, and every morning that it does not matter where you begin. So you begin with what is easy.

    Keep the long list: it is your memory. But do not work from it. Each morning, or better the evening before, choose **three** things that would make the day a good one, and write them on a separate sheet.
  `),
  picture(
    'time-three',
    'Three large stones and many small ones beside a glass: the large ones go in first',
    `
      ### Large ones first

      Three large tasks and the small ones fit into a day, if the large ones go in first. Fill the day with small ones, and nothing large will fit any more.
    `,
    { side: 'left' },
  ),
  text(`
    ### How to choose

    1. **At least one from the quiet field**: important, not urgent.
    2. **Finishable today.** Not “website”, but “text for the start page”.
    3. **Starting with a verb.** *Call, write, decide, sketch.* A noun is a topic, not a task.

    If all three are done at two o’clock, you may take a fourth. That feels entirely different from missing the seventeenth.
  `),
  examples(
    'From topic to task',
    `
      | On the long list | On today’s sheet |
      | Tax | Collect the receipts from January to March |
      | Website | Write the text for the start page |
      | Birthday of Ines | Book the table for Saturday |
      | Spanish | Learn the twelve verbs of chapter 3 |
    `,
  ),
  pause,
  ask(
    multiple(
      'Which two would be good items for today’s sheet?',
      [
        no('New office', 'A topic. What is the first step you can see yourself doing?'),
        yes('Measure the meeting room and send the plan to Omar', 'Yes. Verb, finishable, clear when it is done.'),
        no('Improve communication with the warehouse', 'When would you tick that off?'),
        yes('Call the landlord about the lift', 'Yes. One call, one verb.'),
      ],
      { weight: 2, wrongLimit: 3 },
    ),
  ),
);

const sayNo = lecture(
  {
    key: 'no',
    name: 'Saying no without a fight',
    description: 'Every yes is paid with time that was meant for something else.',
    minutes: 8,
  },
  text(`
    ## A yes has a price

    When you say yes to one more thing, you say no to something that is already in your week. The only choice is whether you decide which, or whether it decides itself at eleven at night.

    Most people say yes because no feels like a judgement on the person who asks. It need not be one. A good no has three parts:

    1. **Show that you heard.** “The fair matters, I can see that.”
    2. **Say what is.** “My week is full until Thursday evening.”
    3. **Offer something real**, or nothing. “On Friday I can give you an hour.”
  `),
  examples(
    'Sentences you may keep',
    `
      - To a colleague: “I cannot do it well this week. Shall I look at it on Monday, or is somebody else faster?”
      - To your manager: “I can take that on. Then the report moves to next week. Which should come first?”
      - To a friend: “I would love to, and this month is too full. Ask me again in May.”
      - To yourself: “Not now. It is on the list.”
    `,
  ),
  important(
    'To your manager, offer the choice',
    'You often cannot refuse, but you can make the price visible. “Which should come first?” is not resistance. It gives the decision to the person whose job it is.',
  ),
  pause,
  ask(
    single(
      'Your manager brings a new task for today. Your three for today are already agreed with her. What is the best first answer?',
      [
        no(
          '“Impossible, I have no time.”',
          'It may be true, but it leaves her alone with the problem and shows no price.',
        ),
        no(
          '“Of course”, and then you stay late',
          'Nobody learns that the day was full. Tomorrow the same happens again.',
        ),
        yes(
          '“I can do it. Which of these three should wait?”',
          'Right. You are willing, and the choice is where it belongs.',
        ),
        no('“Ask Tom.”', 'Perhaps Tom is the right one, but you have not even heard what it is.'),
      ],
      { key: 'manager', weight: 2, wrongLimit: 2 },
    ),
  ),
  more(
    'A pause is allowed',
    '“Let me look at my week, I will answer by three.” A yes that comes after a look at the calendar is worth more to the other person than one that is taken back on Thursday.',
  ),
);

const inbox = lecture(
  {
    key: 'sort',
    name: 'Practice: sort a morning',
    description: 'Six things land on your desk. Decide.',
    media: 'time-matrix',
    minutes: 7,
  },
  text(`
    ## It is 8:40

    The clip shows the four fields once more. Leave it beside you while you decide.

    You have two hours before the first meeting. Your areas this quarter are: the offer for the library, training Nora, and keeping the orders running. Decide quickly; in real life you also have less than a minute for each.
  `),
  quiz(
    single(
      'The order system shows a red message: since seven o’clock no order has gone out.',
      [
        yes('Now', 'Right. Important and urgent: orders are one of your areas and every hour costs.'),
        no('Give it a time this week', 'By then the customers have called.'),
        no(
          'Hand over or keep small',
          'If someone else can repair it, fine. But you must know within minutes that somebody does.',
        ),
        no('Let go', 'Not this one.'),
      ],
      { wrongLimit: 1 },
    ),
    single(
      'A newsletter: “Seven secrets of productive people”.',
      [
        no('Now', 'It would feel like work, and it is not.'),
        no('Give it a time this week', 'Does it move one of your areas?'),
        no('Hand over or keep small', 'There is nobody to hand it to, and no need.'),
        yes('Let go', 'Right. Neither urgent nor important. You are already taking a course.'),
      ],
      { wrongLimit: 1 },
    ),
    single(
      'Nora would like to go through the agenda of next Monday’s meeting with you.',
      [
        no('Now', 'There are six days. Your two free hours are for something else.'),
        yes('Give it a time this week', 'Right. It is exactly one of your areas, and it does not press.'),
        no('Hand over or keep small', 'Training Nora is yours. Do not make this one small.'),
        no('Let go', 'Then you will run the Monday meeting for ever.'),
      ],
      { wrongLimit: 1 },
    ),
    single(
      'The caretaker wants to know by nine how many chairs the other department needs.',
      [
        no('Now, and count them', 'It presses, but it is not yours. Do not start counting.'),
        no('Give it a time this week', 'At nine it is worthless.'),
        yes('Hand over or keep small', 'Right. Forward it with one line, and you are back at your desk.'),
        no('Let go', 'One line is a small kindness, and it ends the matter.'),
      ],
      { wrongLimit: 1 },
    ),
    single(
      'The library calls: their committee meets at ten, and one figure is missing in your offer.',
      [
        yes('Now', 'Right. The offer is one of your areas, and at ten it is too late.'),
        no('Give it a time this week', 'The committee decides today.'),
        no('Hand over or keep small', 'It may be small, but it is yours, and it must be right.'),
        no('Let go', 'Then you have let go of the offer as well.'),
      ],
      { wrongLimit: 1 },
    ),
    single(
      'Somebody has forwarded a thread with forty answers and the words “for your information”.',
      [
        no('Now', 'Forty messages to find out that you are not needed.'),
        no('Give it a time this week', 'Nobody waits for you to have read it.'),
        no('Hand over or keep small', 'It was handed to you, and it can end here.'),
        yes('Let go', 'Right. If there is a question in it for you, somebody will ask it.'),
      ],
      { wrongLimit: 1 },
    ),
  ),
);

export const deciding = module(
  'Deciding what matters',
  'Choose before the day chooses for you.',
  matrix,
  three,
  sayNo,
  inbox,
);
