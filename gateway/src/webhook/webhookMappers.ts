import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryError,
  WebhookDeliveryState,
  WebhookDisableReason,
  WebhookEventType,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

type EventTypeWire = Schemas['WebhookEventType'];

/** Its deliveries are a call of their own. */
export type WebhookModel = Omit<Webhook, 'deliveries'>;

const eventTypes: Readonly<Record<WebhookEventType, true>> = {
  ENROLMENT_CREATED: true,
  ENROLMENT_ASSIGNED: true,
  ENROLMENT_CHANGED: true,
  ENROLMENT_ENDED: true,
  ENROLMENT_WITHDRAWN: true,
  QUESTION_ANSWERED: true,
  LECTURE_COMPLETED: true,
  COURSE_COMPLETED: true,
  CERTIFICATE_ISSUED: true,
  CERTIFICATE_EXPIRED: true,
  CERTIFICATE_REVOKED: true,
  CERTIFICATE_RESTORED: true,
  ACHIEVEMENT_EARNED: true,
  COURSE_PUBLISHED: true,
  COURSE_CHANGED: true,
  COURSE_UNPUBLISHED: true,
  COURSE_DELETED: true,
  PERSON_REGISTERED: true,
  PERSON_ADDED: true,
  PERSON_CHANGED: true,
  PERSON_WITHDRAWN: true,
  PERSON_RESTORED: true,
  PERSON_REMOVED: true,
  PERSON_ERASED: true,
  VOUCHER_REDEEMED: true,
  REVIEW_COMMENTED: true,
};
const isEventType = (name: string): name is WebhookEventType => Object.hasOwn(eventTypes, name);

/** `course.completed` is `COURSE_COMPLETED`; nothing of what a newer platform can tell of besides. */
const toEventTypes = (types: readonly string[]): WebhookEventType[] =>
  types.map((type) => type.replace('.', '_').toUpperCase()).filter(isEventType);
export const fromEventType = (type: WebhookEventType): EventTypeWire =>
  type.toLowerCase().replace('_', '.') as EventTypeWire;

export const toWebhook = (wire: Schemas['Webhook']): WebhookModel => ({
  id: toGlobalId('Webhook', wire.id),
  webhookId: wire.id,
  url: wire.url,
  description: wire.description,
  eventTypes: toEventTypes(wire.eventTypes),
  createdByName: wire.createdByName,
  createTime: wire.createTime,
  previousSecretExpireTime: wire.previousSecretExpireTime,
  // A platform of the version before tells neither this nor whether a delivery is being tried.
  lastDeliveryTime: wire.lastDeliveryTime ?? null,
  failingSinceTime: wire.failingSinceTime,
  disableTime: wire.disableTime,
  disableReason: toDisableReason(wire.disableReason),
});

const states: ReadonlySet<string> = new Set(['PENDING', 'DELIVERED', 'FAILED'] satisfies WebhookDeliveryState[]);
const toState = (state: string): WebhookDeliveryState =>
  states.has(state) ? (state as WebhookDeliveryState) : 'OTHER';

const reasons: ReadonlySet<string> = new Set(['FAILING', 'GONE'] satisfies WebhookDisableReason[]);
const toDisableReason = (reason: string | null): WebhookDisableReason | null =>
  reason !== null && reasons.has(reason) ? (reason as WebhookDisableReason) : null;

const errors: ReadonlySet<string> = new Set([
  'STATUS',
  'REDIRECT',
  'GONE',
  'NAME_NOT_FOUND',
  'ADDRESS_REFUSED',
  'UNREACHABLE',
  'CERTIFICATE',
  'TOO_SLOW',
  'TOO_LARGE',
  'SECRET_UNREADABLE',
  'DISABLED',
] satisfies Exclude<WebhookDeliveryError, 'OTHER'>[]);

const toError = (error: string): WebhookDeliveryError =>
  errors.has(error) ? (error as WebhookDeliveryError) : 'OTHER';

export const toDelivery = (wire: Schemas['WebhookDelivery']): WebhookDelivery => ({
  deliveryId: wire.id,
  messageId: wire.messageId,
  eventType: wire.eventType,
  eventTime: wire.eventTime,
  objectKey: wire.objectKey,
  data: wire.data,
  state: toState(wire.state),
  attemptCount: wire.attemptCount,
  createTime: wire.createTime,
  beingTried: wire.beingTried ?? false,
  nextTime: wire.nextTime,
  lastTime: wire.lastTime,
  lastStatus: wire.lastStatus,
  lastError: wire.lastError === null ? null : toError(wire.lastError),
  durationMilliseconds: wire.durationMs,
});
