import { defineMessages } from '../i18n/defineMessages.ts';

export const enrolmentMessages = defineMessages({
  dashboard: {
    id: 'enrolment.dashboard',
    defaultMessage: 'My dashboard',
    description: 'Title of the dashboard.',
  },
  due: { id: 'enrolment.due', defaultMessage: 'Due {date}', description: 'By when a course should be completed.' },
  wasDue: {
    id: 'enrolment.wasDue',
    defaultMessage: 'Overdue since {date}',
    description: 'A course should have been completed by then.',
  },
  byUmbrella: {
    id: 'enrolment.byUmbrella',
    defaultMessage: 'Found with “{umbrella}”',
    description: 'On the card of a course: the umbrella course whose questions led to it.',
  },
  dayAndWhen: {
    id: 'enrolment.dayAndWhen',
    defaultMessage: '{date} ({when})',
    description: 'A day within a sentence, and how long it is until then, such as “in 5 days”.',
  },
  opensOn: {
    id: 'enrolment.opensOn',
    defaultMessage: 'The lectures open on {date}.',
    description: 'On the card of a course that has not begun.',
  },
  ranOutOn: {
    id: 'enrolment.ranOutOn',
    defaultMessage: 'Your time in this course ran out on {date}. You can enrol again on its page.',
    description: 'On the card of a course whose time to complete it is over.',
  },
  openUntil: {
    id: 'enrolment.openUntil',
    defaultMessage: 'Open to you until {date}.',
    description: 'On the card of a course whose time to complete it is limited.',
  },
  opensTitle: {
    id: 'enrolment.opensTitle',
    defaultMessage: 'Coming up',
    description: 'Heading above a course that has not begun, in place of “Continue where you left off”.',
  },
  ranOutTitle: {
    id: 'enrolment.ranOutTitle',
    defaultMessage: 'Your time ran out',
    description: 'Heading above a course whose time to complete it is over, in place of “Continue where you left off”.',
  },
  toCourse: {
    id: 'enrolment.toCourse',
    defaultMessage: 'Go to the course page',
    description: 'Button on a course in which nothing can be studied now.',
  },
  continueTitle: {
    id: 'enrolment.continueTitle',
    defaultMessage: 'Continue where you left off',
    description: 'Heading above the course studied last.',
  },
  startTitle: {
    id: 'enrolment.startTitle',
    defaultMessage: 'Not started yet',
    description: 'Heading above a course that was never opened, in place of “Continue where you left off”.',
  },
  dueIn: {
    id: 'enrolment.dueIn',
    defaultMessage: 'Due {when}',
    description: 'Heading above the course that has to be completed first. {when}: “today”, “tomorrow”, “in 3 days”.',
  },
  overdue: {
    id: 'enrolment.overdue',
    defaultMessage: 'Overdue',
    description: 'Heading above a course that should have been completed already.',
  },
  continueLecture: {
    id: 'enrolment.continueLecture',
    defaultMessage: 'Lecture: {lecture}',
    description: 'Line that names the lecture to continue with.',
  },
  continue: {
    id: 'enrolment.continue',
    defaultMessage: 'Continue',
    description: 'Button into the very section.',
  },
  start: {
    id: 'enrolment.start',
    defaultMessage: 'Start',
    description: 'Button into the first lecture.',
  },
  finish: {
    id: 'enrolment.finish',
    defaultMessage: 'Finish the course',
    description: 'Button to the completion screen when every lecture is done.',
  },
  inProgressHeading: {
    id: 'enrolment.inProgressHeading',
    defaultMessage: 'In progress',
    description: 'Heading of the courses in progress.',
  },
  completedHeading: {
    id: 'enrolment.completedHeading',
    defaultMessage: 'Completed',
    description: 'Heading of the completed courses.',
  },
  recordsHeading: {
    id: 'enrolment.recordsHeading',
    defaultMessage: 'Completed, no longer available',
    description: 'Heading of completed courses that were deleted since.',
  },
  nextLecture: {
    id: 'enrolment.nextLecture',
    defaultMessage: 'Next: {lecture}',
    description: 'Line that names the lecture that comes next.',
  },
  allSeen: {
    id: 'enrolment.allSeen',
    defaultMessage: 'All lectures done',
    description: 'In place of the next lecture when all are done.',
  },
  minutesLeft: {
    id: 'enrolment.minutesLeft',
    defaultMessage: '{minutes, number}\u00a0min left',
    description: 'Time left in a course, below an hour.',
  },
  hoursLeft: {
    id: 'enrolment.hoursLeft',
    defaultMessage: '{hours, number}\u00a0h {minutes, number}\u00a0min left',
    description: 'Time left in a course, full hours and minutes.',
  },
  wholeHoursLeft: {
    id: 'enrolment.wholeHoursLeft',
    defaultMessage: '{hours, number}\u00a0h left',
    description: 'Time left in a course, full hours.',
  },
  seenPercent: {
    id: 'enrolment.seenPercent',
    defaultMessage: '{percent, number}% done',
    description: 'Progress of a course: the share of lectures that are done (PROG-11).',
  },
  progressOf: {
    id: 'enrolment.progressOf',
    defaultMessage: 'Progress in {course}',
    description: 'Name of the progress bar of a course.',
  },
  completedOn: {
    id: 'enrolment.completedOn',
    defaultMessage: 'Completed on {date}',
    description: 'When a course was completed.',
  },
  certificate: {
    id: 'enrolment.certificate',
    defaultMessage: 'Certificate',
    description: 'Link to the certificate of a completed course.',
  },
  certificateExpired: {
    id: 'enrolment.certificateExpired',
    defaultMessage: 'Expired on {date}',
    description: 'Below the link to a certificate whose time is over.',
  },
  certificateRevoked: {
    id: 'enrolment.certificateRevoked',
    defaultMessage: 'Revoked on {date}',
    description: 'Below the link to a certificate that an admin took back.',
  },
  noCertificate: {
    id: 'enrolment.noCertificate',
    defaultMessage: 'Completed without a certificate',
    description: 'In place of the certificate where none was issued.',
  },
  loadMore: {
    id: 'enrolment.loadMore',
    defaultMessage: 'Show more',
    description: 'Button that shows more courses.',
  },
  moreFailed: {
    id: 'enrolment.moreFailed',
    defaultMessage: 'More courses could not be loaded. Try again.',
    description: 'Beside the button “Show more”.',
  },
  emptyTitle: {
    id: 'enrolment.emptyTitle',
    defaultMessage: 'Pick your first course',
    description: 'Heading of a dashboard without any course.',
  },
  emptyText: {
    id: 'enrolment.emptyText',
    defaultMessage: 'The courses you enrol in appear here, ready to pick up where you left off.',
    description: 'Text of a dashboard without any course.',
  },
  learning: {
    id: 'enrolment.learning',
    defaultMessage: 'Courses you take',
    description: 'Heading on the dashboard of someone who makes courses and has enrolled in none.',
  },
  browse: {
    id: 'enrolment.browse',
    defaultMessage: 'Browse courses',
    description: 'Link to the catalogue.',
  },
  noneActive: {
    id: 'enrolment.noneActive',
    defaultMessage: 'No course in progress. Find your next one.',
    description: 'Shown where nothing is in progress.',
  },
  noneCompleted: {
    id: 'enrolment.noneCompleted',
    defaultMessage: 'Courses you complete appear here, with their certificates.',
    description: 'Shown where nothing is completed.',
  },
  phaseEnrolled: {
    id: 'enrolment.phaseEnrolled',
    defaultMessage: 'Enrolled',
    description: 'Phase of a learner in a course (ENR-10).',
  },
  phaseInProgress: {
    id: 'enrolment.phaseInProgress',
    defaultMessage: 'In progress',
    description: 'Phase of a learner in a course.',
  },
  phaseCompleted: {
    id: 'enrolment.phaseCompleted',
    defaultMessage: 'Completed',
    description: 'Phase of a learner in a course.',
  },
  phaseGaveUp: {
    id: 'enrolment.phaseGaveUp',
    defaultMessage: 'You left',
    description: 'Phase of a learner in a course.',
  },
  messageGo: {
    id: 'enrolment.messageGo',
    defaultMessage: 'One lecture at a time. You can do this.',
    description: 'Word of encouragement below 50 percent (PROG-14).',
  },
  messageNice: {
    id: 'enrolment.messageNice',
    defaultMessage: 'Nice, you are more than halfway through.',
    description: 'Word of encouragement from 50 percent.',
  },
  messageAlmost: {
    id: 'enrolment.messageAlmost',
    defaultMessage: 'Almost there, just a little left.',
    description: 'Word of encouragement from 80 percent.',
  },
  messageDone: {
    id: 'enrolment.messageDone',
    defaultMessage: 'You have finished every lecture.',
    description: 'Word of encouragement at 100 percent.',
  },
  giveUp: {
    id: 'enrolment.giveUp',
    defaultMessage: 'Leave this course',
    description: 'Button that gives up a course.',
  },
  giveUpTitle: {
    id: 'enrolment.giveUpTitle',
    defaultMessage: 'Leave “{course}”?',
    description: 'Title of the confirmation.',
  },
  giveUpText: {
    id: 'enrolment.giveUpText',
    defaultMessage:
      'You can still read the lectures that are open to you, but no longer answer questions, finish lectures or get a certificate. To continue, you need to enrol again and start from the beginning.',
    description: 'What giving up does (ENR-06, ENR-08, ENR-09).',
  },
  giveUpConfirm: {
    id: 'enrolment.giveUpConfirm',
    defaultMessage: 'Leave the course',
    description: 'Button that confirms giving up.',
  },
  giveUpFailed: {
    id: 'enrolment.giveUpFailed',
    defaultMessage: 'You could not leave the course: you are still enrolled. Try again.',
    description: 'Shown when a course could not be given up.',
  },
  certificateReady: {
    id: 'enrolment.certificateReady',
    defaultMessage: 'Your certificate is ready',
    description: 'Heading of a course whose lectures are all done, with enough points for the certificate.',
  },
  getCertificate: {
    id: 'enrolment.getCertificate',
    defaultMessage: 'Get the certificate',
    description: 'Button to the completion screen where a certificate waits.',
  },
  score: {
    id: 'enrolment.score',
    defaultMessage: 'Score: {percent, number}%',
    description: 'The score of a course whose lectures are all done (PROG-10).',
  },
  certificateNeed: {
    id: 'enrolment.certificateNeed',
    defaultMessage: 'Points for the certificate: {percent, number}% ({needed, number}% needed)',
    description: 'What the certificate needs, and what the learner has of it (OP-103).',
  },
});
