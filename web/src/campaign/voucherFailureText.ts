import type { IntlShape, MessageDescriptor } from 'react-intl';
import { errorText, type Failure } from '../errors/errorText.ts';
import { campaignMessages as messages } from './messages.ts';

/** Why a code was refused (ENR-05): the catalogue's words, or when its course can be entered. */
export function voucherFailureText(intl: IntlShape, failure: Failure): string {
  return availabilityText(intl, failure) ?? waitingText(intl, failure) ?? errorText(intl, failure);
}

/** How long someone waits who typed too many wrong codes. */
function waitingText(intl: IntlShape, failure: Failure): string | null {
  if (failure instanceof Error || failure.code !== 'RATE_LIMITED') return null;
  const seconds = (failure.params as Readonly<Record<string, unknown>> | null | undefined)?.['retryAfterSeconds'];
  return typeof seconds === 'number'
    ? intl.formatMessage(messages.tooManyWrong, { minutes: Math.max(1, Math.ceil(seconds / 60)) })
    : null;
}

/** The refusals that name a time, and which of their parameters it is (OP-51). */
const times: Readonly<Record<string, { message: MessageDescriptor; time: string }>> = {
  NOT_AVAILABLE_YET: { message: messages.notYet, time: 'availableFromTime' },
  NOT_AVAILABLE_ANY_MORE: { message: messages.over, time: 'availableUntilTime' },
};

function availabilityText(intl: IntlShape, failure: Failure): string | null {
  const known = failure instanceof Error ? undefined : times[failure.code];
  if (known === undefined || failure instanceof Error) return null;
  const time = (failure.params as Readonly<Record<string, unknown>> | null | undefined)?.[known.time];
  if (typeof time !== 'string') return null;
  return intl.formatMessage(known.message, { date: intl.formatDate(time, { dateStyle: 'long' }) });
}
