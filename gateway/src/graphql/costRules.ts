/** What a document costs and whether it is within the limits that `schema.graphql` states. Pure; fragments are followed. */
import {
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { defaultPageSize } from '../pagination.ts';
import { peopleLimits } from '../workspace/peopleLimits.ts';

export const limits = { depth: 12, aliases: 20, tokens: 1_000, characters: 32_000, cost: 1_000 } as const;

/** Fields that cause a call of their own for each object they stand on. */
const callPerObject: ReadonlySet<string> = new Set(['content', 'completion']);
const costOfCall = 10;

const wrappers: ReadonlySet<string> = new Set(['edges', 'node', 'nodes']);

/** Wrappers of lists say nothing about how deep a question is; `node(id:)` of the root is none of them. */
const isWrapper = ({ name, arguments: given }: FieldNode): boolean =>
  wrappers.has(name.value) && (given ?? []).length === 0;

/** What the lines of a connection stand in. */
const rowFields: ReadonlySet<string> = new Set(['edges', 'nodes']);

/** Fields whose pages have another size when none is given. */
const usualSizes: ReadonlyMap<string, number> = new Map([['people', peopleLimits.usual]]);

/** Parts of a connection that are no objects of their own. */
const free: ReadonlySet<string> = new Set(['edges', 'pageInfo']);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Variables = Readonly<Record<string, unknown>>;

export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

/** What a selection set amounts to. */
type Measure = (set: SelectionSetNode) => number;

/**
 * A measure that is the sum or the maximum of what `ofField` says of each field. A fragment is measured once however often it
 * is spread: a chain of spreads grows a document by the line and what it stands for by powers of two.
 */
function measureOf(
  fragments: Fragments,
  join: (a: number, b: number) => number,
  ofField: (field: FieldNode, ofSet: Measure) => number,
): Measure {
  const ofFragments = new Map<string, number>();
  const ofFragment = (name: string): number => {
    let value = ofFragments.get(name);
    if (value === undefined) {
      ofFragments.set(name, 0); // a circle, which validation refuses, ends here
      const fragment = fragments.get(name);
      value = fragment === undefined ? 0 : ofSet(fragment.selectionSet);
      ofFragments.set(name, value);
    }
    return value;
  };
  const ofSet: Measure = (set) =>
    set.selections.reduce((total, selection) => {
      if (selection.kind === 'Field') return join(total, ofField(selection, ofSet));
      return join(
        total,
        selection.kind === 'InlineFragment' ? ofSet(selection.selectionSet) : ofFragment(selection.name.value),
      );
    }, 0);
  return ofSet;
}

const sum = (a: number, b: number): number => a + b;
const isIntrospection = ({ name }: FieldNode): boolean => name.value.startsWith('__');

/** How many objects lie on the longest way from the root to a field; introspection counts nothing. */
export function depthOf(operation: OperationDefinitionNode, fragments: Fragments): number {
  const depth = measureOf(fragments, Math.max, (field, inside) => {
    if (isIntrospection(field)) return 0;
    return (isWrapper(field) ? 0 : 1) + (field.selectionSet === undefined ? 0 : inside(field.selectionSet));
  });
  return depth(operation.selectionSet);
}

/** Fields with all fragments in their places: what compiled code grows with. */
export function expandedFieldsOf(operation: OperationDefinitionNode, fragments: Fragments): number {
  const fields = measureOf(
    fragments,
    sum,
    (field, inside) => 1 + (field.selectionSet === undefined ? 0 : inside(field.selectionSet)),
  );
  return fields(operation.selectionSet);
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
export function costOf(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): number {
  const listsNodes = measureOf(fragments, Math.max, ({ name }) => Number(rowFields.has(name.value)));
  const cost = measureOf(fragments, sum, (field, inside) => {
    if (field.selectionSet === undefined || isIntrospection(field)) return 0;
    const own = free.has(field.name.value) ? 0 : 1;
    const call = callPerObject.has(field.name.value) ? costOfCall : 0;
    const size = listsNodes(field.selectionSet) === 0 ? 1 : pageSizeOf(field, operation, variables);
    return own + call + size * inside(field.selectionSet);
  });
  return cost(operation.selectionSet);
}

function pageSizeOf(field: FieldNode, operation: OperationDefinitionNode, variables: Variables): number {
  const size = sizeArgumentOf(field);
  const stated =
    size?.kind === 'IntValue'
      ? Number(size.value)
      : size?.kind === 'Variable'
        ? variableSizeOf(size.name.value, operation, variables)
        : null;
  return stated !== null && stated > 0 ? stated : (usualSizes.get(field.name.value) ?? defaultPageSize);
}

const sizeArgumentOf = (field: FieldNode): ValueNode | undefined =>
  field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'size')?.value;

/** The variables by which a document, whichever of its operations runs, is told the size of a page. */
export function sizeVariablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Field(field) {
      const size = sizeArgumentOf(field);
      if (size?.kind === 'Variable') names.add(size.name.value);
    },
  });
  return [...names];
}

/** The number that a variable gives, by itself or by its default; null when it gives none. */
export function variableSizeOf(name: string, operation: OperationDefinitionNode, variables: Variables): number | null {
  const given = variables[name];
  if (given !== undefined) return typeof given === 'number' ? given : null;
  const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return declared?.kind === 'IntValue' ? Number(declared.value) : null;
}
