/** The course as those hold it who work on it: what is live, or what is held back beside it (BEY-24). */
import { goneMeanwhile, loadRevisionOutlines } from '../content/contentQueries.ts';
import type { Outline } from '../content/content.ts';
import { outlineTotals } from '../content/outlineRules.ts';
import type { Trx } from '../db/database.ts';
import { outlineOf, type CourseContent } from './courseContent.ts';
import { knownFieldsOf, type StoredCourseFields } from './courseFields.ts';
import { findCourse } from './courseQueries.ts';
import type { CourseRecord } from './courseRecord.ts';
import { findWorkingRevisions } from './revision/historyQueries.ts';
import type { Id } from '../shared/id.ts';

/** What a revision that is held back makes of its course. */
export interface HeldBack {
  readonly version: number;
  readonly fields: StoredCourseFields;
  readonly outline: Outline;
  /** When it was saved. */
  readonly updateTime: string;
}

/** `live` with what is held back. Whether it is published or a template is never held back: that acts at once. */
export const withHeldBack = (live: CourseRecord, { version, fields, outline, updateTime }: HeldBack): CourseRecord => ({
  ...live,
  ...knownFieldsOf(fields),
  published: live.published,
  template: live.template,
  ...outlineTotals(outline),
  version,
  workingVersion: version,
  updateTime,
});

/** The same courses as those hold them who work on them; at most three queries, none where nothing is held back. */
export async function workingCourses(trx: Trx, courses: readonly CourseRecord[]): Promise<readonly CourseRecord[]> {
  const held = courses.filter(({ workingVersion }) => workingVersion !== null);
  if (held.length === 0) {
    return courses;
  }
  const revisions = await findWorkingRevisions(trx, held);
  const outlines = await loadRevisionOutlines(trx, revisions);
  const byCourse = new Map(revisions.map((revision) => [revision.id, revision]));
  return courses.map((live) => {
    if (live.workingVersion === null) {
      return live;
    }
    const revision = byCourse.get(live.id);
    const outline = revision === undefined ? undefined : outlines.get(revision);
    if (revision === undefined || outline === undefined) {
      throw goneMeanwhile(`Course ${live.id} has no revision ${live.workingVersion}`);
    }
    return withHeldBack(live, { ...revision, fields: revision.fields ?? {}, outline });
  });
}

/** One course with the outline that its authors work on. */
export async function workingContent(trx: Trx, live: CourseRecord): Promise<CourseContent> {
  const [course = live] = await workingCourses(trx, [live]);
  return { course, outline: await outlineOf(trx, course) };
}

/** As `loadOutline` does for everyone else; null when the workspace has no such course. */
export async function loadWorkingContent(trx: Trx, courseId: Id): Promise<CourseContent | null> {
  const live = await findCourse(trx, courseId);
  return live === null ? null : workingContent(trx, live);
}
