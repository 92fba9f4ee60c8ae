import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isEnumType,
  type GraphQLArgument,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema, schemaText } from './schema.ts';

describe('the schema', () => {
  const schema = buildSchema(schemaText);
  const types = Object.values(schema.getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
  );
  const argumentsOf = (field: object): readonly GraphQLArgument[] =>
    'args' in field ? (field.args as readonly GraphQLArgument[]) : [];

  test('GW-01 everything is described by introspection: roots, each `input`, and what implementers of an interface repeat', () => {
    const missing = types.flatMap((type) => {
      const own = type.description == null ? [type.name] : [];
      if (isEnumType(type))
        return [...own, ...type.getValues().flatMap((v) => (v.description == null ? [`${type.name}.${v.name}`] : []))];
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return own;
      const fields = Object.values(type.getFields()).flatMap((field) => {
        const place = `${type.name}.${field.name}`;
        const described = field.description != null;
        const args = argumentsOf(field)
          .filter((arg) => arg.description == null)
          .map((arg) => `${place}(${arg.name})`);
        return [...(described ? [] : [place]), ...args];
      });
      return [...own, ...fields];
    });
    expect(missing).toEqual([]);
  });

  test('GW-01 every query and mutation is resolved', () => {
    const roots = [createSchema().getQueryType(), createSchema().getMutationType()];
    const unresolved = roots
      .flatMap((type) => Object.values(type?.getFields() ?? {}))
      .filter(({ resolve }) => resolve === undefined);
    expect(unresolved.map(({ name }) => name)).toEqual([]);
  });

  test('GW-01 every field that takes arguments is resolved: a plain value could not heed them', () => {
    const unresolved = Object.values(createSchema().getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ args, resolve }) => args.length > 0 && resolve === undefined)
          .map(({ name }) => `${type.name}.${name}`),
      );
    expect(unresolved).toEqual([]);
  });

  test('OP-13 each mutation takes one input and answers userErrors', () => {
    const wrong = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args, type }) => {
      const payload = schema.getType(String(type).replace('!', ''));
      return (
        args.length !== 1 ||
        args[0]?.name !== 'input' ||
        !isObjectType(payload) ||
        payload.getFields()['userErrors'] === undefined
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
