import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { GradingWish } from './answers/orderGrading.ts';
import { settleLearners } from './liveChange.ts';
import type { ReadImpact } from './impact/impact.ts';
import { tryChange } from './impact/tryChange.ts';
import { loadCourseAnswer, savedAnswer, type CourseView, type SavedAnswer, type TriedAnswer } from './readCourse.ts';
import { writeNextRevision, type CourseToSave } from './writeNextRevision.ts';
import type { Id } from '../shared/id.ts';

export interface SaveRequest extends CourseToSave, CourseView {
  readonly workspaceId: Id;
  readonly idempotencyKey: string | undefined;
  readonly grading: GradingWish;
  readonly dryRun: boolean;
}

/**
 * Saves a course, once per key, and answers it as it is then (REST-19, REST-20): anyone who repeats a save whose answer was lost learns the ids
 * of what it made, and is refused nothing for the version that it made itself. Throws as {@link writeNextRevision} and `settleLearners`.
 */
export function saveCourse(
  deps: Pick<Deps, 'db' | 'jobs'> & { readonly readImpact: ReadImpact },
  request: SaveRequest,
): Promise<SavedAnswer | TriedAnswer> {
  return request.dryRun
    ? tryChange(deps, request, (trx, settle) => writeNextRevision(trx, request, settle))
    : saveOnce(deps, request);
}

const saveOnce = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, request: SaveRequest): Promise<SavedAnswer> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, courseId, author, mode, received, forced, grading, idempotencyKey: key } = request;
    let gradingJobId: Id | null = null;
    const { body: created } = await withIdempotency<readonly CreatedNode[]>(
      trx,
      {
        workspaceId,
        userId: author.userId,
        operation: 'saveCourse',
        key,
        requestHash: requestHash(courseId, mode, received),
      },
      async () => {
        const settle = settleLearners({ jobs }, { forced, grading, author });
        const saved = await writeNextRevision(trx, request, settle);
        ({ gradingJobId } = saved);
        return { status: 200, body: saved.created };
      },
    );
    return savedAnswer(await loadCourseAnswer(trx, courseId, request), { created, gradingJobId });
  });
