import type { FieldFailure } from './fieldFailure.ts';

/** A payload that tells why nothing was done. */
export interface Refusable {
  readonly userErrors: ReadonlyArray<{
    readonly code: string;
    readonly field?: string | null;
    readonly params?: unknown;
  }>;
}

/** Why a mutation did nothing: what it tells first, or `unknownCode` where it tells nothing (ERR-01; ERR-20 where it is 59). */
export const refusalOf = ({ userErrors }: Refusable, unknownCode = '-1'): FieldFailure =>
  userErrors[0] ?? { code: unknownCode };
