import type { Id } from '../shared/id.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';

const limitByPerson = createLimiterByKey({ queueLength: 10 });

/**
 * Cleans the files of a person one after the other: decoding is the most expensive work there is, and someone who sends many files must
 * hold up nobody else. Throws RATE_LIMITED when too many of theirs are queued already.
 */
export const queueCleaning = <T>(
  { workspaceId, userId }: { readonly workspaceId: Id; readonly userId: Id },
  clean: () => Promise<T>,
): Promise<T> => limitByPerson(`${workspaceId} ${userId}`, clean);
