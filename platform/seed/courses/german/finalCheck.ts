import { lecture, module } from '../build/lectures.ts';
import { quiz, text } from '../build/parts.ts';
import { no, single, yes } from '../build/questions.ts';

const check = lecture(
  {
    key: 'check',
    name: 'Check yourself',
    description: 'Five questions, drawn for you from a larger set.',
    minutes: 3,
    bank: [
      { weight: 1, times: 3 },
      { weight: 2, times: 2 },
    ],
  },
  text(`
    ## Everything once more

    Five questions from the whole course. They are drawn for you, so a friend may get others. Take your time: you have two tries each.

    Once you have finished, say aloud: a greeting, your name, where you live, one order and one goodbye. That is a whole conversation, and half an hour ago you could not have had it.
  `),
  quiz(
    single(
      'What does “Bis bald” mean?',
      [
        yes('See you soon', 'Right.'),
        no('See you tomorrow', 'That is Bis morgen.'),
        no('Good night', 'That is Gute Nacht.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'Which form goes with “du”?',
      [no('wohne', 'That goes with ich.'), yes('wohnst', 'Right: du wohnst.'), no('wohnen', 'That goes with Sie.')],
      { wrongLimit: 2 },
    ),
    single(
      'Which number is “neunundsechzig”?',
      [
        no('96', 'The small digit comes first: neun und sechzig.'),
        yes('69', 'Right: nine and sixty.'),
        no('619', 'Und only joins the two digits.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'Which article does “Mädchen” take?',
      [
        no('der', 'The ending decides, and it is -chen.'),
        no('die', 'It is a girl, but the ending decides.'),
        yes('das', 'Right: -chen is always das.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'What is “ohne Zucker”?',
      [
        no('with sugar', 'With is mit.'),
        yes('without sugar', 'Right.'),
        no('more sugar', 'That would be mehr Zucker.'),
      ],
      { wrongLimit: 2 },
    ),
    single(
      'Choose the correct sentence.',
      [
        yes('Ich nehme den Kuchen.', 'Right: der becomes den for the object.'),
        no('Ich nehme der Kuchen.', 'The cake is the object here, so der changes.'),
        no('Ich nehmen den Kuchen.', 'With ich the verb ends in -e.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
    single(
      'Your new boss introduces herself: “Ich heiße Anna Roth.” What fits?',
      [
        no('Tschüss, Anna!', 'Too early to leave, and too familiar.'),
        yes('Freut mich, Frau Roth.', 'Right: polite, and with her surname.'),
        no('Ich hätte gern Frau Roth.', 'This is how you order things.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
    single(
      'There is no lamp in your room. What do you say?',
      [
        no('Ich habe nicht Lampe.', 'Before a noun without article German uses kein.'),
        no('Ich habe kein Lampe.', 'Lampe is a die word: kein needs an -e.'),
        yes('Ich habe keine Lampe.', 'Right.'),
      ],
      { weight: 2, wrongLimit: 2 },
    ),
  ),
);

export const finalCheck = module('Looking back', 'A short check over the whole course.', check);
