import { isDeepStrictEqual } from 'node:util';

/** Whether two values say the same, whatever the order of members. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
