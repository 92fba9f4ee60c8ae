import type { HeldBackChange } from './heldBackPorts.ts';

/** Changes that are told in one line: those within one lecture, or one that stands alone. */
export interface ChangedPart {
  readonly key: string;
  readonly changes: readonly HeldBackChange[];
}

/** What changed in a module; where there is none, in the course itself and its achievements, or in the order of its modules. */
export interface ChangedModule {
  readonly of: 'module' | 'course' | 'order';
  /** The raw id. */
  readonly moduleId: number | null;
  readonly name: string;
  readonly parts: readonly ChangedPart[];
}

/** What they are grouped by: the raw id of their module, or what else they are changes of. */
const keyOf = (change: HeldBackChange): number | 'course' | 'order' =>
  moduleOf(change)?.rawId ?? (change.part === 'MODULE' ? 'order' : 'course');

/** Changes by the modules that they stand in, in their order. */
export function changeGroups(changes: readonly HeldBackChange[]): readonly ChangedModule[] {
  return [...Map.groupBy(changes, keyOf)].map(([key, group]) => ({
    ...(typeof key === 'number' ? { of: 'module', moduleId: key } : { of: key, moduleId: null }),
    name: group.map((change) => moduleOf(change)?.name).find((name) => name !== undefined) ?? '',
    parts: [...Map.groupBy(group, partOf)].map(([part, own]) => ({ key: part, changes: own })),
  }));
}

/** The module that stands for a change when modules are chosen; none for the course, its achievements and the order of its modules, which chosen ones keep. */
function moduleOf({
  part,
  kind,
  rawId,
  name,
  module,
}: HeldBackChange): { readonly rawId: number; readonly name: string } | null {
  if (part === 'MODULE' && kind === 'MOVED') return null;
  return part === 'MODULE' ? { rawId, name } : (module ?? null);
}

const partOf = ({ part, rawId, kind, lecture }: HeldBackChange): string =>
  part === 'SECTION' || part === 'QUESTION' ? `content ${lecture?.rawId}` : `${part} ${rawId} ${kind}`;

/**
 * The modules that become live together with one, itself among them: what moved from one to the other would be in both of them, or in
 * none.
 */
export function boundTo(moduleId: number, changes: readonly HeldBackChange[]): ReadonlySet<number> {
  const bonds = changes.flatMap(({ module, fromModule }) =>
    module && fromModule ? [[module.rawId, fromModule.rawId] as const] : [],
  );
  const bound = new Set([moduleId]);
  for (let size = 0; size !== bound.size;) {
    size = bound.size;
    for (const bond of bonds) {
      if (bond.some((each) => bound.has(each))) bond.forEach((each) => bound.add(each));
    }
  }
  return bound;
}
