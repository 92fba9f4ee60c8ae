import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

const scalars: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['ID', '258'],
  ['Int', 3],
  ['Float', 0.5],
  ['Boolean', true],
  ['String', 'sample'],
  ['URL', 'http://localhost/signin/callback'],
  ['Date', '2030-01-31'],
  ['DateTime', '2030-01-31T09:00:00.000Z'],
  ['JSON', { a: 1 }],
]);

/** Values that fit the variables of an operation, optional ones and optional fields included; of alternatives the first. */
export function sampleVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(schema, type as never) as GraphQLInputType, variable.name.value),
    ]),
  );
}

function sampleOf(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name);
  if (isListType(type)) return [sampleOf(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const used = type.isOneOf ? fields.slice(0, 1) : fields;
    return Object.fromEntries(used.map((field) => [field.name, sampleOf(field.type, field.name)]));
  }
  // A first page has no cursor.
  if (type.name === 'String' && /^(?:cursor|after|before)$/.test(name)) return null;
  return scalars.get(type.name);
}
