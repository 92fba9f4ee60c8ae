import { defineMessages } from '../i18n/defineMessages.ts';

/** What is counted, by type. */
export const typeNames = defineMessages({
  USER_COURSE: {
    id: 'analytics.type.learners',
    defaultMessage: 'Learners',
    description: 'Counted: people in courses.',
  },
  LECTURE: { id: 'analytics.type.lectures', defaultMessage: 'Lectures', description: 'Counted.' },
  MODULE: { id: 'analytics.type.modules', defaultMessage: 'Modules', description: 'Counted.' },
  QUESTION_ANSWER: {
    id: 'analytics.type.answers',
    defaultMessage: 'Questions',
    description: 'Counted: answers to questions.',
  },
  CERTIFICATE: { id: 'analytics.type.certificates', defaultMessage: 'Certificates', description: 'Counted.' },
  CAMPAIGN: { id: 'analytics.type.vouchers', defaultMessage: 'Vouchers', description: 'Counted: voucher codes.' },
  WORKSPACE: {
    id: 'analytics.type.people',
    defaultMessage: 'People',
    description: 'Counted: people of the workspace.',
  },
});

/** The numbers, short enough for a column. */
export const measureNames = defineMessages({
  SEEN: {
    id: 'analytics.seen',
    defaultMessage: 'Seen',
    description: 'A number: how often lectures were read to the end.',
  },
  USERS: { id: 'analytics.users', defaultMessage: 'People', description: 'A number: how many people read a lecture.' },
  ANSWERS: { id: 'analytics.answers', defaultMessage: 'Answers', description: 'A number.' },
  CORRECT: { id: 'analytics.correct', defaultMessage: 'Right', description: 'A number: right answers.' },
  WRONG: { id: 'analytics.wrong', defaultMessage: 'Wrong', description: 'A number: wrong answers.' },
  CERTIFICATES: {
    id: 'analytics.certificates',
    defaultMessage: 'Issued',
    description: 'A number: certificates issued.',
  },
  AVERAGE_SCORE: {
    id: 'analytics.averageScore',
    defaultMessage: 'Average score',
    description: 'A number, in percent.',
  },
  STARTED: { id: 'analytics.started', defaultMessage: 'Started', description: 'A number: courses or modules begun.' },
  FINISHED: { id: 'analytics.finished', defaultMessage: 'Completed', description: 'A number: courses completed.' },
  ACTIVE: {
    id: 'analytics.active',
    defaultMessage: 'Active people',
    description: 'A number: people who did anything.',
  },
  VOUCHERS: { id: 'analytics.codesCreated', defaultMessage: 'Codes created', description: 'A number: voucher codes.' },
  USAGES: { id: 'analytics.codesUsed', defaultMessage: 'Codes used', description: 'A number: voucher codes.' },
  REGISTERED: { id: 'analytics.registered', defaultMessage: 'New accounts', description: 'A number.' },
  DONE: { id: 'analytics.done', defaultMessage: 'Completed', description: 'A number: modules done.' },
});
