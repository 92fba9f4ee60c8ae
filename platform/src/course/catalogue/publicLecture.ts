import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { etagOf } from '../../http/etag.ts';
import { contentHash } from '../../shared/canonicalJson.ts';
import type { Id, OutlineLecture, OutlineModule } from '../../content/content.ts';
import type { CourseContent } from '../courseContent.ts';
import { loadLectureBody } from '../../content/contentQueries.ts';
import { courseStart, hasStarted, moduleStart } from '../courseRules.ts';
import { toLectureContentWire, toLectureWire, type LectureContentWire } from '../courseView.ts';
import { lectureContentResponseSchema } from '../../content/lectureSchemas.ts';
import { wireShape } from '../../http/wireShape.ts';

/** The words of ENR-11. */
const NOT_ENROLLED = 'You must be enrolled to the course in order to see the content';

const lectureShape = wireShape(lectureContentResponseSchema);

export interface PublicLecture {
  readonly etag: string;
  read(trx: Trx): Promise<LectureContentWire & { courseId: Id }>;
}

/**
 * One lecture for a visitor (OP-49, OP-94). Throws NOT_FOUND, NOT_ENROLLED unless the course allows anonymous study, and
 * NOT_AVAILABLE_YET before the course or the module starts.
 */
export function readPublicLecture(content: CourseContent, lectureId: Id, now: Date): PublicLecture {
  const { course, outline } = content;
  const place = findLecture(outline.modules, lectureId);
  if (place === null) throw new DomainError('NOT_FOUND');
  if (!course.anonymousAllowed) throw new DomainError('NOT_ENROLLED', { message: NOT_ENROLLED });
  for (const start of [courseStart(course), moduleStart(place.module)]) {
    if (!hasStarted(start, now)) throw new DomainError('NOT_AVAILABLE_YET', { params: { availableFromTime: start } });
  }
  const { lecture, module, number } = place;
  return {
    // The body alone does not tell names and places, which are part of the answer.
    etag: etagOf(contentHash([lecture, module.id, number, lectureShape])),
    read: async (trx) => {
      const body = await loadLectureBody(trx, course.workspaceId, lecture.bodyHash);
      const structure = toLectureWire(lecture, module.id, number, { withMedia: true });
      return { ...toLectureContentWire(structure, body, 'LEARNER'), courseId: course.id };
    },
  };
}

function findLecture(
  modules: readonly OutlineModule[],
  lectureId: Id,
): { module: OutlineModule; lecture: OutlineLecture; number: number } | null {
  for (const module of modules) {
    const index = module.lectures.findIndex((lecture) => lecture.id === lectureId);
    const lecture = module.lectures[index];
    if (lecture !== undefined) return { module, lecture, number: index + 1 };
  }
  return null;
}
