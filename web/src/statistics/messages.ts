import { defineMessages } from '../i18n/defineMessages.ts';

export const statisticsMessages = defineMessages({
  title: { id: 'statistics.title', defaultMessage: 'Statistics', description: 'Heading, and a link to it.' },
  ofCourse: {
    id: 'statistics.ofCourse',
    defaultMessage: 'Lectures and questions of this course',
    description: 'Link to the statistics of the course that is chosen.',
  },
  titleOf: {
    id: 'statistics.titleOf',
    defaultMessage: 'Statistics: {course}',
    description: 'Title of the page.',
  },
  unknown: { id: 'statistics.unknown', defaultMessage: 'Course not found', description: 'Heading.' },
  unknownText: {
    id: 'statistics.unknownText',
    defaultMessage: 'It was deleted, or its statistics are not open to you.',
    description: 'Below “Course not found”.',
  },
  back: { id: 'statistics.back', defaultMessage: 'Manage courses', description: 'Link to the list of courses.' },
  period: {
    id: 'statistics.period',
    defaultMessage: 'Learners who began',
    description: 'Label of a choice of periods.',
  },
  anyTime: {
    id: 'statistics.anyTime',
    defaultMessage: 'At any time',
    description: 'All learners, whenever they began.',
  },
  lastDays: {
    id: 'statistics.lastDays',
    defaultMessage: 'In the last {days, number} days',
    description: 'Learners who began in these days.',
  },
  cohort: {
    id: 'statistics.cohort',
    defaultMessage:
      '{count, plural, one {# learner} other {# learners}}, of whom {completed, number} completed the course.',
    description: 'What the statistics rest on.',
  },
  newest: {
    id: 'statistics.newest',
    defaultMessage:
      'The newest {count, number} learners, of whom {completed, number} completed the course. There are more.',
    description: 'What the statistics rest on, where they leave older learners out.',
  },
  nobody: {
    id: 'statistics.nobody',
    defaultMessage: 'Nobody yet',
    description: 'Heading: no learner began the course in the period.',
  },
  nobodyText: {
    id: 'statistics.nobodyText',
    defaultMessage: 'Numbers appear here as soon as learners begin this course.',
    description: 'Below “Nobody yet”.',
  },
  nobodyThenText: {
    id: 'statistics.nobodyThenText',
    defaultMessage: 'No learner began this course in that time. Choose a longer period.',
    description: 'Below “Nobody yet”, for a period.',
  },
  funnel: {
    id: 'statistics.funnel',
    defaultMessage: 'Way through the course',
    description: 'Heading of a table of lectures: how many learners come to each.',
  },
  lecture: { id: 'statistics.lecture', defaultMessage: 'Lecture', description: 'Head of a column.' },
  reached: {
    id: 'statistics.reached',
    defaultMessage: 'Reached',
    description: 'Head of a column: learners who came to the lecture.',
  },
  reachedBy: {
    id: 'statistics.reachedBy',
    defaultMessage: '{lecture}: share of learners who reached it',
    description: 'Name of a bar, for screen readers.',
  },
  seen: {
    id: 'statistics.seen',
    defaultMessage: 'Read to the end',
    description: 'Head of a column: learners who saw the lecture whole.',
  },
  inProgress: {
    id: 'statistics.inProgress',
    defaultMessage: 'Are here now',
    description: 'Head of a column: learners whose last work is in the lecture.',
  },
  gaveUp: {
    id: 'statistics.gaveUp',
    defaultMessage: 'Gave up here',
    description: 'Head of a column: learners who gave the course up at the lecture.',
  },
  expired: {
    id: 'statistics.expired',
    defaultMessage: 'Ran out of time here',
    description:
      'Head of a column: learners whose time to complete the course was over, and who came as far as the lecture.',
  },
  questions: { id: 'statistics.questions', defaultMessage: 'Questions', description: 'Heading of a list.' },
  questionsText: {
    id: 'statistics.questionsText',
    defaultMessage: 'Only the first try of each learner counts.',
    description: 'Below the heading “Questions”.',
  },
  noQuestions: {
    id: 'statistics.noQuestions',
    defaultMessage: 'This course asks no questions.',
    description: 'In place of the list.',
  },
  order: { id: 'statistics.order', defaultMessage: 'Order', description: 'Label of a choice.' },
  byCourse: { id: 'statistics.byCourse', defaultMessage: 'As in the course', description: 'An order of questions.' },
  byHardest: { id: 'statistics.byHardest', defaultMessage: 'Hardest first', description: 'An order of questions.' },
  byFindings: {
    id: 'statistics.byFindings',
    defaultMessage: 'What stands out first',
    description: 'An order of questions.',
  },
  picture: {
    id: 'statistics.picture',
    defaultMessage: 'Picture',
    description: 'In place of a question or an option that has no words.',
  },
  question: {
    id: 'statistics.question',
    defaultMessage: '{number, number}. {text}',
    description: 'A question with its place in the lecture.',
  },
  rightAtOnce: {
    id: 'statistics.rightAtOnce',
    defaultMessage: '{percent, number} % right at once',
    description: 'How many learners answered right at their first try.',
  },
  answered: {
    id: 'statistics.answered',
    defaultMessage: '{count, plural, one {# answer} other {# answers}}',
    description: 'How many learners answered the question.',
  },
  unanswered: { id: 'statistics.unanswered', defaultMessage: 'No answers yet', description: 'About a question.' },
  outdated: {
    id: 'statistics.outdated',
    defaultMessage:
      '{count, plural, one {# answer was} other {# answers were}} given before its options or its key changed, and not counted.',
    description: 'About a question.',
  },
  discrimination: {
    id: 'statistics.discrimination',
    defaultMessage: 'Discrimination: {value}',
    description: 'A statistical figure from -1 to 1.',
  },
  discriminationHint: {
    id: 'statistics.discriminationHint',
    defaultMessage:
      'How well the question tells those who know the course from those who do not: 1 is best, 0 says nothing, below 0 those who do not know it do better.',
    description: 'Explains the figure “Discrimination”.',
  },
  wrongKey: {
    id: 'statistics.wrongKey',
    defaultMessage: 'Is the right answer right?',
    description: 'A finding: learners who know the course answer otherwise than the author says.',
  },
  wrongKeyText: {
    id: 'statistics.wrongKeyText',
    defaultMessage:
      'Learners who do well elsewhere choose another answer. Check which one is marked as right, and the words.',
    description: 'Explains the finding.',
  },
  hard: { id: 'statistics.hard', defaultMessage: 'Hard', description: 'A finding about a question.' },
  hardText: {
    id: 'statistics.hardText',
    defaultMessage: 'Fewer than 25 % are right at once. Does the lecture prepare for it?',
    description: 'Explains the finding.',
  },
  easy: { id: 'statistics.easy', defaultMessage: 'Easy', description: 'A finding about a question.' },
  easyText: {
    id: 'statistics.easyText',
    defaultMessage: 'Nearly everybody is right at once. It may ask for more.',
    description: 'Explains the finding.',
  },
  weak: { id: 'statistics.weak', defaultMessage: 'Says little', description: 'A finding about a question.' },
  weakText: {
    id: 'statistics.weakText',
    defaultMessage: 'Who is right here does no better elsewhere than who is wrong. It may be guessed, or ambiguous.',
    description: 'Explains the finding.',
  },
  howAnswered: {
    id: 'statistics.howAnswered',
    defaultMessage: 'How learners answered',
    description: 'A button in the editor of a question.',
  },
  chosen: {
    id: 'statistics.chosen',
    defaultMessage: 'Chosen at the first try',
    description: 'Heading of a list of options.',
  },
  chosenBy: {
    id: 'statistics.chosenBy',
    defaultMessage: '{option}: share of learners who chose it',
    description: 'Name of a bar, for screen readers.',
  },
  share: {
    id: 'statistics.share',
    defaultMessage: '{percent, number} % ({count, number})',
    description: 'A share of learners, and how many they are.',
  },
  right: { id: 'statistics.right', defaultMessage: 'Right answer', description: 'Marks an option.' },
  inPlace: {
    id: 'statistics.inPlace',
    defaultMessage: '{item} → {place}',
    description: 'An item and the category it was put in.',
  },
  inOrder: {
    id: 'statistics.inOrder',
    defaultMessage: '{place, number}. {item}',
    description: 'An item and the place in the order it was given.',
  },
  lost: {
    id: 'statistics.lost',
    defaultMessage:
      'More learners stop at “{lecture}” than anywhere else: {count, plural, one {# does} other {# do}} not continue from there.',
    description: 'Where a course loses most of its learners.',
  },
});
