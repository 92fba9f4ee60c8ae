import { RestError } from './RestError.ts';

/** Absent, or not for this person: the two look alike. */
export const isHidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 404 || error.status === 403);

/** What a list holds that is not for this person. Throws every other error. */
export function noneIfHidden(error: unknown): readonly never[] {
  if (isHidden(error)) return [];
  throw error;
}
