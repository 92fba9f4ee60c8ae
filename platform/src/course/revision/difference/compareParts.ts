import { canonicalJson } from '../../../shared/canonicalJson.ts';
import type { Id } from '../../../shared/id.ts';
import { longestIncreasing } from './longestIncreasing.ts';
import type { Part } from './part.ts';

export const changeKinds = ['ADDED', 'REMOVED', 'MOVED', 'CHANGED'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A member of a part that is not what it was; the values where they are short texts, numbers or flags. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface PartChange {
  readonly change: ChangeKind;
  readonly part: Pick<Part, 'kind' | 'id' | 'name' | 'sectionType' | 'module' | 'lecture'>;
  /** Of MOVED: what held it before, where that was another; null where it only has another place among the same. */
  readonly from: Pick<Part, 'module' | 'lecture'> | null;
  /** Of MOVED: what it stands before now; null at the end. */
  readonly nextName: string | null;
  /** Of CHANGED. */
  readonly fields: readonly FieldChange[];
}

/**
 * What happened to the parts, in the order in which they stand afterwards, what is gone last. What went or came with the part that held it is not
 * told again. Of parts that only changed places as few as possible are said to have moved.
 */
export function compareParts(before: readonly Part[], after: readonly Part[]): readonly PartChange[] {
  const old = new Map(before.map((part) => [keyOf(part), part]));
  const current = new Map(after.map((part) => [keyOf(part), part]));
  const moved = movedAmongTheSame(old, current);
  const next = nextNames(after);
  const changes = after.flatMap((part): PartChange[] => {
    const earlier = old.get(keyOf(part));
    if (earlier === undefined) {
      return isWithin(part, (holder) => current.has(holder) && !old.has(holder)) ? [] : [changeOf('ADDED', part)];
    }
    const elsewhere = earlier.list !== part.list;
    return [
      ...(elsewhere || moved.has(part)
        ? [
            {
              ...changeOf('MOVED', part),
              from: elsewhere ? { module: earlier.module, lecture: earlier.lecture } : null,
              nextName: next.get(part) ?? null,
            },
          ]
        : []),
      ...(earlier.ownText === part.ownText
        ? []
        : [{ ...changeOf('CHANGED', part), fields: fieldChanges(earlier.own, part.own) }]),
    ];
  });
  const removed = before.filter(
    (part) => !current.has(keyOf(part)) && !isWithin(part, (holder) => old.has(holder) && !current.has(holder)),
  );
  return [...changes, ...removed.map((part) => changeOf('REMOVED', part))];
}

const keyOf = ({ kind, id }: { readonly kind: Part['kind']; readonly id: Id }): string => `${kind} ${id}`;

const changeOf = (change: ChangeKind, part: Part): PartChange => ({
  change,
  part,
  from: null,
  nextName: null,
  fields: [],
});

/** Whether something that holds the part is `such`: its branch, its lecture or its module. */
function isWithin({ list, module, lecture }: Part, such: (holder: string) => boolean): boolean {
  const branch = /^sections in (\d+)$/.exec(list)?.[1];
  return (
    (branch !== undefined && such(keyOf({ kind: 'SECTION', id: Number(branch) }))) ||
    (lecture !== null && such(keyOf({ kind: 'LECTURE', id: lecture.id }))) ||
    (module !== null && such(keyOf({ kind: 'MODULE', id: module.id })))
  );
}

/** Parts of `current` that stay in their list and have another place in it. */
function movedAmongTheSame(old: ReadonlyMap<string, Part>, current: ReadonlyMap<string, Part>): ReadonlySet<Part> {
  const places = new Map([...old.keys()].map((key, place) => [key, place]));
  const staying = [...current].filter(([key, part]) => old.get(key)?.list === part.list);
  const moved = new Set<Part>();
  for (const parts of Map.groupBy(staying, ([, { list }]) => list).values()) {
    const inPlace = longestIncreasing(parts.map(([key]) => places.get(key) as number));
    for (const [index, [, part]] of parts.entries()) {
      if (!inPlace.has(index)) {
        moved.add(part);
      }
    }
  }
  return moved;
}

/** What stands after each part in its list. */
function nextNames(parts: readonly Part[]): ReadonlyMap<Part, string> {
  const next = new Map<Part, string>();
  const last = new Map<string, Part>();
  for (const part of parts) {
    const earlier = last.get(part.list);
    if (earlier !== undefined) {
      next.set(earlier, part.name);
    }
    last.set(part.list, part);
  }
  return next;
}

const longestValue = 2000;

/** The members that differ. */
export function fieldChanges(before: Part['own'], after: Part['own']): readonly FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => ({ field, before: valueText(before[field]), after: valueText(after[field]) }));
}

function valueText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, longestValue)
    : null;
}
