import { isSame } from '../draft/isSame.ts';
import type { NodeFields } from './nodeTable.ts';

export interface FieldConflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Fields changed by one side are as that side has them. A field changed by both in different ways is a conflict, and stays as mine
 * until someone chooses.
 */
export function mergeFields(
  base: NodeFields,
  mine: NodeFields,
  theirs: NodeFields,
): { readonly fields: NodeFields; readonly conflicts: readonly FieldConflict[] } {
  // A section of another type has other members: then one of both stands as a whole.
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
