import { defineMessages } from '../i18n/defineMessages.ts';

/** The result of a row, by its code. */
export const outcomeMessages = defineMessages({
  ADDED: { id: 'job.outcome.added', defaultMessage: 'Added', description: 'The result of a row.' },
  INVITED: { id: 'job.outcome.invited', defaultMessage: 'Invitation sent', description: 'The result of a row.' },
  RIGHTS_CHANGED: {
    id: 'job.outcome.rightsChanged',
    defaultMessage: 'Rights changed',
    description: 'The result of a row.',
  },
  RENAMED: { id: 'job.outcome.renamed', defaultMessage: 'Name changed', description: 'The result of a row.' },
  REVOKED: { id: 'job.outcome.revoked', defaultMessage: 'Invitation revoked', description: 'The result of a row.' },
  ACCESS_WITHDRAWN: {
    id: 'job.outcome.accessWithdrawn',
    defaultMessage: 'Access withdrawn',
    description: 'The result of a row.',
  },
  ACCESS_RESTORED: {
    id: 'job.outcome.accessRestored',
    defaultMessage: 'Access given back',
    description: 'The result of a row.',
  },
  NO_ACCESS: {
    id: 'job.outcome.noAccess',
    defaultMessage: 'Had no access',
    description: 'The result of a row: nothing to do.',
  },
  HAS_ACCESS: {
    id: 'job.outcome.hasAccess',
    defaultMessage: 'Had access',
    description: 'The result of a row: nothing to do.',
  },
  OWN_ACCESS: {
    id: 'job.outcome.ownAccess',
    defaultMessage: 'Your own access stays',
    description: 'Why a row was not done.',
  },
  LAST_ADMIN: {
    id: 'job.outcome.lastAdmin',
    defaultMessage: 'Is the last admin',
    description: 'Why a row was not done.',
  },
  TRIAL_MAKER: {
    id: 'job.outcome.trialMaker',
    defaultMessage: 'Made this trial workspace',
    description: 'Why a row was not done.',
  },
  REMOVED: {
    id: 'job.outcome.removed',
    defaultMessage: 'Taken out again',
    description: 'The result of a row, by undoing.',
  },
  THERE: { id: 'job.outcome.there', defaultMessage: 'Already so', description: 'The result of a row: nothing to do.' },
  TWICE: {
    id: 'job.outcome.twice',
    defaultMessage: 'Same address as a row before',
    description: 'The result of a row: nothing.',
  },
  HAS_ACCOUNT: {
    id: 'job.outcome.hasAccount',
    defaultMessage: 'Has joined already',
    description: 'The result of a row: nothing.',
  },
  GONE: {
    id: 'job.outcome.gone',
    defaultMessage: 'No longer in the workspace',
    description: 'The result of a row: nothing.',
  },
  CHANGED_SINCE: {
    id: 'job.outcome.changedSince',
    defaultMessage: 'Changed since, so it stays',
    description: 'The result of a row when something was undone.',
  },
  NOT_UNDONE: {
    id: 'job.outcome.notUndone',
    defaultMessage: 'Cannot be undone',
    description: 'The result of a row when something was undone: an invitation that was sent.',
  },
  ENROLLED: { id: 'job.outcome.enrolled', defaultMessage: 'Enrolled', description: 'The result of a row.' },
  DUE_CHANGED: {
    id: 'job.outcome.dueChanged',
    defaultMessage: 'Was enrolled already; due date changed',
    description: 'The result of a row.',
  },
  STARTS_LATER: {
    id: 'job.outcome.startsLater',
    defaultMessage: 'Starts once the address is confirmed',
    description:
      'The result of a row: someone without an account, or with one whose address is not confirmed, is enrolled once it is.',
  },
  DUE_MOVED: { id: 'job.outcome.dueMoved', defaultMessage: 'Due date changed', description: 'The result of a row.' },
  UNENROLLED: {
    id: 'job.outcome.unenrolled',
    defaultMessage: 'Un-enrolled',
    description: 'The result of a row: someone who had not begun the course.',
  },
  UNENROLLED_KEPT: {
    id: 'job.outcome.unenrolledKept',
    defaultMessage: 'Un-enrolled; what they did is kept',
    description: 'The result of a row: someone who had begun the course.',
  },
  WAITS_NO_MORE: {
    id: 'job.outcome.waitsNoMore',
    defaultMessage: 'Will not be enrolled later',
    description: 'The result of a row, by undoing: someone whose address is not confirmed.',
  },
  BEGUN: {
    id: 'job.outcome.begun',
    defaultMessage: 'Has begun, so stays enrolled',
    description: 'The result of a row when an enrolment was undone.',
  },
  ENDED: {
    id: 'job.outcome.ended',
    defaultMessage: 'Has completed or left the course',
    description: 'The result of a row: nothing.',
  },
  COMPLETED: {
    id: 'job.outcome.completed',
    defaultMessage: 'Has completed the course',
    description: 'The result of a row: nothing.',
  },
  NO_ACCOUNT: {
    id: 'job.outcome.noAccount',
    defaultMessage: 'Has no account here yet',
    description: 'Why someone was not enrolled.',
  },
  LEFT: {
    id: 'job.outcome.left',
    defaultMessage: 'Has no access any more',
    description: 'Why someone was not enrolled.',
  },
  MESSAGED: { id: 'job.outcome.messaged', defaultMessage: 'E-mail sent', description: 'The result of a row.' },
  STOPPED: {
    id: 'job.outcome.stopped',
    defaultMessage: 'Has stopped e-mails about courses',
    description: 'Why someone was not written to.',
  },
  TRIAL: {
    id: 'job.outcome.trial',
    defaultMessage: 'A trial workspace writes to its admins alone',
    description: 'Why someone was not written to.',
  },
  MAILS_TODAY: {
    id: 'job.outcome.mailsToday',
    defaultMessage: 'Got three messages today already',
    description: 'Why someone was not written to.',
  },
  JOINED: { id: 'job.outcome.joined', defaultMessage: 'Added to the group', description: 'The result of a row.' },
  LEFT_GROUP: {
    id: 'job.outcome.leftGroup',
    defaultMessage: 'Removed from the group',
    description: 'The result of a row.',
  },
  MEMBER: {
    id: 'job.outcome.member',
    defaultMessage: 'In the group already',
    description: 'The result of a row: nothing.',
  },
  NO_MEMBER: {
    id: 'job.outcome.noMember',
    defaultMessage: 'Was not in the group',
    description: 'The result of a row: nothing.',
  },
  BY_ADDRESS: {
    id: 'job.outcome.byAddress',
    defaultMessage: 'Belongs to the group by the address, so stays',
    description: 'The result of a row: nothing.',
  },
  NOBODY: {
    id: 'job.outcome.nobody',
    defaultMessage: 'Nobody here has this address',
    description: 'Why someone was not put into a group.',
  },
  GROUP_FULL: {
    id: 'job.outcome.groupFull',
    defaultMessage: 'The group has no room for more people',
    description: 'Why someone was not put into a group.',
  },
  GROUP_MANAGED: {
    id: 'job.outcome.groupManaged',
    defaultMessage: 'The identity provider manages this group',
    description: 'Why someone was not put into a group.',
  },
  NO_ADDRESS: {
    id: 'job.outcome.noAddress',
    defaultMessage: 'No address',
    description: 'Why a row was not done.',
  },
  ASKED_AGAIN: {
    id: 'job.outcome.askedAgain',
    defaultMessage: 'Asked again, as the chosen option is gone',
    description: 'What happened to the answers of a learner.',
  },
  POINTS_GAINED: {
    id: 'job.outcome.pointsGained',
    defaultMessage: 'Gained points',
    description: 'What happened to the answers of a learner.',
  },
  POINTS_LOST: {
    id: 'job.outcome.pointsLost',
    defaultMessage: 'Lost points',
    description: 'What happened to the answers of a learner.',
  },
  RESULT_KEPT: {
    id: 'job.outcome.resultKept',
    defaultMessage: 'The result stays',
    description: 'What happened to the answers of a learner.',
  },
  LINK_WORKS: { id: 'job.outcome.linkWorks', defaultMessage: 'Works', description: 'What was found of a link.' },
  LINK_DEAD: { id: 'job.outcome.linkDead', defaultMessage: 'Leads nowhere', description: 'What was found of a link.' },
  LINK_UNSURE: {
    id: 'job.outcome.linkUnsure',
    defaultMessage: 'The other site did not say: open it to see',
    description: 'What was found of a link.',
  },
  PUBLISHED: { id: 'job.outcome.published', defaultMessage: 'Published', description: 'What happened to a course.' },
  UNPUBLISHED: {
    id: 'job.outcome.unpublished',
    defaultMessage: 'Unpublished; its learners keep it',
    description: 'What happened to a course.',
  },
  TAGGED: { id: 'job.outcome.tagged', defaultMessage: 'Topic added', description: 'What happened to a course.' },
  UNTAGGED: { id: 'job.outcome.untagged', defaultMessage: 'Topic removed', description: 'What happened to a course.' },
  TAGS_FULL: {
    id: 'job.outcome.tagsFull',
    defaultMessage: 'Has as many topics as it may have',
    description: 'Why nothing was done with a course.',
  },
  COPIED: { id: 'job.outcome.copied', defaultMessage: 'Copied', description: 'What happened to a course.' },
  HANDED_OVER: {
    id: 'job.outcome.handedOver',
    defaultMessage: 'Handed over',
    description: 'What happened to a course.',
  },
  NO_AUTHOR: {
    id: 'job.outcome.noAuthor',
    defaultMessage: 'Stays: its new author may not create courses any more',
    description: 'Why a course is not handed over.',
  },
  DELETED: { id: 'job.outcome.deleted', defaultMessage: 'Deleted', description: 'What happened to a course.' },
  PROGRESS_CONFLICT: {
    id: 'job.outcome.progressConflict',
    defaultMessage: 'Stays: learners would lose their progress',
    description: 'Why a course is not deleted.',
  },
  TEMPLATE: {
    id: 'job.outcome.template',
    defaultMessage: 'Templates are not published',
    description: 'Why nothing was done with a course.',
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
