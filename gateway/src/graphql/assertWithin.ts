import { limitExceeded } from '../errors.ts';
import { limits } from './limits.ts';

/** Throws LIMIT_EXCEEDED when an operation exceeds a limit. */
export function assertWithin(limit: keyof typeof limits, value: number): void {
  if (value > limits[limit]) throw limitExceeded(limit, value, limits[limit]);
}
