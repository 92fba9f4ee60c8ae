import { defineMessages } from '../../i18n/defineMessages.ts';

export const pasteMessages = defineMessages({
  open: {
    id: 'questionEditor.paste.open',
    defaultMessage: 'Paste questions…',
    description: 'Button that opens a dialog where a text becomes several questions.',
  },
  title: {
    id: 'questionEditor.paste.title',
    defaultMessage: 'Paste questions',
    description: 'Heading of the dialog where a text becomes several questions.',
  },
  text: {
    id: 'questionEditor.paste.text',
    defaultMessage: 'Questions as text',
    description: 'Field for a text of several questions.',
  },
  hint: {
    id: 'questionEditor.paste.hint',
    defaultMessage:
      'Write each answer on a line of its own, as “a) …”, and mark the right one with a star or with “Answer: B” below. Aiken and GIFT are read as well.',
    description: 'Below the field for a text of several questions. Aiken and GIFT are formats and stay as they are.',
  },
  tooLong: {
    id: 'questionEditor.paste.tooLong',
    defaultMessage: 'This text has {count, number} characters. At most {most, number} are read at once, so divide it.',
    description: 'In place of the hint when the text of questions is too long.',
  },
  preview: {
    id: 'questionEditor.paste.preview',
    defaultMessage: '{count, plural, =0 {No questions found yet} one {# question} other {# questions}}',
    description: 'Heading of the preview: how many questions were read from the text.',
  },
  right: {
    id: 'questionEditor.paste.right',
    defaultMessage: 'Right answer',
    description: 'Name of the tick at a right answer in the preview.',
  },
  lost: {
    id: 'questionEditor.paste.lost',
    defaultMessage: '{count, plural, one {# place gives no question} other {# places give no question}}',
    description: 'Heading of what no question could be made of; also behind the number of questions.',
  },
  details: {
    id: 'questionEditor.paste.details',
    defaultMessage: '{count, plural, one {# detail is left out} other {# details are left out}}',
    description: 'Heading of what questions are added without, such as their titles.',
  },
  where: {
    id: 'questionEditor.paste.where',
    defaultMessage: 'Line {line}: {reason}',
    description: 'Where something is left out, and why. {reason} is a sentence.',
  },
  add: {
    id: 'questionEditor.paste.add',
    defaultMessage: '{count, plural, =0 {Add questions} one {Add # question} other {Add # questions}}',
    description: 'Button that adds the questions of the text to the lecture.',
  },
  noText: {
    id: 'questionEditor.paste.noText',
    defaultMessage: 'These answers have no question.',
    description: 'Why there is no question.',
  },
  noAnswers: {
    id: 'questionEditor.paste.noAnswers',
    defaultMessage: 'There are fewer than two answers below this.',
    description: 'Why there is no question.',
  },
  tooManyAnswers: {
    id: 'questionEditor.paste.tooManyAnswers',
    defaultMessage: 'This question has more answers than one can have.',
    description: 'Why there is no question.',
  },
  noRightAnswer: {
    id: 'questionEditor.paste.noRightAnswer',
    defaultMessage: 'No answer of this question is marked as right.',
    description: 'Why there is no question.',
  },
  numerical: {
    id: 'questionEditor.paste.numerical',
    defaultMessage: 'There are no questions here that are answered with a number.',
    description: 'Why there is no question.',
  },
  essay: {
    id: 'questionEditor.paste.essay',
    defaultMessage: 'There are no questions here that are answered with a text.',
    description: 'Why something is left out: an essay.',
  },
  shortAnswer: {
    id: 'questionEditor.paste.shortAnswer',
    defaultMessage:
      'There are no questions here whose answer is written in a word. Add wrong answers to make it a choice.',
    description: 'Why something is left out: a short answer.',
  },
  severalGaps: {
    id: 'questionEditor.paste.severalGaps',
    defaultMessage: 'A question can have one gap, and this has several.',
    description: 'Why there is no question.',
  },
  notRead: {
    id: 'questionEditor.paste.notRead',
    defaultMessage: 'This could not be read. Check its braces and signs.',
    description: 'Why there is no question.',
  },
  titled: {
    id: 'questionEditor.paste.titled',
    defaultMessage: 'The question is added without its title, which learners would not see.',
    description: 'What is left out of a question.',
  },
  generalFeedback: {
    id: 'questionEditor.paste.generalFeedback',
    defaultMessage: 'The question is added without its general feedback: only answers are explained here.',
    description: 'What is left out of a question.',
  },
  category: {
    id: 'questionEditor.paste.category',
    defaultMessage: 'Questions have no categories here.',
    description: 'Why something is left out: a category of the question bank of Moodle.',
  },
  comment: {
    id: 'questionEditor.paste.comment',
    defaultMessage: 'This is a comment in the file.',
    description: 'Why there is no question.',
  },
  tooMany: {
    id: 'questionEditor.paste.tooMany',
    defaultMessage:
      'At most {most, number} questions are added at once. Those from line {line, number} on stay here for the next time.',
    description: 'Below the number of questions when the text has more of them.',
  },
  noRoom: {
    id: 'questionEditor.paste.noRoom',
    defaultMessage:
      'A lecture can have {limit, number} questions, so {most, plural, =0 {no more fit} one {only # more fits} other {only # more fit}}. Those from line {line, number} on are not added.',
    description: 'Below the number of questions when the lecture has no room for all of them.',
  },
  kept: {
    id: 'questionEditor.paste.kept',
    defaultMessage: 'What gave no question is still in “Paste questions…”',
    description:
      'Notice after questions were added, where some of the text could not be read. Names the button as questionEditor.paste.open does.',
  },
  shares: {
    id: 'questionEditor.paste.shares',
    defaultMessage: 'The question is added without the shares of its answers: here an answer is right or not.',
    description: 'What is left out of a question: that an answer gives a part of its points.',
  },
  formats: {
    id: 'questionEditor.paste.formats',
    defaultMessage: 'The question is added as plain words, without pictures, links and formats.',
    description: 'What is left out of a question.',
  },
  moreLeftOut: {
    id: 'questionEditor.paste.moreLeftOut',
    defaultMessage: '{count, plural, one {# more place} other {# more places}}',
    description: 'Ends a long list of places of a pasted text.',
  },
});
