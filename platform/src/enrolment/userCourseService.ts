/** Reading user courses for screens: one, and lists. */
import { knowsUnpublishedCourses } from '../course/policy.ts';
import { findCourse } from '../course/courseQueries.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import { isInCatalogue } from '../course/courseRules.ts';
import { findTagsOfCourses } from '../course/tag/tagQueries.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import { DomainError } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import { boundedPage, toPage, type Page, type PageRequest } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { countScores } from './countScores.ts';
import { soonestDueBy } from './dueRules.ts';
import { ofGroup } from './groupScope.ts';
import { asksForScores, type ProgressFilter } from './progressListQueries.ts';
import { readVisible } from './userCourseAccess.ts';
import { mostRows, shownIn, treeOption, userCourseWire, type Tree } from './userCourseAnswer.ts';
import type { UserCourseCall } from './userCourseCall.ts';
import { hasUserCourse, listUserCourses, type UserCourseScope } from './userCourseQueries.ts';
import { maySeeProgressOf } from './policy.ts';
import { administeredBy, readUserCourses } from './userCourseReading.ts';
import { toUserCourseWire, type UserCourseWire } from './userCourseView.ts';

/** One user course: the own, or any of a course that the viewer administers (REST-27). Throws NOT_FOUND. */
export const readOne = (
  db: Database,
  request: UserCourseCall & { readonly userCourseId: Id; readonly tree: Tree },
): Promise<UserCourseWire> =>
  inWorkspace(db, request.workspaceId, async (trx) =>
    userCourseWire(trx, await readVisible(trx, request.userCourseId, request), request.tree),
  );

export interface ListRequest extends UserCourseCall {
  readonly page: PageRequest;
  readonly q: string | undefined;
  readonly sort: readonly string[];
  readonly tree: Tree;
}

/** Of the people of a group alone, where one is named. */
export interface GroupListRequest extends ListRequest {
  readonly groupId?: Id | undefined;
}

/** User courses that are not finished, the newest start first (DASH-02, REST-25). */
export const listActive = (db: Database, request: ListRequest): Promise<Page<UserCourseWire>> =>
  inWorkspace(db, request.workspaceId, (trx) => list(trx, request, { ...ownedBy(request), state: 'ACTIVE' }));

/** User courses that are overdue or due soon and can still be studied, the earliest due date first (OP-155). */
export const listDue = (db: Database, request: ListRequest): Promise<Page<UserCourseWire>> =>
  inWorkspace(db, request.workspaceId, (trx) => {
    const due = { by: soonestDueBy(request.now), now: request.now };
    return list(trx, request, { ...ownedBy(request), state: 'ACTIVE', due });
  });

/** Completed user courses, the newest finish first; given-up ones are not among them (DASH-03, REST-26, OP-42). */
export const listCompleted = (db: Database, request: ListRequest): Promise<Page<UserCourseWire>> =>
  inWorkspace(db, request.workspaceId, (trx) => list(trx, request, { ...ownedBy(request), state: 'COMPLETED' }));

/** All of the viewer's user courses in whatever phase, the newest start first. */
export const listOwn = (db: Database, request: ListRequest): Promise<Page<UserCourseWire>> =>
  inWorkspace(db, request.workspaceId, (trx) => list(trx, request, ownedBy(request)));

/**
 * User courses of a course: of everyone for an admin of it, else the viewer's own (REST-24, ROLE-12). Throws NOT_FOUND for a
 * course that the workspace does not have or the viewer cannot know of, FORBIDDEN where someone who is no admin names a group.
 */
export const listOfCourse = (db: Database, request: GroupListRequest, courseId: Id): Promise<Page<UserCourseWire>> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const course = await findCourse(trx, courseId);
    if (course === null || !(await mayKnow(trx, request.viewer, course))) {
      throw new DomainError('NOT_FOUND');
    }
    const everyone = maySeeProgressOf(request.viewer, course);
    const scope = everyone ? { courseId } : { courseId, ...ownedBy(request) };
    return list(trx, request, ofGroup(scope, request.groupId, request.viewer));
  });

/** User courses of everyone in the courses that the viewer may see progress of (PROGR-01, PROGR-02, ROLE-12, BEY-13). Throws FORBIDDEN likewise. */
export async function listOfWorkspace(
  db: Database,
  request: GroupListRequest,
  progress: ProgressFilter,
): Promise<Page<UserCourseWire>> {
  const scope = ofGroup(administeredBy(request.viewer), request.groupId, request.viewer);
  if (asksForScores(request.sort, progress)) {
    await countScores(db, request, scope, request.q);
  }
  return readRecent(db, request.workspaceId, (trx) => list(trx, request, scope, progress));
}

/** Of a draft or a template only those who write courses know, and who has studied it. */
async function mayKnow(trx: Trx, viewer: Viewer, course: CourseRecord): Promise<boolean> {
  return (
    isInCatalogue(course) || knowsUnpublishedCourses(viewer) || (await hasUserCourse(trx, course.id, viewer.userId))
  );
}

const ownedBy = ({ viewer }: ListRequest): UserCourseScope => ({ userId: viewer.userId });

async function list(
  trx: Trx,
  request: ListRequest,
  scope: UserCourseScope,
  progress?: ProgressFilter,
): Promise<Page<UserCourseWire>> {
  const { page, q, sort } = request;
  const found = await listUserCourses(trx, scope, { ...boundedPage(page, mostRows[request.tree]), q, sort, progress });
  const readings = await shownIn(trx, await readUserCourses(trx, found.rows, request), request.tree);
  const tags = await findTagsOfCourses(trx, [...new Set(found.rows.map((row) => row.course.id))]);
  const tree = await treeOption(trx, readings, request.tree);
  return toPage(
    readings.map((reading) => toUserCourseWire(reading, tags.get(reading.record.course.id) ?? [], tree)),
    found,
  );
}
