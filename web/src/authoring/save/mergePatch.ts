import { isSame } from '../draft/isSame.ts';

type Members = Readonly<Record<string, unknown>>;

/** The merge patch (RFC 7396) that makes `after` of `before`. A member that becomes null goes: such a patch knows no other way to say it. */
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
