import {
  buildSchema,
  getIntrospectionQuery,
  isScalarType,
  isSpecifiedScalarType,
  type IntrospectionQuery,
} from 'graphql';
import { expect, test } from 'vitest';
import { schemaText } from '../schema.ts';
import { createTestGateway } from '../testing/testGateway.ts';

test('introspection tells what the contract says of itself, of its types and of its scalars', async () => {
  const gateway = await createTestGateway();
  const { data } = await gateway.ask(
    getIntrospectionQuery({ schemaDescription: true, specifiedByUrl: true, inputValueDeprecation: true, oneOf: true }),
  );
  const told = (data as unknown as IntrospectionQuery).__schema;
  const contract = buildSchema(schemaText);
  expect(told.description).toBe(contract.description);
  const own = Object.values(contract.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  expect(own.length).toBeGreaterThan(50);
  for (const type of own) {
    const { description, ...rest } = told.types.find(({ name }) => name === type.name) ?? {};
    expect([type.name, description]).toEqual([type.name, type.description ?? null]);
    if (isScalarType(type)) expect(rest).toMatchObject({ specifiedByURL: type.specifiedByURL ?? null });
  }
  await gateway.close();
});
