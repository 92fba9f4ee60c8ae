import { defineMessages } from '../i18n/defineMessages.ts';

export const jobMessages = defineMessages({
  none: { id: 'job.none', defaultMessage: 'Nothing yet', description: 'There are no jobs.' },
  noneText: {
    id: 'job.noneText',
    defaultMessage: 'Imports, changes of many people and syncs appear here, with the result of each row.',
    description: 'There are no jobs.',
  },
  list: { id: 'job.list', defaultMessage: 'Background work', description: 'Name of the table of jobs.' },
  what: { id: 'job.what', defaultMessage: 'What', description: 'Head of a column.' },
  state: { id: 'job.state', defaultMessage: 'State', description: 'Head of a column.' },
  result: { id: 'job.result', defaultMessage: 'Result', description: 'Head of a column.' },
  ordered: {
    id: 'job.ordered',
    defaultMessage: 'Started',
    description: 'Head of a column: when someone ordered the job.',
  },
  people_import: { id: 'job.peopleImport', defaultMessage: 'Import of people', description: 'Kind of a job.' },
  people_import_trial: {
    id: 'job.peopleImportTrial',
    defaultMessage: 'Check of an import',
    description: 'Kind of a job: says what an import would do.',
  },
  people_change: { id: 'job.peopleChange', defaultMessage: 'Change of people', description: 'Kind of a job.' },
  people_undo: { id: 'job.peopleUndo', defaultMessage: 'Undoing', description: 'Kind of a job: takes back another.' },
  personnel_sync: {
    id: 'job.personnelSync',
    defaultMessage: 'Sync with the personnel system',
    description: 'Kind of a job.',
  },
  people_enrolment: { id: 'job.peopleEnrolment', defaultMessage: 'Enrolment of people', description: 'Kind of a job.' },
  people_enrolment_trial: {
    id: 'job.peopleEnrolmentTrial',
    defaultMessage: 'Check of an enrolment',
    description: 'Kind of a job: says what enrolling people would do.',
  },
  enrolment_change: {
    id: 'job.enrolmentChange',
    defaultMessage: 'Change of enrolments',
    description: 'Kind of a job: learners are un-enrolled, or their due dates are changed.',
  },
  enrolment_change_trial: {
    id: 'job.enrolmentChangeTrial',
    defaultMessage: 'Check of a change of enrolments',
    description: 'Kind of a job: says what a change of enrolments would do.',
  },
  export: {
    id: 'job.export',
    defaultMessage: 'Export',
    description: 'Kind of a job: writes everything of a kind, such as people, into a file.',
  },
  exportOf: {
    id: 'job.exportOf',
    defaultMessage:
      'Export: {exported, select, PEOPLE {people} USER_COURSES {courses of learners, with their progress} CERTIFICATES {certificates} VOUCHERS {codes} REDEMPTIONS {uses of codes} DISCUSSION_QUESTIONS {questions} AUDIT_ENTRIES {audit log} COURSES {courses} other {data}}',
    description: 'Kind of a job, with what is written into a file. {exported} is that; all that occur have a branch.',
  },
  download: {
    id: 'job.download',
    defaultMessage: 'Download file',
    description: 'Downloads the file that a job has written.',
  },
  fileKept: {
    id: 'job.fileKept',
    defaultMessage:
      '{count, plural, one {# line} other {# lines}}, {size}. Available until {time}, or until someone is erased.',
    description: 'Below the job that wrote a file; {size} as 3.4 MB, {time} as a date with its time.',
  },
  link_check: {
    id: 'job.linkCheck',
    defaultMessage: 'Check of links',
    description: 'Kind of a job: looks whether the addresses that a course leads to work.',
  },
  answer_grading: {
    id: 'job.answerGrading',
    defaultMessage: 'Grading of changed questions',
    description: 'Kind of a job: answers of learners are regraded after their question was changed.',
  },
  enrolment_undo: {
    id: 'job.enrolmentUndo',
    defaultMessage: 'Undoing of enrolments',
    description: 'Kind of a job: takes back another.',
  },
  course_change: { id: 'job.courseChange', defaultMessage: 'Change of courses', description: 'Kind of a job.' },
  course_change_trial: {
    id: 'job.courseChangeTrial',
    defaultMessage: 'Check of a change of courses',
    description: 'Kind of a job: says what a change of courses would do.',
  },
  course_deletion: { id: 'job.courseDeletion', defaultMessage: 'Deletion of courses', description: 'Kind of a job.' },
  course_undo: {
    id: 'job.courseUndo',
    defaultMessage: 'Undoing of a change of courses',
    description: 'Kind of a job: takes back another.',
  },
  learner_message: { id: 'job.learnerMessage', defaultMessage: 'Message to learners', description: 'Kind of a job.' },
  group_members: { id: 'job.groupMembers', defaultMessage: 'Change of a group', description: 'Kind of a job.' },
  group_members_trial: {
    id: 'job.groupMembersTrial',
    defaultMessage: 'Check of a change of a group',
    description: 'Kind of a job: says what putting people into a group would do.',
  },
  noGroup: {
    id: 'job.noGroup',
    defaultMessage: 'There is no group “{group}”',
    description: 'In the report of an import, beside the outcome of the person.',
  },
  groupNotJoined: {
    id: 'job.groupNotJoined',
    defaultMessage: 'Not added to “{group}”: {reason}',
    description: 'In the report of an import, beside the outcome of the person.',
  },
  other: { id: 'job.other', defaultMessage: 'Work', description: 'Kind of a job that has no name here.' },
  waiting: { id: 'job.waiting', defaultMessage: 'Waiting', description: 'State of a job or a row.' },
  running: { id: 'job.running', defaultMessage: 'Running', description: 'State of a job.' },
  done: { id: 'job.done', defaultMessage: 'Done', description: 'State of a job.' },
  failed: { id: 'job.failed', defaultMessage: 'Stopped by an error', description: 'State of a job.' },
  cancelled: { id: 'job.cancelled', defaultMessage: 'Cancelled', description: 'State of a job.' },
  cancelling: {
    id: 'job.cancelling',
    defaultMessage: 'Ending…',
    description: 'State of a job that someone has cancelled and that ends at its next step.',
  },
  progress: {
    id: 'job.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How far a job is.',
  },
  progressName: { id: 'job.progressName', defaultMessage: 'Progress', description: 'Name of the bar.' },
  leave: {
    id: 'job.leave',
    defaultMessage: 'You can leave this page. The work continues, and you find it under “Background work”.',
    description: 'Below the bar of a job.',
  },
  cancel: { id: 'job.cancel', defaultMessage: 'Cancel', description: 'Button: ends a job.' },
  keptWhenCancelled: {
    id: 'job.keptWhenCancelled',
    defaultMessage: 'What was done before stays done.',
    description: 'Of a job that was cancelled or failed.',
  },
  doneCount: {
    id: 'job.doneCount',
    defaultMessage: '{count, plural, one {# done} other {# done}}',
    description: 'How many rows changed something.',
  },
  wouldDoCount: {
    id: 'job.wouldDoCount',
    defaultMessage: '{count, plural, one {# would be done} other {# would be done}}',
    description: 'Of the check of an import: how many rows would change something.',
  },
  startsLaterCount: {
    id: 'job.startsLaterCount',
    defaultMessage:
      '{count, plural, one {# starts once the address is confirmed} other {# start once the address is confirmed}}',
    description: 'How many people without a confirmed address are enrolled later.',
  },
  unchangedCount: {
    id: 'job.unchangedCount',
    defaultMessage: '{count, plural, one {# unchanged} other {# unchanged}}',
    description: 'How many rows needed no change.',
  },
  refusedCount: {
    id: 'job.refusedCount',
    defaultMessage: '{count, plural, one {# not possible} other {# not possible}}',
    description: 'How many rows were refused.',
  },
  waitingCount: {
    id: 'job.waitingCount',
    defaultMessage: '{count, plural, one {# not reached} other {# not reached}}',
    description: 'How many rows were left by a job that ended early.',
  },
  rows: {
    id: 'job.rows',
    defaultMessage: 'What became of each',
    description: 'Heading and name of the table of rows.',
  },
  show: { id: 'job.show', defaultMessage: 'Show', description: 'Label of the filter of rows.' },
  allRows: { id: 'job.allRows', defaultMessage: 'Everything', description: 'In the filter of rows.' },
  doneRows: { id: 'job.doneRows', defaultMessage: 'Done', description: 'In the filter of rows.' },
  unchangedRows: {
    id: 'job.unchangedRows',
    defaultMessage: 'As it was',
    description: 'In the filter, and state of a row.',
  },
  refusedRows: {
    id: 'job.refusedRows',
    defaultMessage: 'Not possible',
    description: 'In the filter, and state of a row.',
  },
  noRows: { id: 'job.noRows', defaultMessage: 'No such rows', description: 'The filter of rows finds nothing.' },
  row: { id: 'job.row', defaultMessage: 'Row', description: 'Head of a column: the number of a row.' },
  subject: {
    id: 'job.subject',
    defaultMessage: 'About',
    description: 'Head of a column: whom or what a row is about.',
  },
  erased: { id: 'job.erased', defaultMessage: 'Erased person', description: 'Whom a row was about was erased since.' },
  willHappen: {
    id: 'job.willHappen',
    defaultMessage: 'What will happen',
    description: 'Head of a column, before anything is done.',
  },
  wouldBeDoneRows: {
    id: 'job.wouldBeDoneRows',
    defaultMessage: 'Will be done',
    description: 'In the filter, and state of a row before anything is done.',
  },
  staysRows: {
    id: 'job.staysRows',
    defaultMessage: 'Stays as it is',
    description: 'In the filter, and state of a row before anything is done.',
  },
  rowNumber: {
    id: 'job.rowNumber',
    defaultMessage: 'Row {number, number}',
    description: 'In place of the address of a row that has none.',
  },
  happened: { id: 'job.happened', defaultMessage: 'What happened', description: 'Head of a column.' },
  gone: {
    id: 'job.gone',
    defaultMessage: 'This work is no longer kept',
    description: 'There is no such job any more, or not for this person.',
  },
  goneText: {
    id: 'job.goneText',
    defaultMessage: 'What has ended is kept for 30 days.',
    description: 'There is no such job any more.',
  },
  undo: { id: 'job.undo', defaultMessage: 'Undo', description: 'Button: takes back what a job has done.' },
  undoTitle: { id: 'job.undoTitle', defaultMessage: 'Undo this?', description: 'Title of a question.' },
  undoText: {
    id: 'job.undoText',
    defaultMessage:
      'People whom it added are taken out if they have not joined, and rights become what they were. Whatever was changed since stays, and so do invitations that were sent.',
    description: 'What undoing does.',
  },
  undoCourseText: {
    id: 'job.undoCourseText',
    defaultMessage:
      'Each course becomes what it was before. Later changes stay, and so does a course that someone is editing; the report says why.',
    description: 'What undoing a change of courses does.',
  },
  undoEnrolmentText: {
    id: 'job.undoEnrolmentText',
    defaultMessage:
      'People who were enrolled are un-enrolled again unless they have begun, and people without an account are no longer enrolled when they join. Due dates return to what they were, and people who were un-enrolled are enrolled again. Later changes stay, and sent e-mails cannot be taken back.',
    description: 'What undoing an enrolment, or a change of enrolments, does.',
  },
});
