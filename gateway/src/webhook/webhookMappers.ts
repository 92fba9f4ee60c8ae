import type { Webhook, WebhookDelivery, WebhookDeliveryError, WebhookEventType } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

type EventTypeWire = Schemas['WebhookEventType'];

/** Its deliveries are a call of their own. */
export type WebhookModel = Omit<Webhook, 'deliveries'>;

/** `course.completed` is `COURSE_COMPLETED`. */
const toEventType = (type: EventTypeWire): WebhookEventType => type.replace('.', '_').toUpperCase() as WebhookEventType;
export const fromEventType = (type: WebhookEventType): EventTypeWire =>
  type.toLowerCase().replace('_', '.') as EventTypeWire;

export const toWebhook = (wire: Schemas['Webhook']): WebhookModel => ({
  id: toGlobalId('Webhook', wire.id),
  webhookId: wire.id,
  url: wire.url,
  description: wire.description,
  eventTypes: wire.eventTypes.map(toEventType),
  createdByName: wire.createdByName,
  createTime: wire.createTime,
  previousSecretExpireTime: wire.previousSecretExpireTime,
  failingSinceTime: wire.failingSinceTime,
  disableTime: wire.disableTime,
  disableReason: wire.disableReason,
});

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
  state: wire.state,
  attemptCount: wire.attemptCount,
  createTime: wire.createTime,
  nextTime: wire.nextTime,
  lastTime: wire.lastTime,
  lastStatus: wire.lastStatus,
  lastError: wire.lastError === null ? null : toError(wire.lastError),
  durationMilliseconds: wire.durationMs,
});
