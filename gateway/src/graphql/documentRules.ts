/** Measures of a document that need no schema. Pure; fragments are followed. */
import {
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const wrappers: ReadonlySet<string> = new Set(['edges', 'node', 'nodes']);

/** Wrappers of lists do not count towards depth; `node(id:)` of the root is none of them. */
const isWrapper = ({ name, arguments: given }: FieldNode): boolean =>
  wrappers.has(name.value) && (given ?? []).length === 0;

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

/** The measures of a selection set. */
type Measure = (set: SelectionSetNode) => number;

/**
 * A measure that is the sum or the maximum of `ofField` over the fields. A fragment is measured once however often it is spread: a chain
 * of spreads grows a document by lines and its expansion exponentially.
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

/** The number of objects on the longest path from the root to a field; introspection does not count. */
export function depthOf(operation: OperationDefinitionNode, fragments: Fragments): number {
  const depth = measureOf(fragments, Math.max, (field, inside) => {
    if (isIntrospection(field)) return 0;
    return (isWrapper(field) ? 0 : 1) + (field.selectionSet === undefined ? 0 : inside(field.selectionSet));
  });
  return depth(operation.selectionSet);
}

/** The number of fields with all fragments expanded, which the size of compiled code depends on. */
export function expandedFieldsOf(operation: OperationDefinitionNode, fragments: Fragments): number {
  const fields = measureOf(
    fragments,
    sum,
    (field, inside) => 1 + (field.selectionSet === undefined ? 0 : inside(field.selectionSet)),
  );
  return fields(operation.selectionSet);
}

/** Names, values and punctuators of a text, as the parser counts them. Throws the parser's error for anything that is no token. */
export function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
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
