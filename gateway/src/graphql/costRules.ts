/** What a document costs and whether it is within the limits that `schema.graphql` states. Pure; fragments are followed. */
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { defaultPageSize } from '../pagination.ts';

export const limits = { depth: 12, aliases: 20, tokens: 1_000, cost: 1_000 } as const;

/** Fields that cause a call of their own for each object they stand on. */
const callPerObject: ReadonlySet<string> = new Set(['content', 'completion']);
const costOfCall = 10;

const wrappers: ReadonlySet<string> = new Set(['edges', 'node', 'nodes']);

/** Wrappers of lists say nothing about how deep a question is; `node(id:)` of the root is none of them. */
const isWrapper = ({ name, arguments: given }: FieldNode): boolean =>
  wrappers.has(name.value) && (given ?? []).length === 0;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

/** How many objects lie on the longest way from the root to a field; introspection counts nothing. */
export function depthOf(operation: OperationDefinitionNode, fragments: Fragments): number {
  return deepest(operation.selectionSet, fragments);
}

function deepest(set: SelectionSetNode, fragments: Fragments): number {
  let depth = 0;
  for (const field of fieldsOf(set, fragments)) {
    if (field.name.value.startsWith('__')) continue;
    const own = isWrapper(field) ? 0 : 1;
    depth = Math.max(depth, own + (field.selectionSet === undefined ? 0 : deepest(field.selectionSet, fragments)));
  }
  return depth;
}

/** Aliases anywhere in the document. */
export function aliasesOf(document: DocumentNode): number {
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === 'FragmentSpread') return sum;
      const own = selection.kind === 'Field' && selection.alias !== undefined ? 1 : 0;
      return sum + own + count(selection.selectionSet);
    }, 0);
  return document.definitions.reduce(
    (sum, definition) => sum + ('selectionSet' in definition ? count(definition.selectionSet) : 0),
    0,
  );
}

/**
 * One for each object that may be answered, times the sizes of the pages around it; ten more for each that costs a call.
 * Lists that come with their parent count once.
 */
export function costOf(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Readonly<Record<string, unknown>>,
): number {
  const cost = (set: SelectionSetNode): number => {
    let sum = 0;
    for (const field of fieldsOf(set, fragments)) {
      if (field.selectionSet === undefined || field.name.value.startsWith('__')) continue;
      const own = field.name.value === 'edges' ? 0 : 1;
      const call = callPerObject.has(field.name.value) ? costOfCall : 0;
      sum += own + call + pageSizeOf(field, fragments, variables) * cost(field.selectionSet);
    }
    return sum;
  };
  return cost(operation.selectionSet);
}

function pageSizeOf(field: FieldNode, fragments: Fragments, variables: Readonly<Record<string, unknown>>): number {
  const isConnection = fieldsOf(field.selectionSet as SelectionSetNode, fragments).some(
    ({ name }) => name.value === 'edges' || name.value === 'nodes',
  );
  if (!isConnection) return 1;
  const size = field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'size')?.value;
  const stated =
    size?.kind === 'IntValue'
      ? Number(size.value)
      : size?.kind === 'Variable'
        ? Number(variables[size.name.value])
        : Number.NaN;
  return Number.isFinite(stated) && stated > 0 ? stated : defaultPageSize;
}

function fieldsOf(set: SelectionSetNode, fragments: Fragments): readonly FieldNode[] {
  return set.selections.flatMap((selection): readonly FieldNode[] => {
    if (selection.kind === 'Field') return [selection];
    const inner =
      selection.kind === 'InlineFragment' ? selection.selectionSet : fragments.get(selection.name.value)?.selectionSet;
    return inner === undefined ? [] : fieldsOf(inner, fragments);
  });
}
