import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { schemaText } from './schema.ts';
import { bearer, createTestGateway, type TestGateway } from './testing/testGateway.ts';

const schema = buildSchema(schemaText);
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

/** Fields that read one thing by its `id` and are null where there is none. */
const fieldsById = (type: string): GraphQLField<unknown, unknown>[] =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).filter(({ args, type: result }) => {
    const needed = args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
    return !isNonNullType(result) && needed.length > 0 && needed.every(({ name }) => name === 'id');
  });

const asked = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const given = args.filter((argument) => isNonNullType(argument.type)).map((argument) => `${argument.name}: "0"`);
  return `${name}(${given.join(', ')})${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''}`;
};

test.each(fieldsById('Query').map((field) => [field.name, field] as const))(
  'OP-13 Query.%s is null for an id that nothing has, and nobody is asked',
  async (name, field) => {
    const { data, errors } = await gateway.ask(`{ ${asked(field)} }`, {}, bearer());
    expect([data, errors, gateway.calls]).toEqual([{ [name]: null }, [], []]);
  },
);
