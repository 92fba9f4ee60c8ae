import type { Database } from '../../db/database.ts';
import { hasExpired } from '../../enrolment/userCourseRules.ts';
import type { Id } from '../../shared/id.ts';
import { inCohort, type Cohort, type StatisticsRequest } from './cohort.ts';
import { countVisits, type CohortMember } from './statisticsQueries.ts';

export interface FunnelStep {
  readonly lectureId: Id;
  readonly name: string;
  readonly moduleId: Id;
  readonly moduleName: string;
  /** Learners who reached it. */
  readonly reached: number;
  /** Of them those who read it to its end. */
  readonly seen: number;
  /** Those who worked in it last and can continue with the course. */
  readonly inProgress: number;
  /** Those who worked in it last and gave up. */
  readonly gaveUp: number;
  /** Those who worked in it last and whose time ran out then, who did not give up. */
  readonly expired: number;
}

export interface Funnel extends Cohort {
  readonly completedCount: number;
  readonly steps: readonly FunnelStep[];
}

/** How far learners get in a course, by the lectures that it has today. */
export const readFunnel = (db: Database, request: StatisticsRequest, now: Date): Promise<Funnel> =>
  inCohort(db, request, async (trx, { outline }, members) => {
    const rows = await countVisits(
      trx,
      members.map(({ userCourseId }) => userCourseId),
    );
    const visits = new Map(rows.map((row) => [row.lectureId, row]));
    const stopped = members.filter(({ completed }) => !completed);
    return {
      completedCount: members.filter(({ completed }) => completed).length,
      steps: outline.modules.flatMap((module) =>
        module.lectures.map((lecture) => {
          const { reached = 0, seen = 0 } = visits.get(lecture.id) ?? {};
          const here = stopped.filter(({ lastLectureId }) => lastLectureId === lecture.id);
          const count = (wanted: Stop) => here.filter((member) => stopOf(member, now) === wanted).length;
          return {
            lectureId: lecture.id,
            name: lecture.name,
            moduleId: module.id,
            moduleName: module.name,
            reached,
            seen,
            inProgress: count('inProgress'),
            gaveUp: count('gaveUp'),
            expired: count('expired'),
          };
        }),
      ),
    };
  });

type Stop = 'inProgress' | 'gaveUp' | 'expired';

/** Why someone who has not completed the course went no further. */
function stopOf(member: CohortMember, now: Date): Stop {
  if (hasExpired(member, now.toISOString())) {
    return 'expired';
  }
  return member.finishTime === null ? 'inProgress' : 'gaveUp';
}
