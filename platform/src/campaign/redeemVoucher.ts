import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { changeOnce } from '../enrolment/changeOnce.ts';
import type { Enrolled } from '../enrolment/enrol.ts';
import { userCourseWire, type Tree } from '../enrolment/userCourseAnswer.ts';
import type { UserCourseCall } from '../enrolment/userCourseCall.ts';
import { readUserCourse } from '../enrolment/userCourseReading.ts';
import { requestHash } from '../http/idempotency.ts';
import { createCodeGuard } from './codeGuard.ts';
import { enrolByCode } from './enrolByCode.ts';
import type { Id } from '../shared/id.ts';

export interface RedeemRequest extends UserCourseCall {
  /** As it was typed, without white space around it. */
  readonly code: string;
  /** The umbrella course by which the viewer comes. */
  readonly umbrellaId: Id | null;
  /** Where it was typed; many wrong codes of one address lock it. */
  readonly address: string;
  readonly tree: Tree;
  readonly idempotencyKey: string | undefined;
}

export type RedeemVoucher = (request: RedeemRequest) => Promise<Enrolled>;

/** Enrolling by a code, once per key and guarded against guessing (REST-35). It throws RATE_LIMITED, and as {@link enrolByCode}. */
export function createRedeemVoucher(deps: Pick<Deps, 'config' | 'db' | 'clock'>): RedeemVoucher {
  const guard = createCodeGuard(deps);

  const redeem = (request: RedeemRequest): Promise<Enrolled> =>
    inWorkspace(deps.db, request.workspaceId, async (trx) => {
      const { code, umbrellaId, idempotencyKey: key, tree } = request;
      const { status, reading } = await changeOnce<{ readonly id: Id }>(
        trx,
        {
          ...request,
          operation: 'redeem',
          key,
          requestHash: requestHash(code.toLowerCase(), ...(umbrellaId === null ? [] : [umbrellaId])),
        },
        ({ id }) => id,
        async () => {
          const { record, created } = await enrolByCode(trx, request);
          return {
            status: created ? 201 : 200,
            reading: await readUserCourse(trx, record, request),
            kept: { id: record.id },
          };
        },
      );
      return { created: status === 201, userCourse: await userCourseWire(trx, reading, tree) };
    });

  return (request) => {
    const { workspaceId, viewer, address } = request;
    return guard({ workspaceId, userId: viewer.userId, address }, () => redeem(request));
  };
}
