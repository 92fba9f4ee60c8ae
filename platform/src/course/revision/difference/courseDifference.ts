import type { LectureBody, Outline, OutlineLecture, OutlineModule } from '../../../content/content.ts';
import { changedModules } from '../../../content/outlineIndex.ts';
import type { StoredCourseFields } from '../../courseFields.ts';
import { compareParts, fieldChanges, type PartChange } from './compareParts.ts';
import {
  achievementParts,
  contentParts,
  lectureParts,
  lecturePartsWithContent,
  moduleParts,
  type Part,
} from './part.ts';
import type { Id } from '../../../shared/id.ts';

/** A course at one moment. */
export interface CourseState {
  readonly courseId: Id;
  /** Null where nobody noted them. */
  readonly fields: StoredCourseFields | null;
  readonly outline: Outline;
}

export type BodyOf = (hash: string) => LectureBody;

/**
 * What happened between two states of a course. `bodyOf` is asked for {@link bodiesToCompare} alone; without it a lecture whose sections or questions
 * differ is said to have changed, in its `content`.
 */
export function courseDifference(
  before: CourseState,
  after: CourseState,
  bodyOf: BodyOf | null,
): readonly PartChange[] {
  const changed = changedModules(before.outline, after.outline);
  const differing = differingLectures(changed.before, changed.after);
  const partsOf = (
    outline: Outline,
    modules: readonly OutlineModule[],
    lectures: readonly LectureInModule[],
  ): Part[] => [
    ...moduleParts(outline.modules),
    ...modules.flatMap(bodyOf === null ? lecturePartsWithContent : lectureParts),
    ...(bodyOf === null
      ? []
      : lectures.flatMap(({ module, lecture }) => contentParts(module, lecture, bodyOf(lecture.bodyHash)))),
    ...achievementParts(outline.gamificationItems),
  ];
  return [
    ...ofTheCourse(before, after),
    ...compareParts(
      partsOf(before.outline, changed.before, differing.before),
      partsOf(after.outline, changed.after, differing.after),
    ),
  ];
}

/** The bodies that must be read to tell two states apart: those of lectures that are not the same in both. */
export function bodiesToCompare(before: Outline, after: Outline): readonly string[] {
  const changed = changedModules(before, after);
  const differing = differingLectures(changed.before, changed.after);
  return [...differing.before, ...differing.after].map(({ lecture }) => lecture.bodyHash);
}

interface LectureInModule {
  readonly module: OutlineModule;
  readonly lecture: OutlineLecture;
}

const inModules = (modules: readonly OutlineModule[]): readonly LectureInModule[] =>
  modules.flatMap((module) => module.lectures.map((lecture) => ({ module, lecture })));

/** Names a lecture with its sections and questions. */
const contentOf = ({ lecture }: LectureInModule): string => `${lecture.id} ${lecture.bodyHash}`;

function differingLectures(before: readonly OutlineModule[], after: readonly OutlineModule[]) {
  const [old, current] = [inModules(before), inModules(after)];
  const [contentBefore, contentAfter] = [new Set(old.map(contentOf)), new Set(current.map(contentOf))];
  return {
    before: old.filter((lecture) => !contentAfter.has(contentOf(lecture))),
    after: current.filter((lecture) => !contentBefore.has(contentOf(lecture))),
  };
}

/** Whether it is published is told by the revision itself. */
function ofTheCourse({ courseId, fields: before }: CourseState, { fields: after }: CourseState): readonly PartChange[] {
  if (before === null || after === null) {
    return [];
  }
  const fields = fieldChanges(before, after).filter(({ field }) => field !== 'published');
  return fields.length === 0
    ? []
    : [
        {
          change: 'CHANGED',
          part: {
            kind: 'COURSE',
            id: courseId,
            name: after.name ?? '',
            sectionType: null,
            module: null,
            lecture: null,
          },
          from: null,
          nextName: null,
          fields,
        },
      ];
}
