import { findLecture } from '../content/outlineRules.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { courseEtag } from './courseEtag.ts';
import { readFoundLecture } from './courseReading.ts';
import type { LectureContentWire } from './courseView.ts';
import { loadWorkingContent } from './workingCourse.ts';

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
    const content = await loadWorkingContent(trx, courseId);
    const found = content === null ? null : findLecture(content.outline.modules, lectureId);
    if (content === null || found === null) {
      throw new DomainError('NOT_FOUND');
    }
    const { course } = content;
    const lecture = await readFoundLecture(trx, course, found, 'AUTHOR');
    return { etag: courseEtag(course), lecture: { ...lecture, courseId, version: course.version } };
  });
