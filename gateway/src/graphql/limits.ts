import { limitExceeded } from '../errors.ts';

/** Limits of one document, as `schema.graphql` states; the calls it may cause are configured. */
export const limits = { depth: 20, aliases: 30, tokens: 3_000, characters: 32_000, cost: 10_000 } as const;

/** Throws LIMIT_EXCEEDED when an operation exceeds a limit. */
export function assertWithin(limit: keyof typeof limits, value: number): void {
  if (value > limits[limit]) throw limitExceeded(limit, value, limits[limit]);
}
