import { inWorkspace, type Database } from '../db/database.ts';
import { invalidField } from '../errors.ts';
import { findUncounted, saveScores } from './scoreQueries.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import type { UserCourseScope } from './userCourseQueries.ts';
import { readUserCourses } from './userCourseReading.ts';

/** How many are counted in one transaction, and before one answer. */
const atOnce = 500;
const mostRuns = 100;

/**
 * Counts the scores of a scope that do not hold any more, so that a list can be sorted and filtered by them. Nothing else keeps them: a
 * course is saved and studied without a thought of this list, and whoever asks for scores pays for what changed since. What was counted
 * stays, also where this throws INVALID because there is too much to count at once.
 */
export async function countScores(
  db: Database,
  call: UserCourseCall,
  scope: UserCourseScope,
  q: string | undefined,
): Promise<void> {
  for (let run = 0; run < mostRuns; run += 1) {
    const found = await inWorkspace(db, call.workspaceId, async (trx) => {
      const uncounted = await findUncounted(trx, scope, { q, most: atOnce });
      if (uncounted.length > 0) {
        const readings = await readUserCourses(
          trx,
          uncounted.map(({ record }) => record),
          call,
        );
        await saveScores(
          trx,
          readings.map(({ record, progress }, index) => ({
            userCourseId: record.id,
            courseVersion: record.course.version,
            countedTime: uncounted[index]?.countedTime ?? record.updateTime,
            scorePercent: progress.scorePercent,
            seenPercent: progress.seenPercent,
          })),
        );
      }
      return uncounted.length;
    });
    if (found < atOnce) {
      return;
    }
  }
  throw invalidField('q', 'There are too many learners to compare by score at once. Choose a course: q=courseId==….');
}
