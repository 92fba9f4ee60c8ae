import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { tryOut } from '../../db/tryOut.ts';
import type { Id } from '../../shared/id.ts';
import type { GradingWish } from '../answers/orderGrading.ts';
import type { SettleLearners } from '../liveChange.ts';
import { loadCourseAnswer, type CourseView, type TriedAnswer } from '../readCourse.ts';
import type { CourseImpact, ReadImpact } from './impact.ts';

interface ChangeToTry extends CourseView {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly grading: GradingWish;
}

/**
 * Does a change and takes all of it back. Answers the course as it would be, with what the change does to learners; null where nothing becomes
 * live by it (BEY-02). Throws what `write` throws.
 */
export const tryChange = (
  { db, readImpact }: { readonly db: Database; readonly readImpact: ReadImpact },
  request: ChangeToTry,
  write: (trx: Trx, settle: SettleLearners) => Promise<unknown>,
): Promise<TriedAnswer> =>
  inWorkspace(db, request.workspaceId, (trx) =>
    tryOut(trx, async () => {
      let impact: CourseImpact | null = null;
      await write(trx, async (_trx, change) => {
        impact = await readImpact(trx, change, request);
        return null;
      });
      const { course } = await loadCourseAnswer(trx, request.courseId, request);
      return { etag: null, course: { ...course, impact } };
    }),
  );
