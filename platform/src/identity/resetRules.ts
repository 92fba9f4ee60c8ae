/** Hours that the link of a reset mail is valid (OP-26). */
export const resetTokenHours = 24;

export interface ResetState {
  readonly expiresTime: Date;
  readonly used: boolean;
}

/** What to do with a reset token that came in: a used one is as unknown as one that never was (OP-26, ERR-06, ERR-07). */
export function decideReset(state: ResetState | null, now: Date): 'redeem' | 'unknown' | 'expired' {
  if (state === null || state.used) {
    return 'unknown';
  }
  return state.expiresTime > now ? 'redeem' : 'expired';
}

export const resetExpiry = (now: Date): Date => new Date(now.getTime() + resetTokenHours * 3_600_000);
