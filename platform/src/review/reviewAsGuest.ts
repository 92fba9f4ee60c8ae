/**
 * A course as someone reads it who came by a review link: what its authors have now, as a learner sees it. It is no enrolment: nothing that learners do
 * is noted of guests.
 */
import { findLecture } from '../content/outlineRules.ts';
import type { CourseContent } from '../course/courseContent.ts';
import { readFoundLecture } from '../course/courseReading.ts';
import { toLectureWire, toModuleWires, type LectureContentWire, type ModuleWire } from '../course/courseView.ts';
import { loadWorkingContent } from '../course/workingCourse.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { secretTokenHash } from '../shared/secretToken.ts';
import type { Id } from '../shared/id.ts';
import { findEditors } from './editorQueries.ts';
import { findLinkOfToken, noteUse, type LinkRow } from './reviewLinkQueries.ts';

/** Who asks by a link, where and when. */
export interface GuestCall {
  readonly workspaceId: Id;
  readonly token: string;
  readonly now: Date;
}

export interface EnteredReview extends CourseContent {
  readonly link: LinkRow;
}

const notedEveryMs = 60_000;

/** Throws NOT_FOUND alike for a token that is unknown, revoked, expired, of another workspace, or made by someone who may not edit the course today. */
export async function enterReview(trx: Trx, { token, now }: GuestCall): Promise<EnteredReview> {
  const link = await findLinkOfToken(trx, secretTokenHash(token), now);
  const content = link === null ? null : await loadWorkingContent(trx, link.course_id);
  if (link === null || content === null || !(await isMadeByEditor(trx, link, content))) {
    throw new DomainError('NOT_FOUND');
  }
  return { ...content, link };
}

/** Who made a link has kept its token, and shall not read with it what their rights do not let them read any more. */
const isMadeByEditor = async (trx: Trx, { created_by: userId }: LinkRow, { course }: CourseContent): Promise<boolean> =>
  userId !== null && (await findEditors(trx, course, [userId])).length > 0;

/** The course with its structure. Throws as {@link enterReview}. */
export const readReview = (db: Database, call: GuestCall) =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { course, outline, link } = await enterReview(trx, call);
    if (link.last_use_time === null || call.now.getTime() - link.last_use_time.getTime() >= notedEveryMs) {
      await noteUse(trx, link.link_id, call.now);
    }
    const modules: readonly ModuleWire[] = toModuleWires(outline, (lecture, module, number) =>
      toLectureWire(lecture, module.id, number, { withMedia: false }),
    );
    return {
      linkName: link.name,
      expireTime: link.expire_time.toISOString(),
      mayComment: link.may_comment,
      courseId: course.id,
      courseName: course.name,
      courseDescription: course.description,
      coverUrl: course.courseImage,
      modules,
    };
  });

/** One lecture with its content, without what is right. Throws as {@link enterReview}, also where the course has no such lecture. */
export const readReviewedLecture = (
  db: Database,
  call: GuestCall & { readonly lectureId: Id },
): Promise<LectureContentWire & { readonly courseId: Id }> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { course, outline } = await enterReview(trx, call);
    const found = findLecture(outline.modules, call.lectureId);
    if (found === null) {
      throw new DomainError('NOT_FOUND');
    }
    return { ...(await readFoundLecture(trx, course, found, 'LEARNER')), courseId: course.id };
  });
