/** Whether two values of plain data say the same. A member that is undefined counts as left out. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) {
    return true;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false;
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, at) => isSame(each, b[at]));
  }
  const ours = a as Readonly<Record<string, unknown>>;
  const theirs = b as Readonly<Record<string, unknown>>;
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].every((name) => isSame(ours[name], theirs[name]));
}
