import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { nameOf } from './nameOf.ts';

/** A lecture that a section or question can be moved to; of its own lecture, which end. */
export interface ContentPlace {
  readonly lecture: NodeKey;
  readonly name: string;
  /** The name of its module. */
  readonly module: string;
  readonly end: 'beginning' | 'end' | null;
}

/** Both ends of the own lecture first, then the other lectures in the order of the course. */
export function contentPlaces({ modules }: Pick<CourseDraft, 'modules'>, own: NodeKey): readonly ContentPlace[] {
  const lectures = modules.flatMap((module) =>
    module.lectures.map((lecture) => ({ lecture: lecture.key, name: nameOf(lecture), module: nameOf(module) })),
  );
  const ends = lectures
    .filter(({ lecture }) => lecture === own)
    .flatMap((place) => [{ ...place, end: 'beginning' } as const, { ...place, end: 'end' } as const]);
  return [...ends, ...lectures.filter(({ lecture }) => lecture !== own).map((place) => ({ ...place, end: null }))];
}
