import { loadOutline } from '../../course/courseContent.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { findCoursesToLookAt, upsertAttention, type CourseKey } from './attentionQueries.ts';
import { MOST_LEARNERS } from './cohort.ts';
import { questionsToLookAt } from './questionStatisticsRules.ts';
import { countQuestions } from './readQuestionStatistics.ts';
import { findCohort } from './statisticsQueries.ts';

/** Courses that are looked at within an hour: each costs about a second at most, whatever its size (ADR 0038). */
const mostCourses = 300;

/**
 * Finds out which courses have questions that need a look (ADM-01), so that the home of the admin area reads a row and counts nothing:
 * once a day at most for a course, and only where learners answered, or the course was changed, since. Each is a transaction of its own;
 * one that fails counts as looked at, so that it keeps no other waiting, and is told at the end.
 */
export async function lookAtQuestions(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const course of await findCoursesToLookAt(db, now, mostCourses)) {
    try {
      await lookAt(db, course, now);
    } catch (error) {
      failures.push(error);
      await inWorkspace(db, course.workspaceId, (trx) =>
        upsertAttention(trx, course.courseId, { questionIds: [], now }),
      );
    }
  }
  throwFailures(failures, 'Some courses could not be looked at');
}

const lookAt = (db: Database, { workspaceId, courseId }: CourseKey, now: Date): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const content = await loadOutline(trx, courseId);
    if (content !== null) {
      const members = await findCohort(trx, courseId, { start: null, end: null, most: MOST_LEARNERS });
      const { questions } = await countQuestions(trx, content, members);
      await upsertAttention(trx, courseId, { questionIds: questionsToLookAt(questions), now });
    }
  });
