import { lecture, module } from '../build/lectures.ts';
import { ask, examples, important, more, pause, quiz, text } from '../build/parts.ts';
import { multiple, no, single, yes } from '../build/questions.ts';

const meetings = lecture(
  {
    key: 'meetings',
    cover: 'time-others',
    name: 'Fewer, shorter, better meetings',
    description: 'An hour with eight people is a working day. Spend it like one.',
    minutes: 9,
  },
  text(`
    ## Do the sum

    A weekly hour with eight people costs 8 hours a week, about 350 in a year: two months of one person’s work. It may be worth it. But nobody would sign an invoice of that size without looking.

    Ask one question before each meeting: **what will be different afterwards?** If the answer is “everybody knows X”, write X down and send it. If it is “we have decided Y”, meet.
  `),
  text(`
    ## Four kinds, four forms

    | It is about | Good form | Needs |
    | telling | a written page, comments until Thursday | nothing in the calendar |
    | deciding | 30 minutes, few people | the options in writing, one day before |
    | thinking | 60 minutes, at a board | a question, not an agenda |
    | caring | regular, short, with everybody | somebody who listens |

    Trouble comes from mixing them: twelve people watch how three decide, or how one reads slides aloud.
  `),
  examples(
    'An invitation that works',
    `
      > **Decide: which of the two printers we buy.** Tuesday, 10:00 to 10:25. Omar, Kim, me. Both offers are attached, please read them before. If we agree earlier, we stop earlier.

      Purpose, end, people, preparation. Four lines.
    `,
  ),
  pause,
  important(
    'Declining is allowed',
    '“What do you need from me there?” is a polite question. Often the answer is a figure that you can send in a line.',
  ),
  ask(
    single(
      'You want eleven people to know the new opening hours. What do you do?',
      [
        no('Invite them for half an hour', 'Five and a half hours of work for one sentence.'),
        yes('Write three lines and ask for questions until Friday', 'Right. Telling needs no meeting.'),
        no('Mention it at the end of the next meeting', 'Three are on holiday, and two had already left.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
  ask(
    multiple(
      'Which three things belong in an invitation to decide something?',
      [
        yes('The decision, as a question', 'Yes. Everybody can think beforehand.'),
        yes('When it ends', 'Yes. And an earlier end is allowed.'),
        no('Everybody who might be interested', 'Only those who decide or know. Others get the result.'),
        yes('The options, in writing', 'Yes. Reading is faster than listening.'),
        no('A slot for any other business', 'That is where half-hours go to disappear.'),
      ],
      { key: 'invitation', weight: 3, wrongLimit: 3 },
    ),
  ),
);

const mail = lecture(
  {
    key: 'mail',
    name: 'Mail in batches',
    description: 'Read it when you decide to, and touch each message once.',
    minutes: 7,
  },
  text(`
    ## The inbox is other people’s list

    Every message is something that somebody else would like you to do. It is good to know what they want. It is not good to be asked forty times a day. So read your mail in **two or three batches**, with a beginning and an end, and keep the program closed in between.

    In a batch, take the messages one after the other and decide at once:

    1. **Under two minutes?** Answer it now.
    2. **Longer?** Put it on the list or into a block, with a verb. Archive the message.
    3. **Waiting for somebody?** Note whom and until when.
    4. **Only to know?** Archive.
    5. **Nothing?** Delete, and leave the list that sent it.
  `),
  important(
    'The inbox is not a list of tasks',
    'A message that you leave lying “so that I remember” is read again every day. Five seconds of decision save five readings.',
  ),
  pause,
  ask(
    single(
      'A message asks for a comparison of three offers. It will take an hour. What do you do in the batch?',
      [
        no('Start comparing', 'Then the batch never ends, and the hour was meant for something else.'),
        no('Mark it unread', 'So that you read it again tomorrow, and decide again not to decide.'),
        yes(
          'Give it a block, answer “you will have it on Wednesday”, archive',
          'Right. It has a place, and the other person knows.',
        ),
        no('Delete it', 'The person would come back.'),
      ],
      { wrongLimit: 2 },
    ),
  ),
  more(
    'Write mails that need no answer',
    'Put what you need into the first line, one subject per message, and a proposal instead of a question: “I would take Tuesday at ten. If I hear nothing, it stands.”',
  ),
);

const delegate = lecture(
  {
    key: 'delegate',
    name: 'Handing over',
    description: 'Give away the whole task, not only the work.',
    minutes: 6,
    mode: 'SCROLL',
  },
  text(`
    ## Why it comes back

    Handed-over tasks return for two reasons: the result was not clear, or the decision stayed with you. “Could you look after the fair?” is a wish. The other person will ask nine times, and in the end you do it yourself and conclude that nobody is reliable.

    Hand over five things:

    1. **The result**: what will be there, and how do we see that it is good?
    2. **The reason**: what is it for? Then the other person can decide well without you.
    3. **The limits**: money, time, what must not happen.
    4. **The freedom**: everything else is theirs. Including doing it differently from you.
    5. **A date to look at it together**, at half time, not on the last evening.
  `),
  examples(
    'The same fair, handed over',
    `
      > By 10 May we need a stand where two people can talk in peace, because last year nobody could hear us. You have 2,000 euros. No screens, please. The rest is yours. Shall we look at it together on 20 April?
    `,
  ),
  quiz(
    single(
      'Which part lets the other person decide well without asking you?',
      [
        no('The limit', 'It says what must not happen, not what is better.'),
        yes('The reason', 'Right. Who knows what it is for can judge what serves it.'),
        no('The date', 'It helps you both, but it decides nothing.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

export const others = module('Other people', 'Meetings, mail and handing over.', meetings, mail, delegate);
