import type { Id } from '../shared/id.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';

const limitByPerson = createLimiterByKey({ queueLength: 10 });

/**
 * Cleans one file of a person after the other: decoding is the heaviest work there is, and who sends many waits for themselves. Throws
 * RATE_LIMITED when too many of theirs wait already.
 */
export const inTurnOf = <T>(
  { workspaceId, userId }: { readonly workspaceId: Id; readonly userId: Id },
  clean: () => Promise<T>,
): Promise<T> => limitByPerson(`${workspaceId} ${userId}`, clean);
