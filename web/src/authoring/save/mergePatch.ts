import { isSame } from '../draft/isSame.ts';

type Members = Readonly<Record<string, unknown>>;

/** The merge patch (RFC 7396) that turns `before` into `after`. A member that becomes null is removed: such a patch cannot express null. */
export function mergePatch(before: Members, after: Members): Members {
  const changed = Object.entries(after).flatMap(([name, value]) => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    if (isSame(old, value)) {
      return [];
    }
    return [[name, isMembers(old) && isMembers(value) ? mergePatch(old, value) : value] as const];
  });
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]);
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
