import type { Database } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { inCohort, type Cohort, type StatisticsRequest } from './cohort.ts';
import { countVisits } from './statisticsQueries.ts';

export interface FunnelStep {
  readonly lectureId: Id;
  readonly name: string;
  readonly moduleId: Id;
  readonly moduleName: string;
  /** Learners who came to it. */
  readonly reached: number;
  /** Of them those who read it to its end. */
  readonly seen: number;
  /** Those who worked in it last and have not finished the course. */
  readonly standing: number;
  /** Those who worked in it last and gave up. */
  readonly gaveUp: number;
}

export interface Funnel extends Cohort {
  readonly completedCount: number;
  readonly steps: readonly FunnelStep[];
}

/** How far learners come in a course, lecture by lecture as it is today. */
export const readFunnel = (db: Database, request: StatisticsRequest): Promise<Funnel> =>
  inCohort(db, request, async (trx, { outline }, members) => {
    const rows = await countVisits(
      trx,
      members.map(({ userCourseId }) => userCourseId),
    );
    const visits = new Map(rows.map((row) => [row.lectureId, row]));
    const last = (lectureId: Id) => members.filter((member) => member.lastLectureId === lectureId && !member.completed);
    return {
      completedCount: members.filter(({ completed }) => completed).length,
      steps: outline.modules.flatMap((module) =>
        module.lectures.map((lecture) => {
          const { reached = 0, seen = 0 } = visits.get(lecture.id) ?? {};
          const stopped = last(lecture.id);
          const gaveUp = stopped.filter(({ finished }) => finished).length;
          return {
            lectureId: lecture.id,
            name: lecture.name,
            moduleId: module.id,
            moduleName: module.name,
            reached,
            seen,
            standing: stopped.length - gaveUp,
            gaveUp,
          };
        }),
      ),
    };
  });
