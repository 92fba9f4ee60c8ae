import { defineMessages } from '../i18n/defineMessages.ts';

export const courseMessages = defineMessages({
  about: {
    id: 'course.about',
    defaultMessage: 'About this course',
    description: 'Heading above the description.',
  },
  enrolled: {
    id: 'course.enrolled',
    defaultMessage: 'You are enrolled.',
    description: 'Told once enrolling has succeeded, by a button or by signing in for it.',
  },
  signInToEnrol: {
    id: 'course.signInToEnrol',
    defaultMessage: 'Sign in and enrol',
    description: 'Main action for a visitor.',
  },
  enrol: {
    id: 'course.enrol',
    defaultMessage: 'Enrol',
    description: 'Main action: enrol now.',
  },
  preEnrol: {
    id: 'course.preEnrol',
    defaultMessage: 'Enrol now',
    description: 'Main action before the start.',
  },
  preEnrolHint: {
    id: 'course.preEnrolHint',
    defaultMessage: 'The lectures open on {date}.',
    description: 'Below the main action before the start.',
  },
  voucherHint: {
    id: 'course.voucherHint',
    defaultMessage: 'This course needs an enrolment code.',
    description: 'In place of the main action: an enrolment code is needed.',
  },
  opensOn: {
    id: 'course.opensOn',
    defaultMessage: 'This course starts on {date}. You can enrol from then on.',
    description: 'In place of the main action before the start.',
  },
  opensLater: {
    id: 'course.opensLater',
    defaultMessage: 'This course has not started yet.',
    description: 'In place of the main action before the start, without a date.',
  },
  isOver: {
    id: 'course.isOver',
    defaultMessage: 'This course ended on {date}, so you can no longer enrol.',
    description: 'In place of the main action after the end.',
  },
  isOverUndated: {
    id: 'course.isOverUndated',
    defaultMessage: 'This course is over, so you can no longer enrol.',
    description: 'In place of the main action after the end, without a date.',
  },
  openExternal: {
    id: 'course.openExternal',
    defaultMessage: 'Go to the course',
    description: 'Main action of a course that is found elsewhere.',
  },
  start: {
    id: 'course.start',
    defaultMessage: 'Start learning',
    description: 'Main action: first lecture.',
  },
  continue: {
    id: 'course.continue',
    defaultMessage: 'Continue',
    description: 'Main action: continue.',
  },
  finish: {
    id: 'course.finish',
    defaultMessage: 'Finish the course',
    description: 'Main action when every lecture is done.',
  },
  read: {
    id: 'course.read',
    defaultMessage: 'Read again',
    description: 'Main action of a course that can only be viewed.',
  },
  enrolAgain: {
    id: 'course.enrolAgain',
    defaultMessage: 'Enrol again',
    description: 'Action after giving up or completing.',
  },
  enrolAgainHint: {
    id: 'course.enrolAgainHint',
    defaultMessage: 'You left this course. Enrol again to start it from the beginning.',
    description: 'Below the action after giving up (ENR-09).',
  },
  ranOutHint: {
    id: 'course.ranOutHint',
    defaultMessage: 'Your time in this course ran out. Enrol again to start it from the beginning.',
    description: 'Below the action when the time to complete it is over (OP-21).',
  },
  unpublishedHint: {
    id: 'course.unpublishedHint',
    defaultMessage: 'This course is no longer offered. You keep your access to it.',
    description: 'Below the action of a learner whose course was unpublished (OP-53).',
  },
  readWithout: {
    id: 'course.readWithout',
    defaultMessage: 'Read without enrolling',
    description: 'Link into a course that may be read without enrolment (ENR-12).',
  },
  certificateLink: {
    id: 'course.certificateLink',
    defaultMessage: 'View the certificate',
    description: 'Link to the certificate.',
  },
  willStart: {
    id: 'course.willStart',
    defaultMessage: 'Starts later',
    description: 'Timing of a course (CAT-15).',
  },
  timing: {
    id: 'course.timing',
    defaultMessage: 'Status',
    description: 'Label in the practical information: that the course runs.',
  },
  running: {
    id: 'course.running',
    defaultMessage: 'Running',
    description: 'Timing of a course.',
  },
  finished: {
    id: 'course.finished',
    defaultMessage: 'Finished',
    description: 'Timing of a course.',
  },
  modules: {
    id: 'course.modules',
    defaultMessage: 'Course contents',
    description: 'Heading of the module list.',
  },
  moduleCount: {
    id: 'course.moduleCount',
    defaultMessage: '{count, plural, one {# module} other {# modules}}',
    description: 'How many modules.',
  },
  lectureCount: {
    id: 'course.lectureCount',
    defaultMessage: '{count, plural, one {# lecture} other {# lectures}}',
    description: 'How many lectures.',
  },
  moduleNumber: {
    id: 'course.moduleNumber',
    defaultMessage: 'Module {number}',
    description: 'Small line above the name of a module.',
  },
  lecturesDone: {
    id: 'course.lecturesDone',
    defaultMessage: '{done} of {count} done',
    description: 'Progress of a module.',
  },
  noModules: {
    id: 'course.noModules',
    defaultMessage: 'This course is still being prepared.',
    description: 'Shown where a course has no modules.',
  },
  practical: {
    id: 'course.practical',
    defaultMessage: 'At a glance',
    description: 'Heading of the practical information (OP-77).',
  },
  duration: {
    id: 'course.duration',
    defaultMessage: 'Duration',
    description: 'Label.',
  },
  modulesLabel: {
    id: 'course.modulesLabel',
    defaultMessage: 'Modules',
    description: 'Label of the number of modules.',
  },
  lecturesLabel: {
    id: 'course.lecturesLabel',
    defaultMessage: 'Lectures',
    description: 'Label of the number of lectures.',
  },
  startsOn: {
    id: 'course.startsOn',
    defaultMessage: 'Starts on {date}',
    description: 'Timing of a course that has not started, with its date (CAT-15).',
  },
  starts: {
    id: 'course.starts',
    defaultMessage: 'Starts',
    description: 'Label.',
  },
  ends: {
    id: 'course.ends',
    defaultMessage: 'Ends',
    description: 'Label.',
  },
  certificate: {
    id: 'course.certificate',
    defaultMessage: 'Certificate',
    description: 'Label.',
  },
  certificateYes: {
    id: 'course.certificateYes',
    defaultMessage: 'Included, verifiable online',
    description: 'Value: a certificate can be earned.',
  },
  certificateNo: {
    id: 'course.certificateNo',
    defaultMessage: 'Not included',
    description: 'Value: no certificate.',
  },
  passingRate: {
    id: 'course.passingRate',
    defaultMessage: 'Needed for the certificate',
    description: 'Label of the percentage needed for a certificate (CERT-03).',
  },
  percent: {
    id: 'course.percent',
    defaultMessage: '{percent, number}%',
    description: 'A percentage.',
  },
  tags: {
    id: 'course.tags',
    defaultMessage: 'Topics',
    description: 'Heading of the tags.',
  },
  share: {
    id: 'course.share',
    defaultMessage: 'Share',
    description: 'Button that shares the course link (CAT-07).',
  },
  score: {
    id: 'course.score',
    defaultMessage: 'Score',
    description: 'Label of the score (PROG-10).',
  },
  noEditing: {
    id: 'course.noEditing',
    defaultMessage: 'Editing needs rights',
    description: 'Title of the page of a link for editing that someone without rights has opened.',
  },
  noEditingText: {
    id: 'course.noEditingText',
    defaultMessage: 'This link opens a course for editing. Ask an admin of this workspace for the right to do so.',
    description: 'Below “Editing needs rights”.',
  },
  done: {
    id: 'course.done',
    defaultMessage: 'Done',
    description: 'Label of the share of lectures that are done (PROG-11).',
  },
  getCertificate: {
    id: 'course.getCertificate',
    defaultMessage: 'Get the certificate',
    description: 'Main action when every lecture is done and a certificate waits.',
  },
});
