/** Reading user courses for screens: one, and lists. */
import type { Id } from '../content/content.ts';
import { findCourse } from '../course/courseQueries.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import { isInCatalogue } from '../course/courseService.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import {
  boundedPage,
  largestPageSize,
  largestPageWithContent,
  largestPageWithStructure,
  toPage,
  type Page,
  type PageRequest,
} from '../http/paging.ts';
import { findTagsOfCourses } from '../course/tag/tagQueries.ts';
import { completionOf } from './completionRules.ts';
import { hasUserCourse, listUserCourses, type UserCourseScope } from './userCourseQueries.ts';
import {
  isAdminOfCourse,
  loadBodiesOf,
  readUserCourses,
  type ReaderOptions,
  type UserCourseReading,
} from './userCourseReading.ts';
import { toUserCourseWire, type TreeOption, type UserCourseWire } from './userCourseView.ts';

/** How much of the tree to answer: `none`, `outline`, or `modules` with all content (OP-94). */
export type Tree = 'none' | 'outline' | 'modules';

/** Most rows of a list by how much of the tree each carries. */
const mostRows: Readonly<Record<Tree, number>> = {
  none: largestPageSize,
  outline: largestPageWithStructure,
  modules: largestPageWithContent,
};

/** `modules` goes before `outline`; `fallback` where neither was asked for. */
export function treeOf(include: ReadonlySet<'modules' | 'outline'>, fallback: Tree): Tree {
  if (include.has('modules')) {
    return 'modules';
  }
  return include.has('outline') ? 'outline' : fallback;
}

/** One user course on the wire, with what completing it would do. */
export async function userCourseWire(trx: Trx, reading: UserCourseReading, tree: Tree): Promise<UserCourseWire> {
  const tags = await findTagsOfCourses(trx, [reading.record.course.id]);
  return toUserCourseWire(
    reading,
    tags.get(reading.record.course.id) ?? [],
    await treeOption(trx, [reading], tree),
    completionOf(reading.progress, reading.facts),
  );
}

export interface ListRequest extends PageRequest, ReaderOptions {
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly tree: Tree;
}

/** User courses that are not finished, the newest start first (DASH-02, REST-25). */
export const listActive = (trx: Trx, request: ListRequest): Promise<Page<UserCourseWire>> =>
  list(trx, request, { ...ownedBy(request), state: 'ACTIVE' });

/** Completed user courses, the newest finish first; given-up ones are not among them (DASH-03, REST-26, OP-42). */
export const listCompleted = (trx: Trx, request: ListRequest): Promise<Page<UserCourseWire>> =>
  list(trx, request, { ...ownedBy(request), state: 'COMPLETED' });

/** All of the viewer's user courses in whatever phase, the newest start first. */
export const listOwn = (trx: Trx, request: ListRequest): Promise<Page<UserCourseWire>> =>
  list(trx, request, ownedBy(request));

/**
 * User courses of a course: of everyone for an admin of it, else the viewer's own (REST-24, ROLE-12). Throws NOT_FOUND for a
 * course that the workspace does not have or the viewer cannot know of.
 */
export async function listOfCourse(trx: Trx, request: ListRequest, courseId: Id): Promise<Page<UserCourseWire>> {
  const course = await findCourse(trx, courseId);
  if (course === null || !(await mayKnow(trx, request.viewer, course))) {
    throw new DomainError('NOT_FOUND');
  }
  const everyone = isAdminOfCourse(request.viewer, course);
  return list(trx, request, everyone ? { courseId } : { courseId, ...ownedBy(request) });
}

/** Of a draft or a template only those who write courses know, and who has studied it. */
async function mayKnow(trx: Trx, { userId, roles }: Viewer, course: CourseRecord): Promise<boolean> {
  return isInCatalogue(course) || roles.courseAdmin || (await hasUserCourse(trx, course.id, userId));
}

const ownedBy = ({ viewer }: ReaderOptions): UserCourseScope => ({ userId: viewer.userId });

async function list(trx: Trx, request: ListRequest, scope: UserCourseScope): Promise<Page<UserCourseWire>> {
  const { page, after, before, size, q, sort } = request;
  const bounds = boundedPage({ page, after, before, size }, mostRows[request.tree]);
  const found = await listUserCourses(trx, scope, { ...bounds, q, sort });
  const readings = await readUserCourses(trx, found.rows, request);
  const tags = await findTagsOfCourses(trx, [...new Set(found.rows.map((row) => row.course.id))]);
  const tree = await treeOption(trx, readings, request.tree);
  return toPage(
    readings.map((reading) => toUserCourseWire(reading, tags.get(reading.record.course.id) ?? [], tree)),
    found,
  );
}

async function treeOption(trx: Trx, readings: readonly UserCourseReading[], tree: Tree): Promise<TreeOption> {
  return tree === 'modules' ? loadBodiesOf(trx, readings) : tree;
}
