import type { IntlShape, MessageDescriptor } from 'react-intl';
import { RequestError } from '../requestError.ts';
import { errorMessages } from './messages.ts';

/** The text of each code of the error catalogue. */
export const catalogue: Readonly<Record<string, MessageDescriptor>> = {
  '-1': errorMessages.unknown,
  '59': errorMessages.badCredentials,
  '1000': errorMessages.usernameExists,
  '1001': errorMessages.userNotFound,
  '1002': errorMessages.usernameOrPassword,
  '1003': errorMessages.usernameOrPassword,
  '1004': errorMessages.wrongCredentials,
  '1100': errorMessages.invalidToken,
  '1101': errorMessages.tokenExpired,
  '1300': errorMessages.notComplete,
  '1500': errorMessages.voucherNotFound,
  '1501': errorMessages.voucherUsed,
  '9904': errorMessages.personnelFailed,
  '9905': errorMessages.socialEmail,
  popup_closed_by_user: errorMessages.popupClosed,
  LOCKED: errorMessages.locked,
  ACCESS_WITHDRAWN: errorMessages.accessWithdrawn,
  PASSWORD_DONT_MATCH: errorMessages.passwordsDiffer,
  FORBIDDEN: errorMessages.forbidden,
  SIGN_IN_AGAIN: errorMessages.signInAgain,
  NETWORK: errorMessages.network,
  UNKNOWN_DOCUMENT: errorMessages.outdated,
  RATE_LIMITED: errorMessages.tooMany,
  JOBS_FULL: errorMessages.jobsFull,
  NO_SPACE: errorMessages.noSpace,
  DISCUSSION_CLOSED: errorMessages.discussionClosed,
  PINNED_FULL: errorMessages.pinnedFull,
  REVIEW_FULL: errorMessages.reviewFull,
};

/** A refusal as a mutation gives it, or a request that failed. */
export type Failure = { readonly code: string; readonly params?: unknown } | Error;

/** The words for a refusal, in the language of the interface. A code outside the catalogue has those of -1 (OP-08). */
export function errorText(intl: IntlShape, failure: Failure): string {
  const code = failure instanceof Error ? (failure instanceof RequestError ? failure.code : '-1') : failure.code;
  const message = (Object.hasOwn(catalogue, code) ? catalogue[code] : undefined) ?? errorMessages.unknown;
  return intl.formatMessage(message, failure instanceof Error ? {} : plainValues(failure.params));
}

/** The values that a message mentions; anything that is not text or a number is left out, and a missing code is shown as such. */
export function plainValues(params: unknown): Record<string, string | number> {
  const values: Record<string, string | number> = { code: '' };
  if (params === null || typeof params !== 'object') return values;
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  return values;
}
