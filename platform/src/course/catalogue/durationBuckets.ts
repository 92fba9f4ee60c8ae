import contract from '../../../../contracts/durationBuckets.json' with { type: 'json' };

/** A bucket of a course's duration (CAT-05, OP-47). */
export type DurationBucket = keyof typeof contract;

/** Minutes; `from` and `upTo` are included, `above` and `below` are not. */
export interface DurationBounds {
  readonly from?: number;
  readonly above?: number;
  readonly below?: number;
  readonly upTo?: number;
}

/** In the order of their length. */
export const boundsOfBuckets = Object.entries(contract) as readonly (readonly [DurationBucket, DurationBounds])[];

/** In the order of their length. */
export const durationBuckets = boundsOfBuckets.map(([bucket]) => bucket) as [DurationBucket, ...DurationBucket[]];
