/** What a report on many courses says of one. Pure. */
import type { Outline } from '../../content/content.ts';

/** More names tell nothing more. */
const mostParts = 10;

/**
 * The lectures in which fields of a course stand, each once, in their order, at most ten: by name, or by the numbers of module and lecture where
 * there is none yet. A module that has no name is told by its number. Empty where one of the fields stands in no part of the outline.
 */
export function unfinishedParts({ modules }: Outline, fields: readonly string[]): readonly string[] {
  const parts = new Set<string>();
  for (const field of fields) {
    const [, moduleIndex, lectureIndex] = /^modules\.(\d+)\.(?:lectures\.(\d+)\.)?/.exec(field) ?? [];
    if (moduleIndex === undefined) {
      return [];
    }
    const module = modules[Number(moduleIndex)];
    const number = Number(moduleIndex) + 1;
    if (lectureIndex === undefined) {
      parts.add(`${number}`);
    } else {
      const lecture = module?.lectures[Number(lectureIndex)];
      parts.add(lecture?.name || `${number}.${Number(lectureIndex) + 1}`);
    }
  }
  return [...parts].slice(0, mostParts);
}
