import { noteBodyUses } from '../content/bodyUseQueries.ts';
import type { Outline } from '../content/content.ts';
import { rememberOutline } from '../content/contentQueries.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { raiseCatalogueVersion } from './catalogue/catalogueVersionQueries.ts';
import type { CourseContent } from './courseContent.ts';
import type { CourseRecord } from './courseRecord.ts';
import { isInCatalogue } from './courseRules.ts';
import { updateCourse, type CourseUpdate } from './courseWriteQueries.ts';

/** What a course is to be, whose row is held and whose bodies and nodes are stored. */
export interface NextRevision extends Omit<CourseUpdate, 'from' | 'outline' | 'heldBack'> {
  /** The newest revision. */
  readonly before: CourseRecord;
  readonly outlineBefore: Outline;
  /** Null where the content stays as it is. */
  readonly outline: Outline | null;
}

/** Writes the next revision, live or held back as its course says, and whatever must know of it. Throws PRECONDITION_FAILED (412) when the course is another version by now. */
export async function storeNextRevision(trx: Trx, next: NextRevision): Promise<CourseContent> {
  const { before, outlineBefore, outline: changed, ...update } = next;
  const course = await updateCourse(trx, {
    ...update,
    from: before,
    heldBack: before.holdsBack,
    outline: changed === null ? null : { before: outlineBefore, after: changed },
  });
  if (course === null) {
    throw new DomainError('PRECONDITION_FAILED');
  }
  if (isInCatalogue(before) === isInCatalogue(course) ? isInCatalogue(course) && !course.holdsBack : true) {
    await raiseCatalogueVersion(trx, before.workspaceId);
  }
  const outline = changed ?? outlineBefore;
  await noteBodyUses(trx, course, { before: outlineBefore, after: outline });
  rememberOutline(course, outline);
  return { course, outline };
}
