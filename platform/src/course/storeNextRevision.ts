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

/** A revision to write, of a course whose row is held and whose bodies and nodes are stored. */
export interface RevisionToStore extends CourseUpdate {
  /** The content of the revision before this one in number, which may be another than the one that it was made of. */
  readonly since: Outline;
}

/** Writes a revision with the uses of its bodies. Throws PRECONDITION_FAILED (412) when another revision is newest by now. */
export async function storeRevision(trx: Trx, { since, ...update }: RevisionToStore): Promise<CourseContent> {
  const course = await updateCourse(trx, update);
  if (course === null) {
    throw new DomainError('PRECONDITION_FAILED');
  }
  const outline = update.outline?.after ?? since;
  await noteBodyUses(trx, course, { before: since, after: outline });
  rememberOutline(course, outline);
  return { course, outline };
}

/** What a course is to be, whose row is held and whose bodies and nodes are stored. */
export interface NextRevision extends Omit<CourseUpdate, 'from' | 'outline' | 'heldBack' | 'actsAtOnce'> {
  /** The newest revision. */
  readonly before: CourseRecord;
  readonly outlineBefore: Outline;
  /** Null where the content stays as it is. */
  readonly outline: Outline | null;
  /** Whether its tags were written, which act at once (ADR 0082). */
  readonly tagsWritten: boolean;
}

/**
 * Writes the next revision, live or held back as its course says, and tells the catalogue, for which others wait: call it last. Throws
 * PRECONDITION_FAILED (412) when the course is another version by now.
 */
export async function storeNextRevision(trx: Trx, next: NextRevision): Promise<CourseContent> {
  const { before, outlineBefore, outline, tagsWritten, ...update } = next;
  const { holdsBack, published, template } = before;
  const actsAtOnce = tagsWritten || update.fields.published !== published || update.fields.template !== template;
  const stored = await storeRevision(trx, {
    ...update,
    from: before,
    heldBack: holdsBack,
    actsAtOnce,
    outline: outline === null ? null : { before: outlineBefore, after: outline },
    since: outlineBefore,
  });
  if ((isInCatalogue(before) || isInCatalogue(stored.course)) && (actsAtOnce || !holdsBack)) {
    await raiseCatalogueVersion(trx, before.workspaceId);
  }
  return stored;
}
