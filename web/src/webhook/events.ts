import type { WebhookEventType as KnownEventType } from './__generated__/useCreateWebhookMutation.graphql.ts';

export type WebhookEventType = KnownEventType;
export type EventGroup = 'enrolments' | 'learning' | 'certificates' | 'courses' | 'people';

/** The events that a webhook can be told of, in the order in which they are offered. */
export const eventGroups: readonly { readonly group: EventGroup; readonly types: readonly WebhookEventType[] }[] = [
  {
    group: 'enrolments',
    types: [
      'ENROLMENT_CREATED',
      'ENROLMENT_ASSIGNED',
      'ENROLMENT_CHANGED',
      'ENROLMENT_ENDED',
      'ENROLMENT_WITHDRAWN',
      'VOUCHER_REDEEMED',
    ],
  },
  { group: 'learning', types: ['QUESTION_ANSWERED', 'LECTURE_COMPLETED', 'COURSE_COMPLETED', 'ACHIEVEMENT_EARNED'] },
  {
    group: 'certificates',
    types: ['CERTIFICATE_ISSUED', 'CERTIFICATE_EXPIRED', 'CERTIFICATE_REVOKED', 'CERTIFICATE_RESTORED'],
  },
  {
    group: 'courses',
    types: ['COURSE_PUBLISHED', 'COURSE_CHANGED', 'COURSE_UNPUBLISHED', 'COURSE_DELETED', 'REVIEW_COMMENTED'],
  },
  {
    group: 'people',
    types: [
      'PERSON_REGISTERED',
      'PERSON_ADDED',
      'PERSON_CHANGED',
      'PERSON_WITHDRAWN',
      'PERSON_RESTORED',
      'PERSON_REMOVED',
      'PERSON_ERASED',
    ],
  },
];
