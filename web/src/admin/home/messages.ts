import { defineMessages } from '../../i18n/defineMessages.ts';

export const newsMessages = defineMessages({
  waits: { id: 'admin.waits', defaultMessage: 'Needs attention', description: 'Heading: what waits for an admin.' },
  nothingWaits: {
    id: 'admin.nothingWaits',
    defaultMessage: 'Nothing waits for you.',
    description: 'Below “Needs attention”, when there is nothing.',
  },
  happened: { id: 'admin.happened', defaultMessage: 'The last 7 days', description: 'Heading: figures.' },
  notInvited: {
    id: 'admin.notInvited',
    defaultMessage: '{count, plural, one {# person is not invited yet} other {# people are not invited yet}}',
    description: 'Link to the people.',
  },
  notJoined: {
    id: 'admin.notJoined',
    defaultMessage:
      '{count, plural, one {# invitation is not accepted yet} other {# invitations are not accepted yet}}',
    description: 'Link to the people.',
  },
  late: {
    id: 'admin.late',
    defaultMessage:
      '{count, plural, one {# learner is overdue with a course} other {# learners are overdue with a course}}',
    description: 'Link to the progress of learners: their due dates are over.',
  },
  dueSoon: {
    id: 'admin.dueSoon',
    defaultMessage:
      '{count, plural, one {# learner has not started a course that is due within 7 days} other {# learners have not started a course that is due within 7 days}}',
    description: 'Link to the progress of learners.',
  },
  unanswered: {
    id: 'admin.unanswered',
    defaultMessage:
      '{count, plural, one {# question of a learner has no answer yet} other {# questions of learners have no answer yet}}',
    description: 'Link to the questions of all courses.',
  },
  stuck: {
    id: 'admin.stuck',
    defaultMessage: '{count, plural, one {# learner is stuck in a course} other {# learners are stuck in a course}}',
    description: 'Link to the progress of learners.',
  },
  campaignEnds: {
    id: 'admin.campaignEnds',
    defaultMessage: 'The codes of “{campaign}” end on {date}',
    description: 'Link to a campaign.',
  },
  codesRunOut: {
    id: 'admin.codesRunOut',
    defaultMessage:
      '{left, plural, =0 {All codes of “{campaign}” are used up} one {The codes of “{campaign}” let # more person in} other {The codes of “{campaign}” let # more people in}}',
    description: 'Link to a campaign whose codes are almost used up.',
  },
  trialEnds: {
    id: 'admin.trialEnds',
    defaultMessage:
      '{days, plural, one {The trial ends in # day: export the courses you want to keep} other {The trial ends in # days: export the courses you want to keep}}',
    description: 'Link to the courses, in the last week of a trial.',
  },
  trialAsk: {
    id: 'admin.trialAsk',
    defaultMessage: 'Ask to keep this workspace after the trial',
    description: 'Link to whom to ask, in the last week of a trial.',
  },
  syncFailed: {
    id: 'admin.syncFailed',
    defaultMessage: 'The last sync with the personnel system failed',
    description: 'Link to the integrations.',
  },
  syncAsks: {
    id: 'admin.syncAsks',
    defaultMessage: 'The sync with the personnel system needs your answer to continue',
    description: 'Link to the integrations.',
  },
  checkFailed: {
    id: 'admin.checkFailed',
    defaultMessage:
      '{count, plural, one {# integration did not pass its test} other {# integrations did not pass their test}}',
    description: 'Link to the integrations.',
  },
  goesOn: {
    id: 'admin.goesOn',
    defaultMessage: '{kind} in progress: {done, number} of {total, number}',
    description: 'Link to a job. {kind} is what it does, for example “Import of people”.',
  },
  begins: {
    id: 'admin.begins',
    defaultMessage: '{kind} in progress',
    description: 'Link to a job that does not know yet how much there is.',
  },
  registered: { id: 'admin.registered', defaultMessage: 'New accounts', description: 'Below a figure.' },
  enrolled: { id: 'admin.enrolled', defaultMessage: 'Enrolments', description: 'Below a figure.' },
  completed: { id: 'admin.completed', defaultMessage: 'Courses completed', description: 'Below a figure.' },
  weekBefore: {
    id: 'admin.weekBefore',
    defaultMessage: '{count, number} the week before',
    description: 'Below a figure of the last seven days: how much it was in the seven days before them.',
  },
  active: { id: 'admin.activePeople', defaultMessage: 'People active', description: 'Below a figure.' },
  rightsWait: {
    id: 'admin.rightsWait',
    defaultMessage:
      '{count, plural, one {# person has rights that wait for a confirmed address} other {# people have rights that wait for a confirmed address}}',
    description: 'Link to the people.',
  },
  failingQuestions: {
    id: 'admin.failingQuestions',
    defaultMessage:
      '{count, plural, one {“{course}”: # question needs a look} other {“{course}”: # questions need a look}}',
    description: 'Link to the statistics of a course. {course} is its name.',
  },
  moreFailing: {
    id: 'admin.moreFailing',
    defaultMessage:
      '{count, plural, one {# more course has questions that need a look} other {# more courses have questions that need a look}}',
    description: 'Link to the courses, behind the first ones.',
  },
  openRequests: {
    id: 'admin.openRequests',
    defaultMessage:
      '{count, plural, one {# privacy request waits for an answer} other {# privacy requests wait for an answer}}',
    description: 'Link to the requests for personal data.',
  },
  reported: {
    id: 'admin.reported',
    defaultMessage:
      '{count, plural, one {Reports in # discussion wait for a decision} other {Reports in # discussions wait for a decision}}',
    description: 'Link to the questions of all courses: something in their threads was reported.',
  },
  overdueRequests: {
    id: 'admin.overdueRequests',
    defaultMessage: '{count, plural, one {# privacy request is overdue} other {# privacy requests are overdue}}',
    description: 'Link to the requests for personal data.',
  },
});
