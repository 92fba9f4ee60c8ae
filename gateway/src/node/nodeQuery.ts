import { isHidden } from '../rest/hidden.ts';
import { domains, nodeTypesOf } from '../domains.ts';
import { badInput } from '../errors.ts';
import type { Context } from '../context.ts';
import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { fromGlobalId } from '../globalId.ts';
import type { FindNode, NodeModel } from './nodeTypes.ts';

/** Finders by the type that stands in the id. */
export const nodeTypes: ReadonlyMap<string, FindNode> = nodeTypesOf(domains);

/** `node(id:)`: reads any object again by its global id (OP-13). What is part of something else is found through that. */
export const node: NonNullable<QueryResolvers['node']> = (_root, { id }, context) => findNode(id, context);

/** As `node.graphql` states. */
const mostNodes = 100;

/** `nodes(ids:)`: the same for many, each once however often it is asked for. What cannot be read is an error at its place alone. */
export const nodes: NonNullable<QueryResolvers['nodes']> = async (_root, { ids }, context) => {
  if (ids.length > mostNodes) throw badInput(`\`ids\` names at most ${mostNodes} objects.`, 'ids');
  const found = new Map(ids.map((id) => [id, findNode(id, context)]));
  const outcomes = new Map(
    await Promise.all(
      [...found].map(async ([id, node]) => [id, await node.catch((error: unknown) => error as Error)] as const),
    ),
  );
  // A place that holds an error is told as one, and its neighbours stand.
  return ids.map((id) => outcomes.get(id) ?? null) as (NodeModel | null)[];
};

async function findNode(id: string, context: Context): Promise<NodeModel | null> {
  const asked = fromGlobalId(id);
  const find = asked === null ? undefined : nodeTypes.get(asked.type);
  if (asked === null || find === undefined) return null;
  try {
    return named(await find(asked, context), asked.type);
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
}

/** Mappers name the type where it is not the one of the id: a question has several. */
const named = (found: object | null, type: string): NodeModel | null =>
  found === null ? null : ({ __typename: type, ...found } as NodeModel);
