/**
 * Ids of options, and keys of items and categories. Answers of learners are kept by them, so the id of one that was removed must never come
 * back for another: new ones are random, and above the positions that ids begin with (OP-278).
 */

/** Gives whole numbers from 0 to 2³² − 1. */
export type RandomSource = () => number;

const firstLaterId = 1000;
const maxId = 2_147_483_647;

const fromCrypto: RandomSource = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Whether an option can have this key of an item as its id. */
export const isId = (key: string): boolean => /^[1-9]\d*$/u.test(key) && Number(key) <= maxId;

/** An id that none of these is. */
export function newId(taken: readonly (number | string)[], random: RandomSource = fromCrypto): number {
  const isTaken = new Set(taken.map(String));
  let id = idOf(random());
  while (isTaken.has(String(id))) {
    id = id === maxId ? firstLaterId : id + 1;
  }
  return id;
}

const idOf = (random: number): number => firstLaterId + (random % (maxId - firstLaterId + 1));
