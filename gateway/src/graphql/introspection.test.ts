import { buildSchema, getIntrospectionQuery, isSpecifiedScalarType, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { schemaText } from '../schema.ts';
import { createTestGateway } from '../testing/testGateway.ts';

interface Told {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly specifiedByURL?: string | null | undefined;
}

test('introspection tells what the contract says of itself, of its types and of its scalars', async () => {
  const gateway = await createTestGateway();
  const { data } = await gateway.ask(
    getIntrospectionQuery({ schemaDescription: true, specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }),
  );
  const { __schema: told } = data as unknown as IntrospectionQuery;
  const contract = buildSchema(schemaText);
  expect(told.description).toBe(contract.description);
  const own = Object.values(contract.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  expect(own.length).toBeGreaterThan(50);
  const says = (type: Told): object => ({
    name: type.name,
    description: type.description ?? null,
    specifiedByURL: 'specifiedByURL' in type ? (type.specifiedByURL ?? null) : null,
  });
  const names = new Set(own.map(({ name }) => name));
  expect(told.types.filter(({ name }) => names.has(name)).map(says)).toEqual(expect.arrayContaining(own.map(says)));
  await gateway.close();
});
