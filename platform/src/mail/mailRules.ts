/** Attempts to send a mail before it is given up; they spread over about a day. */
export const mostTries = 12;

const firstDelayMs = 15_000;
const longestDelayMs = 4 * 3_600_000;

/** How long to wait after the `tries`-th attempt has failed: 15 s, a minute, four minutes … up to four hours. */
export const retryDelayMs = (tries: number): number => Math.min(firstDelayMs * 4 ** (tries - 1), longestDelayMs);

export interface SendFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Whether the mail server said that it will never deliver to this address. Everything else may be the server's own trouble, a
 * wrong password of ours among them, and passes when somebody mends it.
 */
export const isRefusedForGood = ({ code, command, responseCode }: SendFailure): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
