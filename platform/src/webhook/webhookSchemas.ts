/** Webhooks over the wire (BEY-43). */
import { z } from 'zod';
import { pageQuery } from '../http/paging.ts';
import { timeSchema } from '../shared/timeSchema.ts';
import { testEventType, webhookEventTypes } from './webhookEventTypes.ts';

export const mostWebhooks = 20;
export const longestSecretOverlapHours = 168;
export const deliveryStates = ['PENDING', 'DELIVERED', 'FAILED'] as const;
/** Why an attempt failed; never a word of the receiver. */
export const deliveryErrors = [
  'STATUS',
  'REDIRECT',
  'GONE',
  'NAME_NOT_FOUND',
  'ADDRESS_REFUSED',
  'UNREACHABLE',
  'CERTIFICATE',
  'TOO_SLOW',
  // Of versions that read the answer.
  'TOO_LARGE',
  'SECRET_UNREADABLE',
  'DISABLED',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const webhooksParams = z.object({ id: rawId.describe('Raw id of the workspace.') });
export const webhookParams = webhooksParams.extend({ webhookId: rawId.describe('Raw id of the webhook.') });
export const deliveryParams = webhookParams.extend({ deliveryId: rawId.describe('Raw id of the delivery.') });

const eventTypeSchema = z
  .enum(webhookEventTypes)
  .meta({ id: 'WebhookEventType', description: 'Something that a webhook can tell of.' });
const eventTypesSchema = z
  .array(eventTypeSchema)
  .min(1, 'names at least one event')
  .max(webhookEventTypes.length)
  .transform((types) => webhookEventTypes.filter((type) => types.includes(type)));
const urlSchema = z.string().trim().min(1).max(2000, 'is longer than 2000 characters: shorten it');
const descriptionSchema = z.string().trim().max(200, 'is longer than 200 characters: shorten it');

const givenFields = {
  url: urlSchema.describe('Where events are sent by POST: https, at a public address, without user name and password.'),
  description: descriptionSchema.describe('What it is for, up to 200 characters.'),
  eventTypes: eventTypesSchema.describe('What it is told of.'),
};

export const newWebhookSchema = z
  .strictObject({ ...givenFields, description: givenFields.description.default('') })
  .meta({ id: 'NewWebhook', description: 'An address that is told of what happens in the workspace.' });

export const webhookPatchSchema = z
  .strictObject(givenFields)
  .partial()
  .meta({ id: 'WebhookPatch', description: 'What to change of a webhook; what is absent stays as it is.' });

export const secretRotationSchema = z
  .strictObject({
    overlapHours: z
      .int()
      .min(0)
      .max(longestSecretOverlapHours)
      .default(24)
      .describe('For how many hours the secret before still signs besides, 0 to 168; 24 where it is left out.'),
  })
  .meta({ id: 'WebhookSecretRotation', description: 'How a secret is followed by another one.' });

const webhookFields = {
  id: z.int().describe('Raw id.'),
  url: z.string().describe('Where events are sent.'),
  description: z.string().describe('What it is for; may be empty.'),
  eventTypes: z.array(eventTypeSchema).describe('What it is told of.'),
  createdById: z.int().nullable().describe('Raw id of who made it; null when that account is gone.'),
  createdByName: z.string().nullable().describe('Their name; null when that account is gone.'),
  createTime: timeSchema.describe('When it was made.'),
  previousSecretExpireTime: timeSchema
    .nullable()
    .describe('Until when the secret before the last rotation signs besides; null where it does not.'),
  lastDeliveryTime: timeSchema
    .nullable()
    .describe('When a delivery of the last 30 days last arrived; null where none did.'),
  failingSinceTime: timeSchema
    .nullable()
    .describe('Since when every attempt has failed; null when the last one did not.'),
  disableTime: timeSchema.nullable().describe('Since when nothing is sent any more; null while it is enabled.'),
  disableReason: z
    .enum(['FAILING', 'GONE'])
    .nullable()
    .describe('Why: `FAILING` for three days without a success, `GONE` for an answer with status 410.'),
};

export const webhookSchema = z
  .object(webhookFields)
  .meta({ id: 'Webhook', description: 'An address that is told of what happens in the workspace.' });

export const webhookWithSecretSchema = z
  .object({
    ...webhookFields,
    secret: z
      .string()
      .describe('What deliveries are signed with, as Standard Webhooks writes it; told here and never again.'),
  })
  .meta({ id: 'WebhookWithSecret', description: 'A webhook with its new secret.' });

export const deliveryQuery = z.object({
  ...pageQuery(),
  state: z.enum(deliveryStates).optional().describe('Those in this state alone.'),
});

export const deliverySchema = z
  .object({
    id: z.int().describe('Raw id.'),
    messageId: z.string().describe('The `webhook-id` of each of its attempts.'),
    eventType: z.enum([...webhookEventTypes, testEventType]).describe('What it tells of.'),
    eventTime: timeSchema.describe('When that happened.'),
    objectKey: z.string().describe('What it is about; deliveries about one object are sent one after the other.'),
    data: z.record(z.string(), z.unknown()).describe('The `data` of its body.'),
    state: z
      .enum(deliveryStates)
      .describe(
        '`PENDING` until it is settled, `DELIVERED` after an answer with a status from 200 to 299, `FAILED` once it was given up.',
      ),
    attemptCount: z.int().describe('How often it was tried, since the last replay.'),
    createTime: timeSchema.describe('When it was ordered.'),
    beingTried: z.boolean().describe('Whether an attempt is under way.'),
    nextTime: timeSchema
      .nullable()
      .describe(
        'When it is tried next; null while it is being tried, where it waits for an earlier one about the same object, or is settled.',
      ),
    lastTime: timeSchema.nullable().describe('When it was last tried; null for never.'),
    lastStatus: z.int().nullable().describe('Status of the last answer; null where there was none.'),
    lastError: z.enum(deliveryErrors).nullable().describe('Why the last attempt failed; null when it did not.'),
    durationMs: z.int().nullable().describe('How long the last attempt took, in milliseconds.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event for one webhook.' });

export type NewWebhookRequest = z.output<typeof newWebhookSchema>;
export type WebhookPatch = z.output<typeof webhookPatchSchema>;
export type WebhookWire = z.output<typeof webhookSchema>;
export type WebhookWithSecretWire = z.output<typeof webhookWithSecretSchema>;
export type DeliveryWire = z.output<typeof deliverySchema>;
export type DeliveryQuery = z.output<typeof deliveryQuery>;
