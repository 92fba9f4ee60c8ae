import { lockCourseRow } from '../course/courseWriteQueries.ts';
import { maySave } from '../course/lock/lockRules.ts';
import { workingContent } from '../course/workingCourse.ts';
import { writeNextRevision } from '../course/writeNextRevision.ts';
import { fromNowOn } from '../course/answers/orderGrading.ts';
import { settleLearners } from '../course/liveChange.ts';
import type { Trx } from '../db/database.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import { withPackage, type PackageToPlace } from './packagePlaceRules.ts';

/**
 * Has a course of type SCORM_COURSE play the package that was uploaded for it (SCORM-01), as its next version. A course of another type is
 * left alone, and one that someone edits, be it the caller: their editor puts it into the draft. Answers the lecture that plays it, null for none.
 */
export async function placePackage(
  trx: Trx,
  { config, clock, jobs }: Pick<FileDeps, 'config' | 'clock' | 'jobs'>,
  { courseId, viewer, ...placed }: PackageToPlace & { readonly courseId: Id; readonly viewer: Viewer },
): Promise<Id | null> {
  const held = await lockCourseRow(trx, courseId);
  const before = held === null ? null : await workingContent(trx, held.course);
  if (held === null || before?.course.type !== 'SCORM_COURSE' || !maySave(held.lock, viewer.userId, undefined)) {
    return null;
  }
  const { outline } = await writeNextRevision(
    trx,
    {
      courseId,
      received: withPackage(before.outline, placed),
      mode: 'MERGE',
      author: viewer,
      limits: config.contentLimits,
      ifMatch: undefined,
      lockToken: undefined,
      forced: false,
      autoSave: false,
      now: clock(),
    },
    settleLearners({ jobs }, { forced: false, grading: fromNowOn, author: viewer }),
  );
  const lectures = outline.modules.flatMap((module) => module.lectures);
  return lectures.find(({ mediaSource }) => mediaSource === placed.url)?.id ?? null;
}
