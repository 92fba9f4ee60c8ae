import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { invalidField } from '../errors.ts';
import { findUncounted, saveScores, type Score, type Uncounted } from './scoreQueries.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import type { UserCourseScope } from './userCourseQueries.ts';
import { readUserCourses } from './userCourseReading.ts';

/** How many are counted in one transaction, and in how many before one answer. */
const atOnce = 500;
const mostRuns = 100;

/**
 * Counts the scores of a scope that do not hold any more, so that a list can be sorted and filtered by them. Nothing else keeps them: a
 * course is saved and studied without a thought of this list, and anyone who asks for scores pays for what changed since. What was counted
 * stays, also where this throws INVALID because there is too much to count at once.
 */
export async function countScores(
  db: Database,
  call: UserCourseCall,
  scope: UserCourseScope,
  q: string | undefined,
): Promise<void> {
  let beyond = 0;
  for (let run = 0; run < mostRuns; run += 1) {
    const asked = { q, beyond, most: atOnce };
    const found = await inWorkspace(db, call.workspaceId, async (trx) => {
      const uncounted = await findUncounted(trx, scope, asked);
      await saveScores(trx, await scoresOf(trx, uncounted, call));
      return uncounted;
    });
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) {
      return;
    }
    beyond = last.record.id;
  }
  throw invalidField('q', 'There are too many learners to compare by score at once. Choose a course: q=courseId==….');
}

async function scoresOf(trx: Trx, uncounted: readonly Uncounted[], call: UserCourseCall): Promise<readonly Score[]> {
  const times = new Map(uncounted.map(({ record, countedTime }) => [record.id, countedTime]));
  const readings = await readUserCourses(
    trx,
    uncounted.map(({ record }) => record),
    call,
  );
  return readings.map(({ record, progress }) => ({
    userCourseId: record.id,
    courseVersion: record.course.version,
    countedTime: times.get(record.id) ?? record.updateTime,
    scorePercent: progress.scorePercent,
    seenPercent: progress.seenPercent,
  }));
}
