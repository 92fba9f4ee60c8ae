import type { ContentLimits } from '../content/contentLimits.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Author } from './courseRights.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { loadCourseAnswer, type CourseAnswer, type CourseView } from './readCourse.ts';
import { writeNewCourse } from './writeNewCourse.ts';
import type { Id } from '../shared/id.ts';

export interface CreateRequest extends CourseView {
  readonly workspaceId: Id;
  readonly author: Author;
  readonly received: ReceivedCourse;
  readonly limits: ContentLimits;
  readonly idempotencyKey: string | undefined;
}

/**
 * Creates a course, once per key; whoever repeats a request is answered the course as it is now (REST-18). Throws as {@link
 * writeNewCourse}.
 */
export const createCourse = (db: Database, request: CreateRequest): Promise<CourseAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, author, received, idempotencyKey: key } = request;
    const { body } = await withIdempotency<{ readonly courseId: Id }>(
      trx,
      { workspaceId, userId: author.userId, operation: 'createCourse', key, requestHash: requestHash(received) },
      async () => {
        const { course } = await writeNewCourse(trx, request);
        return { status: 201, body: { courseId: course.id } };
      },
    );
    return loadCourseAnswer(trx, body.courseId, request);
  });
