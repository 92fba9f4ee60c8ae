import type { ContentLimits } from '../content/contentLimits.ts';
import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Author } from './courseRights.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { loadCourseAnswer, withCreated, type CourseView, type SavedAnswer } from './readCourse.ts';
import { writeNewCourse } from './writeNewCourse.ts';
import type { Id } from '../shared/id.ts';

export interface CreateRequest extends CourseView {
  readonly workspaceId: Id;
  readonly author: Author;
  readonly received: ReceivedCourse;
  readonly limits: ContentLimits;
  readonly idempotencyKey: string | undefined;
  /** Whether it comes from elsewhere: courses that it names need not be here. */
  readonly imported?: boolean;
}

/** What is kept with the key; the version before kept the id alone. */
interface Kept {
  readonly courseId: Id;
  readonly created?: readonly CreatedNode[];
}

/**
 * Creates a course, once per key; whoever repeats a request is answered the course as it is now (REST-18). Throws as {@link
 * writeNewCourse}.
 */
export const createCourse = (db: Database, request: CreateRequest): Promise<SavedAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, author, received, idempotencyKey: key } = request;
    const { body } = await withIdempotency<Kept>(
      trx,
      { workspaceId, userId: author.userId, operation: 'createCourse', key, requestHash: requestHash(received) },
      async () => {
        const { course, created } = await writeNewCourse(trx, request);
        return { status: 201, body: { courseId: course.id, created } };
      },
    );
    return withCreated(await loadCourseAnswer(trx, body.courseId, request), body.created ?? []);
  });
