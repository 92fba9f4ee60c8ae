import { defineMessages } from '../i18n/defineMessages.ts';

/** What will happen to a row, by its code; codes that read the same before and after are not here. */
export const futureOutcomeMessages = defineMessages({
  ADDED: {
    id: 'job.future.added',
    defaultMessage: 'Will be added',
    description: 'What a check says will happen to a row.',
  },
  INVITED: {
    id: 'job.future.invited',
    defaultMessage: 'Will be invited',
    description: 'What a check says will happen to a row.',
  },
  RIGHTS_CHANGED: {
    id: 'job.future.rightsChanged',
    defaultMessage: 'Rights will change',
    description: 'What a check says will happen to a row.',
  },
  RENAMED: {
    id: 'job.future.renamed',
    defaultMessage: 'Name will change',
    description: 'What a check says will happen to a row.',
  },
  REVOKED: {
    id: 'job.future.revoked',
    defaultMessage: 'Invitation stays revoked',
    description: 'What a check says will happen to a row.',
  },
  JOINED: {
    id: 'job.future.joined',
    defaultMessage: 'Will be added to the group',
    description: 'What a check says will happen to a row.',
  },
  ENROLLED: {
    id: 'job.future.enrolled',
    defaultMessage: 'Will be enrolled',
    description: 'What a check says will happen to a row.',
  },
  DUE_CHANGED: {
    id: 'job.future.dueChanged',
    defaultMessage: 'Is enrolled already; due date will change',
    description: 'What a check says will happen to a row.',
  },
  STARTS_LATER: {
    id: 'job.future.startsLater',
    defaultMessage: 'Will start once the address is confirmed',
    description: 'What a check says will happen to a row.',
  },
  DUE_MOVED: {
    id: 'job.future.dueMoved',
    defaultMessage: 'Due date will change',
    description: 'What a check says will happen to a row.',
  },
  PUBLISHED: {
    id: 'job.future.published',
    defaultMessage: 'Will be published: everyone can find it and enrol',
    description: 'What a check says will happen to a course.',
  },
  TAGGED: {
    id: 'job.future.tagged',
    defaultMessage: 'Will get the topic',
    description: 'What a check says will happen to a course.',
  },
  UNTAGGED: {
    id: 'job.future.untagged',
    defaultMessage: 'Will lose the topic',
    description: 'What a check says will happen to a course.',
  },
  COPIED: {
    id: 'job.future.copied',
    defaultMessage: 'Will be copied, as a draft of yours without learners',
    description: 'What a check says will happen to a course.',
  },
  HANDED_OVER: {
    id: 'job.future.handedOver',
    defaultMessage: 'Will be handed over; its learners notice nothing',
    description: 'What a check says will happen to a course.',
  },
  DELETED: {
    id: 'job.future.deleted',
    defaultMessage: 'Will be deleted with everything its learners did; certificates stay',
    description: 'What a check says will happen to a course.',
  },
  UNPUBLISHED: {
    id: 'job.future.unpublished',
    defaultMessage: 'Will leave the catalogue; its learners keep it',
    description: 'What a check says will happen to a course.',
  },
  UNENROLLED: {
    id: 'job.future.unenrolled',
    defaultMessage: 'Will be un-enrolled',
    description: 'What a check says will happen to a row.',
  },
  UNENROLLED_KEPT: {
    id: 'job.future.unenrolledKept',
    defaultMessage: 'Will be un-enrolled; what they did is kept',
    description: 'What a check says will happen to a row.',
  },
});

export const isFutureOutcome = (code: string): code is Exclude<keyof typeof futureOutcomeMessages, symbol> =>
  Object.hasOwn(futureOutcomeMessages, code);
