import {
  getNullableType,
  isInputObjectType,
  isListType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * How many fields the compiled code reads of an operation's variables. Inputs are expanded in place, and the item type of a list
 * twice, because one item may come without its list: an input that contains itself would never end, hence infinity.
 */
export const inputSizeOf = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): number =>
  variableDefinitions.reduce((size, { type }) => {
    const known = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    return known === undefined ? size : size + sizeOf(known, new Set());
  }, 0);

function sizeOf(type: GraphQLInputType, around: ReadonlySet<GraphQLInputObjectType>): number {
  const given = getNullableType(type);
  if (isListType(given)) return 2 * sizeOf(given.ofType, around);
  if (!isInputObjectType(given)) return 1;
  if (around.has(given)) return Number.POSITIVE_INFINITY;
  const inside = new Set([...around, given]);
  return Object.values(given.getFields()).reduce((size, field) => size + sizeOf(field.type, inside), 1);
}
