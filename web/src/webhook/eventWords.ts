import type { IntlShape, MessageDescriptor } from 'react-intl';
import { eventMessages as messages } from './eventMessages.ts';
import { eventGroups, type EventGroup, type WebhookEventType } from './events.ts';

export const groupWords: Readonly<Record<EventGroup, MessageDescriptor>> = {
  enrolments: messages.enrolments,
  learning: messages.learning,
  certificates: messages.certificates,
  courses: messages.courses,
  people: messages.people,
};

export const eventWords: Readonly<Record<WebhookEventType, MessageDescriptor>> = {
  ENROLMENT_CREATED: messages.enrolmentCreated,
  ENROLMENT_ASSIGNED: messages.enrolmentAssigned,
  ENROLMENT_CHANGED: messages.enrolmentChanged,
  ENROLMENT_ENDED: messages.enrolmentEnded,
  ENROLMENT_WITHDRAWN: messages.enrolmentWithdrawn,
  VOUCHER_REDEEMED: messages.voucherRedeemed,
  QUESTION_ANSWERED: messages.questionAnswered,
  LECTURE_COMPLETED: messages.lectureCompleted,
  COURSE_COMPLETED: messages.courseCompleted,
  ACHIEVEMENT_EARNED: messages.achievementEarned,
  CERTIFICATE_ISSUED: messages.certificateIssued,
  CERTIFICATE_EXPIRED: messages.certificateExpired,
  CERTIFICATE_REVOKED: messages.certificateRevoked,
  CERTIFICATE_RESTORED: messages.certificateRestored,
  COURSE_PUBLISHED: messages.coursePublished,
  COURSE_CHANGED: messages.courseChanged,
  COURSE_UNPUBLISHED: messages.courseUnpublished,
  COURSE_DELETED: messages.courseDeleted,
  REVIEW_COMMENTED: messages.reviewCommented,
  PERSON_REGISTERED: messages.personRegistered,
  PERSON_ADDED: messages.personAdded,
  PERSON_CHANGED: messages.personChanged,
  PERSON_WITHDRAWN: messages.personWithdrawn,
  PERSON_RESTORED: messages.personRestored,
  PERSON_REMOVED: messages.personRemoved,
  PERSON_ERASED: messages.personErased,
};

/** What a webhook is told of, in one line: a group that is chosen as a whole by its name. */
export function eventSummary(intl: IntlShape, types: readonly WebhookEventType[]): string {
  const chosen = new Set(types);
  const words = eventGroups.flatMap((each) =>
    each.types.every((type) => chosen.has(type))
      ? [intl.formatMessage(messages.all, { group: intl.formatMessage(groupWords[each.group]) })]
      : each.types.filter((type) => chosen.has(type)).map((type) => intl.formatMessage(eventWords[type])),
  );
  return intl.formatList(words, { type: 'unit' });
}

const wordsByName = new Map<string, MessageDescriptor>([
  ...Object.entries(eventWords),
  ['WEBHOOK_TEST', messages.test],
]);

/** The event of a delivery by the `type` of its body, such as `course.completed`; one of a later version by that name. */
export function deliveredEvent(intl: IntlShape, eventType: string): string {
  const words = wordsByName.get(eventType.replace('.', '_').toUpperCase());
  return words ? intl.formatMessage(words) : eventType;
}
