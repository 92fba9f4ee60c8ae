import { isAutomatic, type Fields, type TreeNode } from '../tree/courseTree.ts';

/** What names a node in its file, before everything else: its id, or while it is new the key that others mean it by. */
export const nameToFile = ({ id, key }: Pick<TreeNode, 'id' | 'key'>): Fields => ({
  ...(id === null ? {} : { id }),
  ...(key === null || isAutomatic(key) ? {} : { key }),
});

/** The reverse, and what is left of the members. */
export function nameFromFile(value: Fields): {
  readonly id: number | null;
  readonly key: string | null;
  readonly rest: Fields;
} {
  const { id, key, ...rest } = value;
  return {
    id: typeof id === 'number' ? id : null,
    key: typeof key === 'string' ? key : null,
    // What is no name is told as a member that nobody knows.
    rest: {
      ...rest,
      ...(id === undefined || typeof id === 'number' ? {} : { id }),
      ...(key === undefined || typeof key === 'string' ? {} : { key }),
    },
  };
}

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordsOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Changes each item of what may be a list; anything else is left for the validation to tell. */
export const eachOf = (value: unknown, change: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : value;

/** Changes members of what may be an object, where they are there. */
export const changeMembers = (
  value: unknown,
  changes: Readonly<Record<string, (member: unknown) => unknown>>,
): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, member]) => [
          name,
          Object.hasOwn(changes, name) ? changes[name]?.(member) : member,
        ]),
      )
    : value;
