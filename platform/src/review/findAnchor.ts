import { loadLectureBodies } from '../content/contentQueries.ts';
import { branchSections, findLecture } from '../content/outlineRules.ts';
import type { CourseContent } from '../course/courseContent.ts';
import type { Trx } from '../db/database.ts';
import { invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { StartedThread } from './reviewSchemas.ts';

export interface Anchor {
  readonly part: StartedThread['anchor']['part'];
  readonly partId: Id;
  readonly lectureId: Id | null;
}

/** The part that a new thread is about. Throws INVALID where the course as its authors have it holds no such part. */
export async function findAnchor(
  trx: Trx,
  { course, outline }: CourseContent,
  { part, id, lectureId }: StartedThread['anchor'],
): Promise<Anchor> {
  switch (part) {
    case 'COURSE':
      if (id !== course.id) {
        throw noPart();
      }
      return { part, partId: id, lectureId: null };
    case 'MODULE':
      if (!outline.modules.some((module) => module.id === id)) {
        throw noPart();
      }
      return { part, partId: id, lectureId: null };
    case 'LECTURE':
      if (findLecture(outline.modules, id) === null) {
        throw noPart();
      }
      return { part, partId: id, lectureId: id };
    default: {
      const found = lectureId == null ? null : findLecture(outline.modules, lectureId);
      if (lectureId == null || found === null) {
        throw invalidField('anchor.lectureId', 'is not a lecture of this course');
      }
      const hash = found.lecture.bodyHash;
      const body = (await loadLectureBodies(trx, course.workspaceId, [hash])).get(hash);
      const sections = body?.sections ?? [];
      const stored = part === 'SECTION' ? [...sections, ...sections.flatMap(branchSections)] : (body?.questions ?? []);
      if (!stored.some((each) => each.id === id)) {
        throw noPart();
      }
      return { part, partId: id, lectureId };
    }
  }
}

const noPart = () => invalidField('anchor.id', 'is not a part of this course');
