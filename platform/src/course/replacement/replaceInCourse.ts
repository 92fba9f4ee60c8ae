import type { Trx } from '../../db/database.ts';
import { noteBodyUses } from '../../content/bodyUseQueries.ts';
import type { Outline } from '../../content/content.ts';
import { loadLectureBodies, loadOutlines, rememberOutline } from '../../content/contentQueries.ts';
import { insertBodies } from '../../content/contentWriteQueries.ts';
import { withAddress } from '../../content/replacedAddress.ts';
import type { CourseRecord } from '../courseRecord.ts';
import { updateCourse } from '../courseWriteQueries.ts';
import type { Id } from '../../shared/id.ts';
import { replacedContent } from './replacedContent.ts';
import { findBodiesShowing } from './replacementQueries.ts';

/** The next revision of a course that is held for writing: with another file wherever it shows one. `from` and `to` end their addresses. */
export async function replaceInCourse(
  trx: Trx,
  { course, sitting }: { readonly course: CourseRecord; readonly sitting: number },
  { from, to, savedBy, now }: { readonly from: string; readonly to: string; readonly savedBy: Id; readonly now: Date },
): Promise<void> {
  const { workspaceId } = course;
  const before = (await loadOutlines(trx, [course])).get(course.id) as Outline;
  const hashes = before.modules.flatMap(({ lectures }) => lectures.map(({ bodyHash }) => bodyHash));
  const shown = await findBodiesShowing(trx, workspaceId, hashes, from);
  const { outline, newBodies } = replacedContent(before, await loadLectureBodies(trx, workspaceId, shown), from, to);
  await insertBodies(trx, workspaceId, newBodies);
  const fields = withAddress(course, from, to);
  const kind = { forced: false, autoSave: false, sitting };
  const after = await updateCourse(trx, {
    from: course,
    fields,
    outline: { before, after: outline },
    savedBy,
    now,
    ...kind,
  });
  if (after === null) {
    throw new Error('A course that is held for writing cannot have another version');
  }
  await noteBodyUses(trx, after, { before, after: outline });
  rememberOutline(after, outline);
}
