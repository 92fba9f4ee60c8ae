import { createTwoFilesPatch } from 'diff';
import type { Files } from '../files/printCourse.ts';

/** What differs between two sets of files, as unified differences. */
export function fileDiff(before: Files, after: Files): string {
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) =>
      createTwoFilesPatch(
        before.has(path) ? `a/${path}` : '/dev/null',
        after.has(path) ? `b/${path}` : '/dev/null',
        before.get(path) ?? '',
        after.get(path) ?? '',
        undefined,
        undefined,
        { context: 3 },
      ).replace(/^=+\n/, ''),
    )
    .join('');
}
