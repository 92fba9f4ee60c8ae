import type { Trx } from '../db/database.ts';
import { withIdempotency, type IdempotentRequest } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { readVisible } from './userCourseAccess.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import type { UserCourseReading } from './userCourseReading.ts';

export interface Change<Kept> {
  readonly status: number;
  readonly reading: UserCourseReading;
  /** What is kept with the key. It is little: the rest is read again. */
  readonly kept: Kept;
}

/**
 * Changes a user course once per key: anyone who repeats a request is told of the user course as it is now. `idOf` finds it by what was
 * kept.
 */
export async function changeOnce<Kept>(
  trx: Trx,
  call: UserCourseCall & Pick<IdempotentRequest, 'operation' | 'key' | 'requestHash'>,
  idOf: (kept: Kept) => Id,
  change: () => Promise<Change<Kept>>,
): Promise<Change<Kept>> {
  const { workspaceId, operation, key, requestHash } = call;
  let reading: UserCourseReading | undefined;
  const { status, body } = await withIdempotency<Kept>(
    trx,
    { workspaceId, userId: call.viewer.userId, operation, key, requestHash },
    async () => {
      const done = await change();
      reading = done.reading;
      return { status: done.status, body: done.kept };
    },
  );
  return { status, kept: body, reading: reading ?? (await readVisible(trx, idOf(body), call)) };
}
