import type { ContentLimits } from '../content/contentLimits.ts';
import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { WrittenCourse } from './courseContent.ts';
import type { Author } from './policy.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { loadCourseAnswer, savedAnswer, type CourseView, type SavedAnswer } from './readCourse.ts';
import { writeNewCourse } from './writeNewCourse.ts';
import type { Id } from '../shared/id.ts';

export interface CreateRequest extends CourseView {
  readonly workspaceId: Id;
  readonly author: Author;
  readonly received: ReceivedCourse;
  readonly limits: ContentLimits;
  readonly idempotencyKey: string | undefined;
}

/** What is kept with the key; the version before kept the id alone. */
interface Kept {
  readonly courseId: Id;
  readonly created?: readonly CreatedNode[];
}

/** Creates a course, once per key (REST-18). Throws as {@link createOnce} and {@link writeNewCourse}. */
export const createCourse = (db: Database, request: CreateRequest): Promise<SavedAnswer> =>
  inWorkspace(db, request.workspaceId, (trx) =>
    createOnce(trx, request, 'createCourse', () => writeNewCourse(trx, request)),
  );

/**
 * Lets `write` write a course, once per key of the operation and by what was received, whatever is made of it then; to a repeated request
 * the answer is the course as it is now. Throws IDEMPOTENCY_KEY_REUSED.
 */
export async function createOnce(
  trx: Trx,
  request: CreateRequest,
  operation: 'createCourse' | 'importCourse',
  write: () => Promise<WrittenCourse>,
): Promise<SavedAnswer> {
  const { workspaceId, author, received, idempotencyKey: key } = request;
  const { body } = await withIdempotency<Kept>(
    trx,
    { workspaceId, userId: author.userId, operation, key, requestHash: requestHash(received) },
    async () => {
      const { course, created } = await write();
      return { status: 201, body: { courseId: course.id, created } };
    },
  );
  const { courseId, created = [] } = body;
  return savedAnswer(await loadCourseAnswer(trx, courseId, request), { created, gradingJobId: null });
}
