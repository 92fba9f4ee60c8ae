import type { Fields } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';

export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A field that one side changed is taken from that side. One that both changed differently is a conflict, and stays as mine. */
export function mergeFields(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): { readonly fields: Fields; readonly conflicts: readonly FieldConflict[] } {
  // Of another type, it has other members: then it is taken as a whole from one side.
  if (!isSame(mine['type'], theirs['type']) || !isSame(base['type'], mine['type'])) {
    const isMine = !isSame(mine, base);
    const both = isMine && !isSame(theirs, base) && !isSame(mine, theirs);
    return {
      fields: isMine ? mine : theirs,
      conflicts: both ? [{ field: 'type', mine: mine['type'], theirs: theirs['type'] }] : [],
    };
  }
  const conflicts: FieldConflict[] = [];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = names.map((name) => {
    if (isSame(mine[name], base[name])) {
      return [name, theirs[name]] as const;
    }
    if (!isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name])) {
      conflicts.push({ field: name, mine: mine[name], theirs: theirs[name] });
    }
    return [name, mine[name]] as const;
  });
  // A member that a side took away is none there.
  return { fields: Object.fromEntries(entries.filter(([, value]) => value !== undefined)), conflicts };
}
