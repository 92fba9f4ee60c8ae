import { defineMessages } from '../../i18n/defineMessages.ts';

/** What becomes of answers of learners when an author changes what is right. */
export const gradingMessages = defineMessages({
  title: {
    id: 'authoring.grading.title',
    defaultMessage: 'What happens to earlier answers?',
    description: 'Heading of a window: an author has changed which answer is right.',
  },
  about: {
    id: 'authoring.grading.about',
    defaultMessage:
      'Learners have already answered {count, plural, one {a question} other {# questions}} whose right answer you changed. Certificates that were given stay.',
    description: 'At the top of a window: an author has changed which answer is right.',
  },
  all: {
    id: 'authoring.grading.all',
    defaultMessage: 'The same for all {count} questions',
    description: 'Names a group of choices that holds for all questions of a list; there are at least two.',
  },
  question: {
    id: 'authoring.grading.question',
    defaultMessage: 'Question “{question}” in “{lecture}”',
    description: 'Names a group of choices for one question; also an entry in a list of questions.',
  },
  gain: {
    id: 'authoring.grading.gain',
    defaultMessage: '{count, plural, one {# learner was} other {# learners were}} wrong and would be right',
    description: 'What a new right answer does to earlier answers to a question.',
  },
  lose: {
    id: 'authoring.grading.lose',
    defaultMessage: '{count, plural, one {# learner was} other {# learners were}} right and would be wrong',
    description: 'What a new right answer does to earlier answers to a question.',
  },
  again: {
    id: 'authoring.grading.again',
    defaultMessage:
      '{count, plural, one {# learner is} other {# learners are}} asked again, as what they chose is gone',
    description: 'What a change of a question does to earlier answers to it, whatever its author chooses.',
  },
  REGRADE: {
    id: 'authoring.grading.regrade',
    defaultMessage: 'Grade everyone again',
    description: 'A choice of an author for earlier answers to a question.',
  },
  REGRADE_about: {
    id: 'authoring.grading.regrade.about',
    defaultMessage:
      'Earlier answers count as if the new answer had always been right. Some gain the point, some lose it.',
    description: 'Explains the choice “Grade everyone again”.',
  },
  GIVE_POINT: {
    id: 'authoring.grading.givePoint',
    defaultMessage: 'Give everyone the point',
    description: 'A choice of an author for earlier answers to a question.',
  },
  GIVE_POINT_about: {
    id: 'authoring.grading.givePoint.about',
    defaultMessage: 'Everyone who has answered has the point, no matter what they chose.',
    description: 'Explains the choice “Give everyone the point”.',
  },
  FROM_NOW_ON: {
    id: 'authoring.grading.fromNowOn',
    defaultMessage: 'Only from now on',
    description: 'A choice of an author for earlier answers to a question.',
  },
  FROM_NOW_ON_about: {
    id: 'authoring.grading.fromNowOn.about',
    defaultMessage: 'Earlier answers stay right or wrong as they were.',
    description: 'Explains the choice “Only from now on”.',
  },
  missing: {
    id: 'authoring.grading.missing',
    defaultMessage: 'Choose what happens for each question.',
    description: 'Shown when the author confirms without a choice for every question.',
  },
  needed: {
    id: 'authoring.grading.needed',
    defaultMessage:
      'Not saved yet: decide what happens to earlier answers to {count, plural, one {a question} other {# questions}} whose right answer you changed.',
    description: 'Above the page of a course that is edited, when it could not be saved without a decision.',
  },
  decide: {
    id: 'authoring.grading.decide',
    defaultMessage: 'Decide',
    description: 'Button that opens a window with choices for earlier answers to questions.',
  },
  started: {
    id: 'authoring.grading.started',
    defaultMessage: '{done}. Earlier answers are being graded.',
    description: 'A note after a save; {done} says what is done, as “Course saved”, without a full stop.',
  },
  report: {
    id: 'authoring.grading.report',
    defaultMessage: 'Open report',
    description: 'Button in a note: leads to the page that says whose answers were graded again.',
  },
});
