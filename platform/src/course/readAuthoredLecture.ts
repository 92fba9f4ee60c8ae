import { loadLectureBody } from '../content/contentQueries.ts';
import { findLecture } from '../content/outlineRules.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { loadOutline } from './courseContent.ts';
import { courseEtag } from './courseEtag.ts';
import { toLectureContentWire, toLectureWire, type LectureContentWire } from './courseView.ts';

export type AuthoredLectureWire = LectureContentWire & { readonly courseId: Id; readonly version: number };

export interface AuthoredLectureRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly lectureId: Id;
}

/**
 * One lecture of a course to work on: all its questions, right answers included (QUIZ-12), with the version of the course that it
 * belongs to. Throws NOT_FOUND.
 */
export const readAuthoredLecture = (
  db: Database,
  { workspaceId, courseId, lectureId }: AuthoredLectureRequest,
): Promise<{ readonly etag: string; readonly lecture: AuthoredLectureWire }> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const content = await loadOutline(trx, courseId);
    const found = content === null ? null : findLecture(content.outline.modules, lectureId);
    if (content === null || found === null) {
      throw new DomainError('NOT_FOUND');
    }
    const { course } = content;
    const body = await loadLectureBody(trx, workspaceId, found.lecture.bodyHash);
    const structure = toLectureWire(found.lecture, found.module.id, found.number, { withMedia: true });
    const lecture = { ...toLectureContentWire(structure, body, 'AUTHOR'), courseId, version: course.version };
    return { etag: courseEtag(course), lecture };
  });
