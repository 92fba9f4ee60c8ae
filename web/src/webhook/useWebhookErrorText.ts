import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { refusalCode, type FieldFailure } from '../errors/fieldFailure.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { webhookMessages as messages } from './messages.ts';

const words = new Map<string | null, MessageDescriptor>([
  ['WEBHOOKS_FULL', messages.full],
  ['WEBHOOK_DISABLED', messages.disabled],
  ['NOT_FOUND', messages.notFound],
]);

/** The words for what is refused with webhooks; they load with their windows, and no other page carries them. */
export function useWebhookErrorText(): (failure: FieldFailure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const message = words.get(refusalCode(failure));
      return message ? intl.formatMessage(message, { most: mostOf(failure) }) : errorText(failure);
    },
    [errorText, intl],
  );
}

/** How many webhooks a workspace may have, as the refusal tells. */
function mostOf(failure: FieldFailure): number {
  const params: unknown = 'params' in failure ? failure.params : null;
  return params !== null && typeof params === 'object' && 'most' in params ? Number(params.most) : 20;
}
