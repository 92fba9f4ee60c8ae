import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import { loadCourseAnswer, withCreated, type CourseView, type SavedAnswer } from './readCourse.ts';
import { writeNextRevision, type CourseToSave } from './writeNextRevision.ts';
import type { Id } from '../shared/id.ts';

export interface SaveRequest extends CourseToSave, CourseView {
  readonly workspaceId: Id;
  readonly idempotencyKey: string | undefined;
}

/**
 * Saves a course, once per key, and answers it as it is then (REST-19, REST-20): anyone who repeats a save whose answer was lost learns the ids
 * of what it made, and is refused nothing for the version that it made itself. Throws as {@link writeNextRevision}.
 */
export const saveCourse = (db: Database, request: SaveRequest): Promise<SavedAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, courseId, author, mode, received, idempotencyKey: key } = request;
    const { body: created } = await withIdempotency<readonly CreatedNode[]>(
      trx,
      {
        workspaceId,
        userId: author.userId,
        operation: 'saveCourse',
        key,
        requestHash: requestHash(courseId, mode, received),
      },
      async () => ({ status: 200, body: (await writeNextRevision(trx, request)).created }),
    );
    return withCreated(await loadCourseAnswer(trx, courseId, request), created);
  });
