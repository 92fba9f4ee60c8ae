import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { mostTags } from '../courseSchemas.ts';
import { findTagsOfCourses } from '../tag/tagQueries.ts';
import { settleNothing } from '../liveChange.ts';
import { writeNextRevision } from '../writeNextRevision.ts';
import type { CourseStep, HeldCourse } from './courseStep.ts';

/** The tags of a course, and which of them has a name, in any case; that name as it is written there. */
export async function tagsWith(
  trx: Trx,
  courseId: Id,
  tag: string,
): Promise<{ readonly names: readonly string[]; readonly carried: string | undefined }> {
  const names = ((await findTagsOfCourses(trx, [courseId])).get(courseId) ?? []).map(({ name }) => name);
  return { names, carried: names.find((name) => name.toLowerCase() === tag.toLowerCase()) };
}

/** Gives a course a tag or takes it away, as a save of its tags alone does (OP-34). Throws as {@link writeNextRevision}. */
export async function changeTag(
  trx: Trx,
  { author, limits, now }: CourseStep,
  { course, conditions }: HeldCourse,
  { tag, carries }: { readonly tag: string; readonly carries: boolean },
): Promise<JobRowOutcome> {
  const { names, carried } = await tagsWith(trx, course.id, tag);
  if ((carried !== undefined) === carries) {
    return { state: 'UNCHANGED', code: 'THERE' };
  }
  if (carries && names.length >= mostTags) {
    return { state: 'REFUSED', code: 'TAGS_FULL' };
  }
  const save = {
    ...conditions,
    courseId: course.id,
    received: { tags: carries ? [...names, tag] : names.filter((name) => name !== carried) },
    mode: 'MERGE',
    author,
    limits,
    now,
    autoSave: false,
  } as const;
  await writeNextRevision(trx, save, settleNothing);
  return { state: 'DONE', code: carries ? 'TAGGED' : 'UNTAGGED', params: { tag: carried ?? tag } };
}
