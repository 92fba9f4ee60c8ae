import type { IntlShape, MessageDescriptor } from 'react-intl';
import { errorText } from '../../errors/errorText.ts';
import { campaignMessages as messages } from '../messages.ts';

/** A refusal with the values that its own words are about, or what failed otherwise. */
export type VoucherFailure =
  | Error
  | {
      readonly code: string;
      readonly params?: unknown;
      readonly retryAfterSeconds?: number | null | undefined;
      readonly availableFromTime?: string | null | undefined;
      readonly availableUntilTime?: string | null | undefined;
    };

/** Why a code was refused (ENR-05): the catalogue's words, or when its course can be entered. */
export function voucherFailureText(intl: IntlShape, failure: VoucherFailure): string {
  return (failure instanceof Error ? null : ownText(intl, failure)) ?? errorText(intl, failure);
}

function ownText(intl: IntlShape, failure: Exclude<VoucherFailure, Error>): string | null {
  switch (failure.code) {
    case 'RATE_LIMITED':
      return waitingText(intl, failure.retryAfterSeconds);
    // The refusals that name a time (OP-51).
    case 'NOT_AVAILABLE_YET':
      return timeText(intl, messages.notYet, failure.availableFromTime);
    case 'NOT_AVAILABLE_ANY_MORE':
      return timeText(intl, messages.over, failure.availableUntilTime);
    default:
      return null;
  }
}

/** How long someone waits who typed too many wrong codes. */
const waitingText = (intl: IntlShape, seconds: number | null | undefined): string | null =>
  seconds == null ? null : intl.formatMessage(messages.tooManyWrong, { minutes: Math.max(1, Math.ceil(seconds / 60)) });

const timeText = (intl: IntlShape, message: MessageDescriptor, time: string | null | undefined): string | null =>
  time == null ? null : intl.formatMessage(message, { date: intl.formatDate(time, { dateStyle: 'long' }) });
