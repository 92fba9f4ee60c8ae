export interface SendFailure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Whether the mail server said that it will never deliver to this address. Everything else may be the server's own trouble, a
 * wrong password of ours among them, and passes when someone mends it.
 */
export const isRefusedForGood = ({ code, command, responseCode }: SendFailure): boolean =>
  code === 'EENVELOPE' && command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
