/** Fields of `Query` that answer a page of a public list of the platform, to be cut out of its bytes. */
import type { PageRequest } from '../../pagination.ts';
import type { Asked } from '../../selection.ts';
import type { FieldTable } from './fieldTable.ts';

export interface PlannedPage<Args> {
  /** Of the items. */
  readonly table: FieldTable<never>;
  /** What is read, in one call; null where only the resolver can answer. May throw what the resolver throws. */
  ask(args: Args, field: Asked): AskedPage | null;
  /** Fields of the connection beside those that all have. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export interface AskedPage {
  readonly path: string;
  readonly request: PageRequest;
}

/** A resolver with its plan. */
export const withPlan = <Args, Resolve>(plan: PlannedPage<Args>, resolve: Resolve) => ({
  resolve,
  extensions: { plan },
});

/** Arguments are those of the field, as the schema has them. */
export const plannedPageOf = ({
  extensions,
}: {
  readonly extensions: Readonly<Record<string, unknown>>;
}): PlannedPage<unknown> | undefined => extensions['plan'] as PlannedPage<unknown> | undefined;
