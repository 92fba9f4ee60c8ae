/** After a rotation the old token answers the same successor at least this long, whatever happens (OP-11). */
const refreshGraceMs = 10_000;

export interface RefreshState {
  readonly expiresTime: Date;
  readonly familyRevoked: boolean;
  /** Null until the token was exchanged. */
  readonly replacedTime: Date | null;
  /** The token it was exchanged for. */
  readonly successor: { readonly accessUsed: boolean; readonly replaced: boolean } | null;
}

/**
 * - `rotate`: make a successor
 * - `repeat`: answer the successor that was made before; its answer may have been lost
 * - `refuse`: the sign-in ended
 * - `expired`: the token is too old
 * - `revoke`: someone uses a token whose successor is in use: end the whole sign-in
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'refuse' | 'expired' | 'revoke';

/** What to do with a refresh token that came in (OP-11). */
export function decideRefresh(state: RefreshState, now: Date): RefreshDecision {
  if (state.familyRevoked) {
    return 'refuse';
  }
  if (state.expiresTime <= now) {
    return 'expired';
  }
  if (state.successor === null || state.replacedTime === null) {
    return 'rotate';
  }
  const inGrace = now.getTime() - state.replacedTime.getTime() < refreshGraceMs;
  const inUse = state.successor.accessUsed || state.successor.replaced;
  return inGrace || !inUse ? 'repeat' : 'revoke';
}
