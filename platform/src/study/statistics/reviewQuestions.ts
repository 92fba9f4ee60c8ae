import { loadOutline } from '../../course/courseContent.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { findCoursesToReview, upsertAttention, type CourseKey } from './attentionQueries.ts';
import { MOST_LEARNERS } from './cohort.ts';
import { questionsToReview } from './questionStatisticsRules.ts';
import { countQuestions } from './readQuestionStatistics.ts';
import { findCohort } from './statisticsQueries.ts';

/** Courses that are reviewed within an hour: each takes about a second at most, whatever its size (ADR 0038). */
const mostCourses = 300;

/**
 * Finds courses with questions that need a review (ADM-01), so that the home of the admin area reads one row and counts nothing: at most
 * once a day per course, and only where learners have answered or the course has changed since. Each course has its own transaction; one
 * that fails counts as reviewed, so that it does not block the others, and is reported at the end.
 */
export async function reviewQuestions(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const course of await findCoursesToReview(db, now, mostCourses)) {
    try {
      await review(db, course, now);
    } catch (error) {
      failures.push(error);
      await inWorkspace(db, course.workspaceId, (trx) =>
        upsertAttention(trx, course.courseId, { questionIds: [], now }),
      );
    }
  }
  throwFailures(failures, 'Some courses could not be reviewed');
}

const review = (db: Database, { workspaceId, courseId }: CourseKey, now: Date): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const content = await loadOutline(trx, courseId);
    if (content !== null) {
      const members = await findCohort(trx, courseId, { start: null, end: null, most: MOST_LEARNERS });
      const { questions } = await countQuestions(trx, content, members);
      await upsertAttention(trx, courseId, { questionIds: questionsToReview(questions), now });
    }
  });
