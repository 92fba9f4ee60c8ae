const dayMs = 86_400_000;
/** So close to its end a token is marked, so that there is time to put another in its place. */
const soonDays = 14;

/** For how many days a token may count. */
export const offeredDays = [30, 90, 180, 365] as const;

/** When a token expires that counts for so many days from now on. */
export const expiryAfter = (days: number, now: number): string => new Date(now + days * dayMs).toISOString();

export type Validity = 'valid' | 'expiresSoon' | 'expired';

/** How long a token still counts. */
export function validityOf({ expired, expireTime }: { expired: boolean; expireTime: string }, now: number): Validity {
  if (expired) return 'expired';
  return Date.parse(expireTime) - now <= soonDays * dayMs ? 'expiresSoon' : 'valid';
}
