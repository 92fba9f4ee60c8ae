import { inWorkspace, type Database } from '../db/database.ts';
import { changeOnce } from '../enrolment/changeOnce.ts';
import { userCourseWire, type Tree } from '../enrolment/userCourseAnswer.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import { requestHash } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { settleCompletion, type CompleteCommand } from './settleCompletion.ts';

export interface CompleteRequest extends UserCourseCall, CompleteCommand {
  readonly tree: Tree;
  readonly idempotencyKey: string | undefined;
}

/** Completes a user course, once per key; a dry run writes nothing, its key neither (REST-30). Throws as {@link settleCompletion}. */
export const completeCourse = (db: Database, request: CompleteRequest): Promise<UserCourseWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { userCourseId, name, dryRun, tree } = request;
    const key = dryRun ? undefined : request.idempotencyKey;
    const { reading } = await changeOnce<{ readonly id: Id }>(
      trx,
      { ...request, operation: 'complete', key, requestHash: requestHash(userCourseId, name) },
      ({ id }) => id,
      async () => ({ status: 200, reading: await settleCompletion(trx, request), kept: { id: userCourseId } }),
    );
    return userCourseWire(trx, reading, tree);
  });
