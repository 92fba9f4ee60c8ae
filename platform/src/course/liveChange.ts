import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Id } from '../shared/id.ts';
import { orderGrading, type GradingOrderer, type GradingWish } from './answers/orderGrading.ts';
import type { CourseContent } from './courseContent.ts';
import { isAdminOfCourse, type Author } from './policy.ts';
import { refuseLosses } from './revision/refuseLosses.ts';

/** What learners have of a course before and after a write; the bodies of both are stored. */
export interface LiveChange {
  readonly before: CourseContent;
  /** With the version and the times of before. */
  readonly after: CourseContent;
}

/** Settles what a write does to learners, in its transaction. Answers the job that does it (BEY-25), null where nothing is left to do. */
export type SettleLearners = (trx: Trx, change: LiveChange) => Promise<Id | null>;

/** Of a write that leaves the content alone, or of a course that nobody studies. */
export const settleNothing: SettleLearners = async () => null;

export interface SettlingWish {
  /** Whether learners may lose progress by it. */
  readonly forced: boolean;
  readonly grading: GradingWish;
  /** Who wants it; null where nobody can be asked any more. */
  readonly author: Author | null;
}

/**
 * Settles a write that happens. Throws PROGRESS_CONFLICT (409) where learners would lose progress and nobody forces it, and GRADING_UNDECIDED
 * (409) where its author wants to be asked what becomes of answers.
 */
export const settleLearners =
  (deps: Pick<Deps, 'jobs'>, { forced, grading, author }: SettlingWish): SettleLearners =>
  async (trx, { before, after }) => {
    if (!forced) {
      await refuseLosses(trx, before.course.id, before.outline, after.outline);
    }
    return orderGrading(trx, deps, { before, after }, { ...grading, ...ordererOf(author, before) });
  };

const ordererOf = (author: Author | null, { course }: CourseContent): GradingOrderer => ({
  actorId: author?.userId ?? null,
  maySeeLearners: author !== null && isAdminOfCourse(author, course),
});
