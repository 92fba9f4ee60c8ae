import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import { DomainError } from '../../errors.ts';
import { etagOfContent } from '../../http/etag.ts';
import { contentHash } from '../../shared/canonicalJson.ts';
import type { OutlineModule } from '../../content/content.ts';
import { findLecture } from '../../content/outlineRules.ts';
import type { CourseRecord } from '../courseRecord.ts';
import { courseStart, hasStarted, moduleStart } from '../courseRules.ts';
import { readFoundLecture } from '../courseReading.ts';
import type { LectureContentWire } from '../courseView.ts';
import { loadPublished } from './readPublicCourse.ts';
import type { Id } from '../../shared/id.ts';

/** The words of ENR-11. */
const NOT_ENROLLED = 'You must be enrolled to the course in order to see the content';

const keptEtags = 20_000;

type PublicLecture = LectureContentWire & { readonly courseId: Id };

export interface PublicLectureRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly lectureId: Id;
  readonly now: Date;
  /**
   * Told the validator of the answer, a hash of it: what the reader may not see does not move it, and cannot be guessed from it. True when
   * the caller has that answer.
   */
  readonly isHeld: (etag: string) => boolean;
}

/**
 * One lecture of a course in the catalogue for a visitor (OP-49, OP-94); null when the caller has it. Throws NOT_FOUND, NOT_ENROLLED unless
 * the course allows anonymous study, and NOT_AVAILABLE_YET before the course or the module starts. The validators of what was answered
 * lately are known, so that a revalidation reads no body.
 */
export function createReadPublicLecture(
  db: Database,
): (request: PublicLectureRequest) => Promise<PublicLecture | null> {
  /** By what the answer is made of, right answers included: these keys never leave the process. */
  const etags = new LRUCache<string, string>({ max: keptEtags });

  return ({ workspaceId, courseId, lectureId, now, isHeld }) =>
    readRecent(db, workspaceId, async (trx) => {
      const { course, outline } = await loadPublished(trx, courseId);
      const found = findLecture(outline.modules, lectureId);
      if (found === null) {
        throw new DomainError('NOT_FOUND');
      }
      assertReadable(course, found.module, now);
      const { lecture, module, number } = found;
      const key = contentHash([workspaceId, courseId, module.id, number, lecture]);
      const known = etags.get(key);
      if (known !== undefined && isHeld(known)) {
        return null;
      }
      const answer = { ...(await readFoundLecture(trx, course, found, 'LEARNER')), courseId };
      if (known !== undefined) {
        return answer;
      }
      const etag = etagOfContent(answer);
      etags.set(key, etag);
      return isHeld(etag) ? null : answer;
    });
}

function assertReadable(course: CourseRecord, module: OutlineModule, now: Date): void {
  if (!course.anonymousAllowed) {
    throw new DomainError('NOT_ENROLLED', { message: NOT_ENROLLED });
  }
  const starts = { COURSE_NOT_STARTED: courseStart(course), MODULE_NOT_STARTED: moduleStart(module) };
  for (const [reason, start] of Object.entries(starts)) {
    if (!hasStarted(start, now)) {
      throw new DomainError('NOT_AVAILABLE_YET', { params: { reason, availableFromTime: start } });
    }
  }
}
