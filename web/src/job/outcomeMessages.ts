import { defineMessages } from '../i18n/defineMessages.ts';

/** What became of a row, by its code. */
export const outcomeMessages = defineMessages({
  ADDED: { id: 'job.outcome.added', defaultMessage: 'Added', description: 'What became of a row.' },
  INVITED: { id: 'job.outcome.invited', defaultMessage: 'Invitation sent', description: 'What became of a row.' },
  RIGHTS_CHANGED: {
    id: 'job.outcome.rightsChanged',
    defaultMessage: 'Rights changed',
    description: 'What became of a row.',
  },
  REVOKED: { id: 'job.outcome.revoked', defaultMessage: 'Invitation revoked', description: 'What became of a row.' },
  REMOVED: {
    id: 'job.outcome.removed',
    defaultMessage: 'Taken out again',
    description: 'What became of a row, by undoing.',
  },
  THERE: { id: 'job.outcome.there', defaultMessage: 'Already so', description: 'What became of a row: nothing to do.' },
  TWICE: {
    id: 'job.outcome.twice',
    defaultMessage: 'Same address as a row before',
    description: 'What became of a row: nothing.',
  },
  HAS_ACCOUNT: {
    id: 'job.outcome.hasAccount',
    defaultMessage: 'Has joined already',
    description: 'What became of a row: nothing.',
  },
  GONE: {
    id: 'job.outcome.gone',
    defaultMessage: 'No longer in the workspace',
    description: 'What became of a row: nothing.',
  },
  CHANGED_SINCE: {
    id: 'job.outcome.changedSince',
    defaultMessage: 'Changed since, so it stays',
    description: 'What became of a row when something was undone.',
  },
  NOT_UNDONE: {
    id: 'job.outcome.notUndone',
    defaultMessage: 'Cannot be undone',
    description: 'What became of a row when something was undone: an invitation that was sent.',
  },
  ENROLLED: { id: 'job.outcome.enrolled', defaultMessage: 'Enrolled', description: 'What became of a row.' },
  DUE_CHANGED: {
    id: 'job.outcome.dueChanged',
    defaultMessage: 'Was enrolled already; due date changed',
    description: 'What became of a row.',
  },
  COMPLETED: {
    id: 'job.outcome.completed',
    defaultMessage: 'Has completed the course',
    description: 'What became of a row: nothing.',
  },
  NO_ACCOUNT: {
    id: 'job.outcome.noAccount',
    defaultMessage: 'Has no account here yet',
    description: 'Why somebody was not enrolled.',
  },
  LEFT: {
    id: 'job.outcome.left',
    defaultMessage: 'Has no access any more',
    description: 'Why somebody was not enrolled.',
  },
  MESSAGED: { id: 'job.outcome.messaged', defaultMessage: 'E-mail sent', description: 'What became of a row.' },
  STOPPED: {
    id: 'job.outcome.stopped',
    defaultMessage: 'Has stopped e-mails about courses',
    description: 'Why somebody was not written to.',
  },
  ADDRESS_NOT_PROVEN: {
    id: 'job.outcome.addressNotProven',
    defaultMessage: 'Has not proven the address, which a trial workspace asks for',
    description: 'Why somebody was not written to.',
  },
  MAILS_TODAY: {
    id: 'job.outcome.mailsToday',
    defaultMessage: 'Got three messages today already',
    description: 'Why somebody was not written to.',
  },
  INVALID: {
    id: 'job.outcome.invalid',
    defaultMessage: 'This is not an e-mail address',
    description: 'Why a row of an import was refused.',
  },
});

export type OutcomeCode = keyof typeof outcomeMessages;

/** Whether this is a code with words of its own. */
export const isOutcome = (code: string): code is OutcomeCode => Object.hasOwn(outcomeMessages, code);
