import { isSame } from '../draft/isSame.ts';
import type { NodeFields } from './nodeTable.ts';

export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * A field that one side changed is taken from that side. A field that both changed differently is a conflict, and stays as mine until the
 * author decides.
 */
export function mergeFields(
  base: NodeFields,
  mine: NodeFields,
  theirs: NodeFields,
): { readonly fields: NodeFields; readonly conflicts: readonly FieldConflict[] } {
  // A section of another type has other members: then it is taken as a whole from one side.
  if (mine.sectionType !== theirs.sectionType || base.sectionType !== mine.sectionType) {
    return mergeWhole(base, mine, theirs);
  }
  const conflicts: FieldConflict[] = [];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const fields = Object.fromEntries(
    [...names].map((name) => {
      if (isSame(mine[name], base[name])) {
        return [name, theirs[name]];
      }
      if (!isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name])) {
        conflicts.push({ field: name, base: base[name], mine: mine[name], theirs: theirs[name] });
      }
      return [name, mine[name]];
    }),
  );
  return { fields, conflicts };
}

function mergeWhole(base: NodeFields, mine: NodeFields, theirs: NodeFields): ReturnType<typeof mergeFields> {
  if (isSame(mine, base)) {
    return { fields: theirs, conflicts: [] };
  }
  const both = !isSame(theirs, base) && !isSame(mine, theirs);
  return { fields: mine, conflicts: both ? [{ field: 'sectionType', base, mine, theirs }] : [] };
}
