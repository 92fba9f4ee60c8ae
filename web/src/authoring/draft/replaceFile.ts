/** The operation that puts one address in the place of another, wherever it stands. */
import { changeBy, writableAt, type Change } from './change.ts';
import type { CourseDraft } from './courseDraft.ts';
import type { NodePath } from './findNode.ts';

/** Content that was not read stays as it is. */
export function replaceFile(draft: CourseDraft, address: string, by: string): Change {
  const found = [...textsWith(draft, address, [])];
  return changeBy(draft, (course) => {
    for (const { path, text } of found) {
      const holder = writableAt<Record<string | number, unknown>>(course, path.slice(0, -1));
      holder[path.at(-1) as string | number] = text.replaceAll(address, by);
    }
  });
}

/** Every text that holds a part, with its path. */
export function* textsWith(
  value: unknown,
  part: string,
  path: NodePath,
): Generator<{ readonly path: NodePath; readonly text: string }> {
  if (typeof value === 'string') {
    if (value.includes(part)) yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsWith(item, part, [...path, index]);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) yield* textsWith(item, part, [...path, name]);
  }
}
