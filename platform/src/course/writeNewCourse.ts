import type { Trx } from '../db/database.ts';
import { setTagsOfCourse } from './tag/tagQueries.ts';
import { raiseCatalogueVersion } from './catalogue/catalogueVersionQueries.ts';
import type { WrittenCourse } from './courseContent.ts';
import type { ContentLimits } from '../content/contentLimits.ts';
import { noteBodyUses } from '../content/bodyUseQueries.ts';
import { emptyOutline } from '../content/contentRules.ts';
import { insertNodes } from '../content/nodeQueries.ts';
import { insertBodies, nextIds } from '../content/contentWriteQueries.ts';
import { readNewContent } from '../content/contentSaving.ts';
import { readCourseFields, receivedTagNames } from './courseFieldRules.ts';
import { requireTemplateRight } from './requireTemplateRight.ts';
import type { Author } from './policy.ts';
import { isInCatalogue } from './courseRules.ts';
import { checkTreeCourses, withoutUnknownCourses } from './umbrella/checkTreeCourses.ts';
import type { ReceivedCourse } from './courseSchemas.ts';
import { insertCourse } from './courseWriteQueries.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import type { Id } from '../shared/id.ts';

export interface CourseToCreate {
  readonly workspaceId: Id;
  readonly received: ReceivedCourse;
  /** Null for seeded courses. */
  readonly author: Author | null;
  readonly now: Date;
  /** Null for courses of the seed. */
  readonly limits: ContentLimits | null;
  /** A fixed id below 1000, for the seed alone; else the next of the sequence. */
  readonly courseId?: Id;
  /** Whether it comes from elsewhere: courses that it names need not be here. */
  readonly imported?: boolean;
}

/** The first id of the sequence: lower ones are free for the seed (OP-07). */
const FIRST_SEQUENCE_ID = 1000;

/**
 * Writes a course with new ids throughout, in the transaction that it is given. The workspace is always the given one, whatever the
 * request says (SAVE-06). Throws INVALID, and FORBIDDEN for a template by anyone but an admin.
 */
export async function writeNewCourse(trx: Trx, request: CourseToCreate): Promise<WrittenCourse> {
  const { workspaceId, received, author, now } = request;
  if (request.courseId !== undefined && request.courseId >= FIRST_SEQUENCE_ID) {
    throw new Error(`Only ids below ${FIRST_SEQUENCE_ID} may be fixed, not ${request.courseId}`);
  }
  const problems = new FieldProblems();
  const read = readCourseFields(received, undefined, problems);
  if (read.published) {
    problems.refuseUnfinished();
  }
  const fields = request.imported === true ? await withoutUnknownCourses(trx, read) : read;
  await checkTreeCourses(trx, fields, undefined, problems);
  if (fields.template) {
    requireTemplateRight(author);
  }
  const { outline, newBodies, newNodes, created } = await readNewContent(trx, received, request.limits, problems);
  const courseId = request.courseId ?? (await nextIds(trx, 1))[0]!;
  await insertBodies(trx, workspaceId, newBodies);
  const course = await insertCourse(trx, {
    courseId,
    workspaceId,
    createdBy: author?.userId ?? null,
    now,
    fields,
    outline,
  });
  await insertNodes(trx, course, newNodes);
  await noteBodyUses(trx, course, { before: emptyOutline, after: outline });
  await setTagsOfCourse(trx, workspaceId, courseId, receivedTagNames(received));
  if (isInCatalogue(course)) {
    await raiseCatalogueVersion(trx, workspaceId);
  }
  return { course, outline, created };
}
