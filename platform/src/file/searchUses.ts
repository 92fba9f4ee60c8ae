import type { Id } from '../shared/id.ts';
import { createLimiter } from '../shared/limiter.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';

/** As many as one operation of the gateway may ask for. */
const mostWaitingOfOne = 100;
const limitByPerson = createLimiterByKey({ queueLength: mostWaitingOfOne });
/** Each reads all content of a workspace: two at a time leave connections for everyone else. */
const limiter = createLimiter({ concurrency: 2, queueLength: 4 * mostWaitingOfOne });

/** Does what looks through all content for a file when it is its turn: one after the other for a person. Throws RATE_LIMITED and UNAVAILABLE. */
export const searchUses = <T>(
  { workspaceId, userId }: { readonly workspaceId: Id; readonly userId: Id },
  search: () => Promise<T>,
): Promise<T> => limitByPerson(`${workspaceId} ${userId}`, () => limiter.run(search));
