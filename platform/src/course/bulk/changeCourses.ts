import type { Trx } from '../../db/database.ts';
import { tryOut } from '../../db/tryOut.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { JobHandler } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import { isAdminOfCourse } from '../policy.ts';
import { changeTag } from './changeTag.ts';
import { copyOne } from './copyOne.ts';
import {
  changeCoursesJob,
  deleteCoursesJob,
  tryChangeCoursesJob,
  type CourseChange,
  type CourseChangeOrder,
} from './courseJobs.ts';
import { authorOf, withCourse, type CourseStep, type HeldCourse } from './courseStep.ts';
import { deleteOne } from './deleteOne.ts';
import { handOverOne } from './handOverOne.ts';
import { switchPublished } from './switchPublished.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Does the same with many courses, each in a transaction of its own (BEY-12). */
export const changeCourses = (deps: WorkDeps): JobWork =>
  jobWork(
    changeCoursesJob,
    changeBy(deps, (_trx, work) => work()),
  );

/** Deletes many courses. */
export const deleteCourses = (deps: WorkDeps): JobWork =>
  jobWork(
    deleteCoursesJob,
    changeBy(deps, (_trx, work) => work()),
  );

/** Tries it: does the same and takes each row back, so that it says exactly what would happen. */
export const tryChangeCourses = (deps: WorkDeps): JobWork => jobWork(tryChangeCoursesJob, changeBy(deps, tryOut));

const changeBy =
  (
    deps: WorkDeps,
    run: (trx: Trx, work: () => Promise<JobRowOutcome>) => Promise<JobRowOutcome>,
  ): JobHandler<CourseChangeOrder> =>
  async (attempt) => {
    const { workspaceId, payload } = attempt;
    if (workspaceId === null) {
      throw new Error('A change of courses belongs to a workspace');
    }
    const limits = deps.config.contentLimits;
    await workThroughRows(deps, attempt, async (trx, row) => {
      const now = deps.clock();
      const author = await authorOf(trx, payload.actorId, now);
      return run(trx, () => changeRow(trx, { workspaceId, author, limits, now }, payload.change, row));
    });
  };

const changeRow = (trx: Trx, step: CourseStep, change: CourseChange, { input }: JobRow): Promise<JobRowOutcome> =>
  withCourse(trx, step, Number(input['courseId']), async (held) => {
    if (held === null) {
      throw new DomainError('NOT_FOUND');
    }
    return changeOne(trx, step, change, held, String(input['tag']));
  });

async function changeOne(
  trx: Trx,
  step: CourseStep,
  change: CourseChange,
  held: HeldCourse,
  tag: string,
): Promise<JobRowOutcome> {
  switch (change.action) {
    case 'PUBLISH':
      return switchPublished(trx, step, held, true);
    case 'UNPUBLISH':
      return switchPublished(trx, step, held, false);
    case 'ADD_TAG':
      return changeTag(trx, step, held, { tag, carries: true });
    case 'REMOVE_TAG':
      return changeTag(trx, step, held, { tag, carries: false });
    case 'COPY':
      return copyOne(trx, step, held);
    case 'HAND_OVER':
      // They answer for the course and its learners: nobody else gives that away (OP-54).
      if (!isAdminOfCourse(step.author, held.course)) {
        throw new DomainError('FORBIDDEN');
      }
      return handOverOne(trx, step, held, change.authorId);
    case 'DELETE':
      return deleteOne(trx, step, held, change);
  }
}
