/** Answers about courses: puts together what the queries give, for authors and for the public. */
import type { Trx } from '../db/database.ts';
import { boundedPage, largestPageWithStructure, type PageRequest } from '../http/paging.ts';
import type { QuestionAudience } from '../content/question/questionView.ts';
import { findTagsOfCourses } from './tag/tagQueries.ts';
import type { Outline } from '../content/content.ts';
import { loadLectureBodies, loadLectureBody, loadOutlines } from '../content/contentQueries.ts';
import type { FoundLecture } from '../content/outlineRules.ts';
import type { CourseRecord } from './courseRecord.ts';
import { courseStart, hasStarted, moduleStart } from './courseRules.ts';
import {
  toCourseWire,
  toGamificationItemWire,
  toLectureContentWire,
  toLectureWire,
  toModuleWires,
  type CourseWire,
  type LectureContentWire,
} from './courseView.ts';
import type { Id } from '../shared/id.ts';

/** What can be asked for beside a course: `modules` the whole tree as far as the reader may see it, `outline` its structure. */
export type CourseInclude = ReadonlySet<'modules' | 'outline'>;

/** The page to read: a page of structures is bounded tighter. */
export const pageOfCourses = (page: PageRequest, include: CourseInclude): PageRequest =>
  include.size > 0 ? boundedPage(page, largestPageWithStructure) : page;

/** Courses of a list: structure at most, without media (OP-94). */
export async function readCourseList(
  trx: Trx,
  courses: readonly CourseRecord[],
  include: CourseInclude,
  now: Date,
  { withMedia }: { readonly withMedia: boolean },
): Promise<CourseWire[]> {
  const tags = await findTagsOfCourses(
    trx,
    courses.map((course) => course.id),
  );
  const outlines = include.size > 0 ? await loadOutlines(trx, courses) : new Map<Id, Outline>();
  return courses.map((course) => {
    const wire = toCourseWire(course, tags.get(course.id) ?? [], now);
    const outline = outlines.get(course.id);
    if (outline === undefined) {
      return wire;
    }
    return {
      ...wire,
      gamificationItems: outline.gamificationItems.map(toGamificationItemWire),
      modules: toModuleWires(outline, (lecture, module, number) =>
        toLectureWire(lecture, module.id, number, { withMedia }),
      ),
    };
  });
}

/** One course for its authors: with `modules` everything, right answers included (QUIZ-12). */
export async function readCourseForAuthors(
  trx: Trx,
  course: CourseRecord,
  outline: Outline,
  include: CourseInclude,
  now: Date,
): Promise<CourseWire> {
  const all = new Set(outline.modules.map((module) => module.id));
  return readCourse(trx, { course, outline, include, now, open: all, audience: 'AUTHOR' });
}

/**
 * One course for everyone: its structure, and, where anonymous study is allowed and things have started, the content without
 * right answers (OP-49).
 */
export async function readCourseForEveryone(
  trx: Trx,
  course: CourseRecord,
  outline: Outline,
  include: CourseInclude,
  now: Date,
): Promise<CourseWire> {
  return readCourse(trx, {
    course,
    outline,
    include,
    now,
    open: openModules(course, outline, now),
    audience: 'LEARNER',
  });
}

/** One lecture with its content, for someone who may read it. */
export async function readFoundLecture(
  trx: Trx,
  { workspaceId }: Pick<CourseRecord, 'workspaceId'>,
  { lecture, module, number }: FoundLecture,
  audience: QuestionAudience,
): Promise<LectureContentWire> {
  const body = await loadLectureBody(trx, workspaceId, lecture.bodyHash);
  return toLectureContentWire(toLectureWire(lecture, module.id, number, { withMedia: true }), body, audience);
}

/** Modules whose content a visitor may read now. */
export function openModules(course: CourseRecord, outline: Outline, now: Date): ReadonlySet<Id> {
  if (!course.anonymousAllowed || !hasStarted(courseStart(course), now)) {
    return new Set();
  }
  return new Set(outline.modules.filter((module) => hasStarted(moduleStart(module), now)).map((module) => module.id));
}

interface CourseToRead {
  readonly course: CourseRecord;
  readonly outline: Outline;
  readonly include: CourseInclude;
  readonly now: Date;
  /** Modules whose content the reader may see. */
  readonly open: ReadonlySet<Id>;
  readonly audience: QuestionAudience;
}

async function readCourse(trx: Trx, request: CourseToRead): Promise<CourseWire> {
  const { course, outline, include, open } = request;
  const tags = await findTagsOfCourses(trx, [course.id]);
  const wire = {
    ...toCourseWire(course, tags.get(course.id) ?? [], request.now),
    gamificationItems: outline.gamificationItems.map(toGamificationItemWire),
  };
  if (include.size === 0) {
    return wire;
  }
  const shown = outline.modules.filter((module) => open.has(module.id)).flatMap((module) => module.lectures);
  const bodies = await loadLectureBodies(
    trx,
    course.workspaceId,
    include.has('modules') ? shown.map((lecture) => lecture.bodyHash) : [],
  );
  const modules = toModuleWires(outline, (lecture, module, number) => {
    const isOpen = open.has(module.id);
    const structure = toLectureWire(lecture, module.id, number, { withMedia: isOpen });
    const body = isOpen ? bodies.get(lecture.bodyHash) : undefined;
    return body === undefined ? structure : toLectureContentWire(structure, body, request.audience);
  });
  return { ...wire, modules };
}
