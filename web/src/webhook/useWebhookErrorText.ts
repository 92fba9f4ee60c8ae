import type { MessageDescriptor } from 'react-intl';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRoomErrorText } from '../errors/useRoomErrorText.ts';
import { webhookMessages as messages } from './messages.ts';

const words = new Map<string | null, MessageDescriptor>([
  ['WEBHOOKS_FULL', messages.full],
  ['WEBHOOK_DISABLED', messages.disabled],
  ['NOT_FOUND', messages.notFound],
]);

/** The words for what is refused with webhooks. */
export const useWebhookErrorText = (): ((failure: FieldFailure) => string) => useRoomErrorText(words);
