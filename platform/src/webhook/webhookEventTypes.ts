import events from '../../../contracts/webhookEvents.json' with { type: 'json' };
import type { Id } from '../shared/id.ts';

/** An event of the contract, and the test event. */
export type DeliveredEventType = keyof typeof events;
/** Sent when an admin asks for it; nobody subscribes to it. */
export const testEventType = 'webhook.test';
export type WebhookEventType = Exclude<DeliveredEventType, typeof testEventType>;

const isSubscribable = (name: string): name is WebhookEventType => name !== testEventType;
/**
 * Everything that a webhook can tell of, in the order of `contracts/webhookEvents.json`, which says what each consists of. The list is closed and names
 * are never given another meaning: receivers branch on them.
 */
export const webhookEventTypes: readonly WebhookEventType[] = Object.keys(events).filter(isSubscribable);

/** Ids, numbers and times by name; no name, address or text of anybody. */
export type WebhookData = Readonly<Record<string, string | number | boolean>>;

/** What was copied from a log or a row. */
export interface NotedEvent {
  readonly kind: string;
  readonly data: WebhookData;
}

export interface ToldEvent {
  readonly type: WebhookEventType;
  /** What it is about, in whose order deliveries are sent. */
  readonly objectKey: string;
  readonly data: WebhookData;
}

type Tell = (data: WebhookData) => ToldEvent;

/** The members that the contract has for the event, and no others. */
const dataOf = (type: WebhookEventType, data: WebhookData): WebhookData =>
  Object.fromEntries(
    Object.keys(events[type]).flatMap((name) => {
      const value = data[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** About someone in a course: everything of one person in one course is told in order. */
const ofEnrolment =
  (type: WebhookEventType): Tell =>
  (data) => ({ type, objectKey: enrolmentKey(data), data: dataOf(type, data) });

export const enrolmentKey = ({ userId, courseId }: WebhookData): string => `enrolment:${userId}:${courseId}`;

const ofPerson =
  (type: WebhookEventType): Tell =>
  (data) => ({ type, objectKey: `person:${data['userId']}`, data: dataOf(type, data) });

const ofCourse =
  (type: WebhookEventType): Tell =>
  (data) => ({ type, objectKey: `course:${data['courseId']}`, data: dataOf(type, data) });

const answered =
  (correct: boolean): Tell =>
  (data) =>
    ofEnrolment('question.answered')({ ...data, correct });

/** What each fact (`fact <type> <action>`), line of the audit log (`audit <action>`) and change of a row is told as; nothing of all others. */
const tellers: ReadonlyMap<string, Tell> = new Map([
  ['fact usercourse started', ofEnrolment('enrolment.created')],
  ['audit PERSON_ENROLLED', ofEnrolment('enrolment.assigned')],
  ['audit DUE_DATE_CHANGED', ofEnrolment('enrolment.changed')],
  ['fact usercourse gave_up', ofEnrolment('enrolment.ended')],
  ['audit PERSON_UNENROLLED', ofEnrolment('enrolment.withdrawn')],
  ['fact questionanswer correct', answered(true)],
  ['fact questionanswer wrong', answered(false)],
  ['fact lecture done', ofEnrolment('lecture.completed')],
  [
    'fact usercourse completed',
    ({ value, ...data }: WebhookData) =>
      ofEnrolment('course.completed')({ ...data, ...(value === undefined ? {} : { scorePercent: value }) }),
  ],
  ['certificate issued', ofEnrolment('certificate.issued')],
  ['certificate expired', ofEnrolment('certificate.expired')],
  ['audit CERTIFICATE_REVOKED', ofEnrolment('certificate.revoked')],
  ['audit CERTIFICATE_RESTORED', ofEnrolment('certificate.restored')],
  ['achievement earned', ofEnrolment('achievement.earned')],
  ['fact campaign redeemed', ofEnrolment('voucher.redeemed')],
  ['course published', ofCourse('course.published')],
  ['course changed', ofCourse('course.changed')],
  ['course unpublished', ofCourse('course.unpublished')],
  ['audit COURSE_DELETED', ofCourse('course.deleted')],
  ['audit REGISTERED', ofPerson('person.registered')],
  ['audit PERSON_ADDED', ofPerson('person.added')],
  ['audit RIGHTS_CHANGED', ofPerson('person.changed')],
  ['person changed', ofPerson('person.changed')],
  ['audit ACCESS_WITHDRAWN', ofPerson('person.withdrawn')],
  ['audit ACCESS_RESTORED', ofPerson('person.restored')],
  ['audit PERSON_REMOVED', ofPerson('person.removed')],
  ['audit ACCOUNT_ERASED', ofPerson('person.erased')],
  [
    'review commented',
    (data) => ({
      type: 'review.commented',
      objectKey: `review:${data['reviewThreadId']}`,
      data: dataOf('review.commented', data),
    }),
  ],
]);

/** What webhooks tell of it; null for what they do not tell of. */
export const tellEvent = ({ kind, data }: NotedEvent): ToldEvent | null => tellers.get(kind)?.(data) ?? null;

/** The learner of a user course whose id the source did not have. */
export interface Learner {
  readonly userId: Id;
  readonly courseId: Id;
}

/** Whose user course is to be looked up; null where there is none, or its id is known. */
export const learnerToFind = ({ kind, data }: NotedEvent): Learner | null => {
  const { userId, courseId, userCourseId } = data;
  return typeof userId === 'number' &&
    typeof courseId === 'number' &&
    userCourseId === undefined &&
    tellEvent({ kind, data })?.objectKey.startsWith('enrolment:') === true
    ? { userId, courseId }
    : null;
};
