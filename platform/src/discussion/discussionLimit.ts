import { DomainError } from '../errors.ts';

/** How many of something a person does within some time. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

/** Throws RATE_LIMITED where so many were done already, with the seconds until one more may be; `done` has the first one first. */
export function assertWithin({ most, withinMs }: Limit, done: readonly Date[], now: Date): void {
  const first = done.at(-most);
  if (first !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + withinMs - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
  }
}
