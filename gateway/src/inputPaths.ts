/** Paths of what the platform refuses, in the words of the input that was written. */
import { badInput } from './errors.ts';

export type Path = readonly string[];

/** The input's name by that of the platform. */
export type Names = Readonly<Record<string, string>>;

/** Each part by its own name; a part without one keeps it. */
export const renamedParts =
  (names: Names) =>
  (parts: Path): Path =>
    parts.map((part) => (Object.hasOwn(names, part) ? (names[part] ?? part) : part));

/** The longest beginning of a path that has another name is replaced by it. */
export function renamedPath(path: string, names: Names): string {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const beginning = parts.slice(0, length).join('.');
    if (Object.hasOwn(names, beginning)) return [names[beginning], ...parts.slice(length)].join('.');
  }
  return path;
}

/** Entries as an object. Throws for a key that stands twice, which an object could not say. */
export function objectOf<Entry, Value>(
  entries: readonly Entry[],
  field: string,
  keyOf: (entry: Entry) => string,
  valueOf: (entry: Entry, index: number) => Value,
): Readonly<Record<string, Value>> {
  const values = new Map<string, Value>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    if (values.has(key)) throw badInput(`\`${key}\` stands twice.`, `${field}.${index}`);
    values.set(key, valueOf(entry, index));
  }
  return Object.fromEntries(values);
}
