import { RestError } from './RestError.ts';

/** What an API token lacks is told: its owner may see more. */
const aboutTokens: ReadonlySet<string> = new Set(['SCOPE_MISSING', 'SIGN_IN_NEEDED']);

/** Whether an API token does not open the part that was asked for. */
export const isBeyondScope = (error: unknown): boolean => error instanceof RestError && error.code === 'SCOPE_MISSING';

/** Absent, or not for this person: the two look alike. */
export const isHidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 404 || (error.status === 403 && !aboutTokens.has(error.code)));

/** Null for what is absent or not for this person. Throws every other error. */
export async function orNullWhereHidden<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

/** What a list holds that is not for this person. Throws every other error. */
export function noneIfHidden(error: unknown): readonly never[] {
  if (isHidden(error)) return [];
  throw error;
}
