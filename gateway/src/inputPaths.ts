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

/** A path as JSON and JavaScript write it: `modules[0].name`. */
const jsonPath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A sentence that begins with its field: ours may begin with the path, or with its last part, or name no field at all. */
export function sentenceAbout(path: string, message: string): string {
  const name = [path, path.split('.').at(-1)].map((each) => `\`${each}\``).find((each) => message.startsWith(each));
  const told = `\`${jsonPath(path)}\``;
  return name === undefined ? `${told}: ${message}` : `${told}${message.slice(name.length)}`;
}

/** A sentence that begins with a field, told by the path that the caller wrote, which `input` begins. Any other stays. */
export function renamedSentence(sentence: string, field: string, path: string): string {
  const name = `\`${jsonPath(field)}\``;
  return sentence.startsWith(name) ? `\`input.${jsonPath(path)}\`${sentence.slice(name.length)}` : sentence;
}

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
    if (values.has(key)) throw badInput(`The name “${key}” stands twice.`, `${field}.${index}`);
    values.set(key, valueOf(entry, index));
  }
  return Object.fromEntries(values);
}
