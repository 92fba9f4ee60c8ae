/** What a document asks for below a field, so that one call can fetch it. */
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
/** A field at all of its places in a document. */
export type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Documents are parsed once and kept, so their nodes are good keys. */
const answers = new WeakMap<object, Map<string, boolean>>();

/**
 * Whether any of the paths (`nodes.modules`) is selected below the field, `@skip` and `@include` notwithstanding. Edges count as
 * nodes: `edges { node { … } }` is the path `nodes.…`.
 */
export function selectsAny(info: Asked, ...paths: readonly string[]): boolean {
  const [first] = info.fieldNodes;
  if (first === undefined) return false;
  let known = answers.get(first);
  if (known === undefined) answers.set(first, (known = new Map()));
  const key = paths.join();
  let answer = known.get(key);
  if (answer === undefined) {
    answer = paths.some((path) =>
      info.fieldNodes.some((node) => selects(node.selectionSet, path.split('.'), info.fragments)),
    );
    known.set(key, answer);
  }
  return answer;
}

/** `seen`: fragments that do not have this rest of the path; asked again at each spread, a chain of them would take forever. */
function selects(
  set: SelectionSetNode | undefined,
  [name, ...rest]: readonly string[],
  fragments: Fragments,
  seen = new Set<string>(),
): boolean {
  if (name === undefined) return true;
  if (set === undefined) return false;
  return set.selections.some((selection) => {
    if (selection.kind === 'FragmentSpread') {
      const spread = selection.name.value;
      if (seen.has(spread)) return false;
      seen.add(spread);
      return selects(fragments[spread]?.selectionSet, [name, ...rest], fragments, seen);
    }
    if (selection.kind === 'InlineFragment') return selects(selection.selectionSet, [name, ...rest], fragments, seen);
    if (name === 'nodes' && selection.name.value === 'edges')
      return selects(selection.selectionSet, ['node', ...rest], fragments);
    return selection.name.value === name && selects(selection.selectionSet, rest, fragments);
  });
}
