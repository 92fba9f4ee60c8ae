/** The places where modules or lectures of a course can be moved to. */
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import type { LecturesPlace, ModulesPlace } from '../draft/operation.ts';
import { nameOf } from './nameOf.ts';
import type { TreeRow } from './treeRows.ts';

export interface DropPlace {
  readonly to: ModulesPlace | LecturesPlace;
  /** The name of the module that lectures come into; null for modules themselves. */
  readonly module: string | null;
  /** Place of the first of them then, from 1, and how many stand in that list then. */
  readonly place: number;
  readonly count: number;
  /** What stands before it then; null at the beginning. */
  readonly after: string | null;
  /** The row at whose edge it is. */
  readonly row: NodeKey;
  readonly edge: 'before' | 'after';
}

interface Listed {
  readonly key: NodeKey;
  readonly fields: { readonly name: string };
}

/** All places in the order of the course, with the moved nodes thought away; those of one kind go together. */
export function dropPlaces({ modules }: Pick<CourseDraft, 'modules'>, keys: readonly NodeKey[]): readonly DropPlace[] {
  const moved = new Set(keys);
  if (modules.some(({ key }) => moved.has(key))) {
    return placesIn(modules, moved, null, (at) => ({ list: 'modules', at }));
  }
  return modules.flatMap((module) =>
    placesIn(module.lectures, moved, module, (at) => ({ list: 'lectures', module: module.key, at })),
  );
}

function placesIn(
  list: readonly Listed[],
  moved: ReadonlySet<NodeKey>,
  parent: Listed | null,
  placeAt: (at: number) => DropPlace['to'],
): readonly DropPlace[] {
  const rest = list.filter(({ key }) => !moved.has(key));
  const count = rest.length + moved.size;
  const module = parent && nameOf(parent);
  const afterRest = rest.map((node, index): DropPlace => {
    const next = rest[index + 1];
    return {
      to: placeAt(next ? list.indexOf(next) : list.length),
      module,
      place: index + 2,
      count,
      after: nameOf(node),
      row: next?.key ?? node.key,
      edge: next ? 'before' : 'after',
    };
  });
  const first = rest[0];
  const beginning: DropPlace = {
    to: placeAt(first ? list.indexOf(first) : 0),
    module,
    place: 1,
    count,
    after: null,
    row: first?.key ?? parent?.key ?? '',
    edge: first ? 'before' : 'after',
  };
  return [beginning, ...afterRest];
}

/** Which of the places the nodes have now. */
export function placeNow(
  { modules }: Pick<CourseDraft, 'modules'>,
  places: readonly DropPlace[],
  keys: readonly NodeKey[],
): number {
  const moved = new Set(keys);
  const lists = modules.some(({ key }) => moved.has(key)) ? [modules] : modules.map(({ lectures }) => lectures);
  let before = 0;
  for (const list of lists) {
    const at = list.findIndex(({ key }) => moved.has(key));
    const rest = list.filter(({ key }) => !moved.has(key)).length;
    if (at !== -1) return Math.min(before + at, places.length - 1);
    before += rest + 1;
  }
  return 0;
}

/** The place that the upper or the lower half of a row stands for; null where there is none, as on what is moved itself. */
export function placeAtRow(places: readonly DropPlace[], row: TreeRow, half: 'upper' | 'lower'): DropPlace | null {
  if (places[0]?.to.list === 'modules') {
    return placeBeside(places, row.module, row.kind === 'module' ? half : 'lower');
  }
  if (row.kind === 'lecture') return placeBeside(places, row.key, half);
  const inModule = places.filter(({ to }) => to.list === 'lectures' && to.module === row.module);
  // A collapsed module takes lectures at its end, an open one where its rows begin.
  return (row.kind === 'module' && row.expanded ? inModule[0] : inModule.at(-1)) ?? null;
}

/** The place before or behind a node that stays; places of a list follow each other. */
function placeBeside(places: readonly DropPlace[], key: NodeKey, half: 'upper' | 'lower'): DropPlace | null {
  const before = places.findIndex((place) => place.row === key && place.edge === 'before');
  return (before === -1 ? null : places[half === 'upper' ? before : before + 1]) ?? null;
}
