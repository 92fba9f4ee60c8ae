import { inWorkspace, type Database } from '../db/database.ts';
import { requestHash } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { beginUserCourse } from './beginUserCourse.ts';
import { changeOnce } from './changeOnce.ts';
import { userCourseWire, type Tree } from './userCourseAnswer.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { readUserCourse } from './userCourseReading.ts';
import type { UserCourseWire } from './userCourseView.ts';

export interface EnrolRequest extends UserCourseCall {
  readonly courseId: Id;
  /** The umbrella course by which the viewer comes. */
  readonly umbrellaId: Id | null;
  readonly tree: Tree;
  readonly idempotencyKey: string | undefined;
}

export interface Enrolled {
  /** False when the learner already had an active user course, which is answered as it is (OP-50). */
  readonly created: boolean;
  readonly userCourse: UserCourseWire;
}

/** Enrols the viewer in a course, once per key (REST-28). Throws as {@link beginUserCourse}. */
export const enrol = (db: Database, request: EnrolRequest): Promise<Enrolled> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { courseId, umbrellaId, idempotencyKey: key, tree } = request;
    const { status, reading } = await changeOnce<{ readonly id: Id }>(
      trx,
      {
        ...request,
        operation: 'enrol',
        key,
        requestHash: requestHash(courseId, ...(umbrellaId === null ? [] : [umbrellaId])),
      },
      ({ id }) => id,
      async () => {
        const { record, created } = await beginUserCourse(trx, courseId, request);
        return {
          status: created ? 201 : 200,
          reading: await readUserCourse(trx, record, request),
          kept: { id: record.id },
        };
      },
    );
    return { created: status === 201, userCourse: await userCourseWire(trx, reading, tree) };
  });
