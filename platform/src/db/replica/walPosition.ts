/** A place in the database's log of writes (a `pg_lsn`): what is written later has a larger one. */
export type WalPosition = bigint;

const lowBits = 32n;
const lowMask = 0xffff_ffffn;

/** Beyond everything that was ever written: no replica comes so far. */
export const newest: WalPosition = 0xffff_ffff_ffff_ffffn;

/** A position as PostgreSQL and callers write it; {@link newest} for any other text, so that a caller who is not understood reads nothing old. */
export function readWalPosition(text: string): WalPosition {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? newest : (BigInt(`0x${high}`) << lowBits) | BigInt(`0x${low}`);
}

export const writeWalPosition = (position: WalPosition): string =>
  `${(position >> lowBits).toString(16)}/${(position & lowMask).toString(16)}`.toUpperCase();

export const laterOf = (one: WalPosition, other: WalPosition): WalPosition => (one > other ? one : other);
