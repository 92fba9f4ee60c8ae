import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { countScores } from './countScores.ts';
import { ofGroup } from './groupScope.ts';
import { asksForScores, type ProgressFilter } from './progressListQueries.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { everyUserCourse, type UserCourseListing } from './userCourseQueries.ts';
import { administeredBy, readUserCourses, type UserCourseReading } from './userCourseReading.ts';

/**
 * The user courses that the viewer may see progress of, over all pages, some at a time (OP-54, OP-84). Anyone who takes the names and
 * addresses of learners is noted.
 */
export async function exportProgress(
  db: Database,
  call: UserCourseCall,
  { groupId, ...asked }: UserCourseListing & { readonly progress: ProgressFilter; readonly groupId?: Id | undefined },
): Promise<AsyncIterable<readonly UserCourseReading[]>> {
  const { workspaceId, viewer } = call;
  const scope = ofGroup(administeredBy(viewer), groupId, viewer);
  const rows = everyUserCourse(db, { workspaceId, scope, asked }, (trx, records) =>
    readUserCourses(trx, records, call),
  );
  if (asksForScores(asked.sort, asked.progress)) {
    await countScores(db, call, scope, asked.q);
  }
  await inWorkspace(db, workspaceId, (trx) =>
    appendAudit(trx, {
      workspaceId,
      action: 'LIST_DOWNLOADED',
      actorId: viewer.userId,
      details: { list: 'progress' },
    }),
  );
  return rows;
}
