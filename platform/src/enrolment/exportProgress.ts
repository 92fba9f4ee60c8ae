import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { everyUserCourse } from './userCourseQueries.ts';
import { administeredBy, readUserCourses, type UserCourseReading } from './userCourseReading.ts';

/**
 * The user courses that the viewer may see progress of, over all pages, some at a time (OP-54, OP-84). Whoever takes the names and
 * addresses of learners is noted.
 */
export async function exportProgress(
  db: Database,
  call: UserCourseCall,
  asked: { readonly q: string | undefined; readonly sort: readonly string[] },
): Promise<AsyncIterable<readonly UserCourseReading[]>> {
  const { workspaceId, viewer } = call;
  const rows = everyUserCourse(db, { workspaceId, scope: administeredBy(viewer), asked }, (trx, records) =>
    readUserCourses(trx, records, call),
  );
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
