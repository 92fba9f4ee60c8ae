import type { CreatedNode } from '../content/clientKey.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { CourseContent } from './courseContent.ts';
import { courseEtag } from './courseEtag.ts';
import type { CourseImpact } from './impact/impact.ts';
import { readCourseForAuthors, type CourseInclude } from './courseReading.ts';
import type { Author } from './policy.ts';
import { withAuthorship, type AuthoredCourseWire } from './authoredCourses.ts';
import { loadWorkingContent } from './workingCourse.ts';
import type { Id } from '../shared/id.ts';

/** How much of a course its author is answered. */
export interface CourseView {
  readonly author: Author;
  readonly include: CourseInclude;
  readonly now: Date;
}

/** A course for those who write it, with the validator of what is stored. */
export interface CourseAnswer {
  readonly etag: string;
  readonly course: AuthoredCourseWire;
}

/** The same of a course that was just written. */
export interface SavedAnswer {
  readonly etag: string;
  readonly course: AuthoredCourseWire & {
    readonly created?: readonly CreatedNode[];
    readonly gradingJobId?: Id;
  };
}

/** A course as a dry run would have written it, which is nowhere stored: without a validator. */
export interface TriedAnswer {
  readonly etag: null;
  /** With an impact of null where nothing becomes live. */
  readonly course: AuthoredCourseWire & { readonly impact: CourseImpact | null };
}

/** A course to work on (REST-17). Throws NOT_FOUND. */
export const readCourse = (
  db: Database,
  { workspaceId, courseId, ...view }: CourseView & { readonly workspaceId: Id; readonly courseId: Id },
): Promise<CourseAnswer> => inWorkspace(db, workspaceId, (trx) => loadCourseAnswer(trx, courseId, view));

/** {@link readCourse} in a transaction that does more. */
export async function loadCourseAnswer(trx: Trx, courseId: Id, view: CourseView): Promise<CourseAnswer> {
  const content = await loadWorkingContent(trx, courseId);
  if (content === null) {
    throw new DomainError('NOT_FOUND');
  }
  return courseAnswer(trx, content, view);
}

/** The answer about a course that was just loaded or written. */
export async function courseAnswer(
  trx: Trx,
  { course, outline }: CourseContent,
  { author, include, now }: CourseView,
): Promise<CourseAnswer> {
  const wire = await readCourseForAuthors(trx, course, outline, include, now);
  const [authored] = await withAuthorship(trx, [wire], author);
  return { etag: courseEtag(course), course: authored as AuthoredCourseWire };
}

/** With what was made of the names that a client gave, and the job that brings answers in line (BEY-25). */
export const savedAnswer = (
  { etag, course }: CourseAnswer,
  { created = [], gradingJobId }: { readonly created?: readonly CreatedNode[]; readonly gradingJobId: Id | null },
): SavedAnswer => ({
  etag,
  course: {
    ...course,
    ...(created.length === 0 ? {} : { created }),
    ...(gradingJobId === null ? {} : { gradingJobId }),
  },
});
