import { RequestError } from '../requestError.ts';

/** Codes by which the gateway tells that it could not read what was sent: another time it is the same. */
const unreadable: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'BODY_TOO_LARGE']);

/**
 * The outcome of a commit that was answered: `tooMuch` where the package hands over more than there is room for. Throws where the server had
 * no time for it.
 */
export function outcomeOf(
  userErrors: readonly { readonly code: string; readonly field?: string | null | undefined }[],
  leftOut: readonly string[],
): 'kept' | 'refused' | 'tooMuch' {
  if (userErrors.some(({ code }) => code === 'RATE_LIMITED')) {
    throw new Error('There were too many requests for the commit to be looked at.');
  }
  if (userErrors.some(({ code, field }) => code === 'INVALID' && field?.startsWith('cmi') === true)) return 'tooMuch';
  if (leftOut.length > 0) return 'tooMuch';
  return userErrors.length > 0 ? 'refused' : 'kept';
}

/** Whether a request that failed as a whole fails each time: then what it carried is refused, and nothing waits behind it. */
export const isRefused = (error: Error): boolean =>
  error instanceof RequestError && error.kind === 'server' && unreadable.has(error.code);
