import { LRUCache } from 'lru-cache';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { etagOfContent } from '../../http/etag.ts';
import { contentHash } from '../../shared/canonicalJson.ts';
import type { Id, OutlineLecture, OutlineModule } from '../../content/content.ts';
import type { CourseContent } from '../courseContent.ts';
import { loadLectureBody } from '../../content/contentQueries.ts';
import { courseStart, hasStarted, moduleStart } from '../courseRules.ts';
import { toLectureContentWire, toLectureWire, type LectureContentWire } from '../courseView.ts';

/** The words of ENR-11. */
const NOT_ENROLLED = 'You must be enrolled to the course in order to see the content';

const keptEtags = 20_000;

type PublicLecture = LectureContentWire & { readonly courseId: Id };

export interface FoundLecture {
  /** A hash of the answer: what the reader may not see does not move it, and cannot be guessed from it. */
  readonly etag: string;
  read(): Promise<PublicLecture>;
}

/** Reads a lecture for visitors, and knows the validators of what it answered lately, so that a revalidation reads no body. */
export type PublicLectures = (trx: Trx, content: CourseContent, lectureId: Id, now: Date) => Promise<FoundLecture>;

/**
 * One lecture for a visitor (OP-49, OP-94). Throws NOT_FOUND, NOT_ENROLLED unless the course allows anonymous study, and
 * NOT_AVAILABLE_YET before the course or the module starts.
 */
export function createPublicLectures(): PublicLectures {
  /** By what the answer is made of, right answers included: these keys never leave the process. */
  const etags = new LRUCache<string, string>({ max: keptEtags });

  return async (trx, content, lectureId, now) => {
    const { course, outline } = content;
    const found = findLecture(outline.modules, lectureId);
    if (found === null) {
      throw new DomainError('NOT_FOUND');
    }
    if (!course.anonymousAllowed) {
      throw new DomainError('NOT_ENROLLED', { message: NOT_ENROLLED });
    }
    for (const start of [courseStart(course), moduleStart(found.module)]) {
      if (!hasStarted(start, now)) {
        throw new DomainError('NOT_AVAILABLE_YET', { params: { availableFromTime: start } });
      }
    }
    const { lecture, module, number } = found;
    const read = async (): Promise<PublicLecture> => {
      const body = await loadLectureBody(trx, course.workspaceId, lecture.bodyHash);
      const structure = toLectureWire(lecture, module.id, number, { withMedia: true });
      return { ...toLectureContentWire(structure, body, 'LEARNER'), courseId: course.id };
    };
    const key = contentHash([course.workspaceId, course.id, module.id, number, lecture]);
    const known = etags.get(key);
    if (known !== undefined) {
      return { etag: known, read };
    }
    const answer = await read();
    const etag = etagOfContent(answer);
    etags.set(key, etag);
    return { etag, read: async () => answer };
  };
}

function findLecture(
  modules: readonly OutlineModule[],
  lectureId: Id,
): { module: OutlineModule; lecture: OutlineLecture; number: number } | null {
  for (const module of modules) {
    const index = module.lectures.findIndex((lecture) => lecture.id === lectureId);
    const lecture = module.lectures[index];
    if (lecture !== undefined) {
      return { module, lecture, number: index + 1 };
    }
  }
  return null;
}
