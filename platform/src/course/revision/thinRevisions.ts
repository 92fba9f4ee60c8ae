import { inWorkspace, type Database } from '../../db/database.ts';
import { deleteUnusedBodies } from '../../content/bodyUseQueries.ts';
import { lockCourseRow } from '../courseWriteQueries.ts';
import {
  deleteRevisions,
  deleteUnusedModules,
  findOutdatedAutoSaves,
  keepAnsweredRevisions,
} from './revisionQueries.ts';

/** How long auto-saves stay. */
export interface RevisionRule {
  /** Of one that a later one of the same author and lock took the place of. */
  readonly supersededMinutes: number;
  /** Of the last one of an author and lock. */
  readonly lastDays: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/**
 * Takes away what auto-saves left behind, in all workspaces, with the lecture bodies and modules that nothing needs any more. What someone saved,
 * what began or ceased to be published, what an answer names and the current revision stay. A course at a time, locked against saves.
 * Looks at `most` revisions at once. Answers how many went.
 */
export async function thinRevisions(db: Database, rule: RevisionRule, now: Date, most = 1000): Promise<number> {
  let removed = 0;
  for (;;) {
    const outdated = await findOutdatedAutoSaves(db, {
      supersededBefore: new Date(now.getTime() - rule.supersededMinutes * minuteMs),
      lastBefore: new Date(now.getTime() - rule.lastDays * dayMs),
      most,
    });
    if (outdated.length === 0) {
      return removed;
    }
    for (const { workspaceId, courseId, versions } of outdated) {
      removed += await inWorkspace(db, workspaceId, async (trx) => {
        const held = await lockCourseRow(trx, courseId);
        if (held === null) {
          return 0;
        }
        const answered = await keepAnsweredRevisions(trx, held.course, versions);
        const gone = versions.filter((version) => !answered.has(version));
        await deleteRevisions(trx, held.course, gone);
        await deleteUnusedBodies(trx, held.course);
        await deleteUnusedModules(trx, held.course);
        return gone.length;
      });
    }
  }
}
