import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, getNamedType, isEnumType, isInterfaceType, isObjectType, type GraphQLEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = (path: string) => readFileSync(resolve(import.meta.dirname, '..', '..', path), 'utf8');
const page = root('docs/errors.md');
const schema = buildSchema(root('schema.graphql'));
const openapi = JSON.parse(root('platform/openapi.json')) as unknown;

const enums = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLEnumType => isEnumType(type) && !type.name.startsWith('__'),
);

/** What the page lists: the first cell of a row of any of its tables. */
const listed = new Set([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code]) => code));

/** What someone chose, rather than what stood in the way of something. */
const noReasons = new Set(['ReviewOutcome']);

/** Settings of the operator, which are written like codes. */
const settings = new Set(['EMBED_HOSTS']);

const namedLikeReason = /(?:code|reason|problem|error|outcome)$/i;

/** Enums whose name, or a field that has them, says that they tell why something is as it is. */
function reasonEnums(): readonly GraphQLEnumType[] {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ name }) => namedLikeReason.test(name));
  const ofFields = new Set(fields.map(({ type }) => getNamedType(type).name));
  return enums.filter(({ name }) => !noReasons.has(name) && (namedLikeReason.test(name) || ofFields.has(name)));
}

/** The rows of the table below the heading that names an enum. */
function tableOf(name: string): readonly string[] {
  const [, section = ''] = new RegExp(`^#{2,3} \`${name}\`$([^]*?)(?=^#{2,3} )`, 'm').exec(page) ?? [];
  return [...section.matchAll(/^(\| `[A-Z_]+` \| .+ \|)$/gm)].map(([, row = '']) => row);
}

interface Found {
  readonly path: readonly string[];
  readonly value: unknown;
}

function* everything(value: unknown, path: readonly string[] = []): Generator<Found> {
  yield { path, value };
  if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      yield* everything(member, [...path, key]);
    }
  }
}

const found = [...everything(openapi)];
const unlisted = (codes: Iterable<unknown>) => [...new Set([...codes].map(String))].filter((code) => !listed.has(code));

/** A refusal, or what it says of one field, wherever an example has it. */
const isRefusal = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'message' in value && ('code' in value || 'reason' in value);

describe('ERR-08 BEY-46 OP-321 the page of errors', () => {
  // The rows of a job have more columns, and a test of the platform that compares them.
  it.each(
    reasonEnums()
      .filter(({ name }) => name !== 'JobRowOutcome')
      .map((type) => [type.name, type] as const),
  )('lists each value of %s of the GraphQL schema in its words, and no other', (name, type) => {
    const rows = type
      .getValues()
      .map((value) => `| \`${value.name}\` | ${(value.description ?? '').replaceAll(/\s+/g, ' ')} |`);
    expect(tableOf(name).toSorted()).toEqual(rows.toSorted());
  });

  it('lists each outcome of a row of a job that the GraphQL schema knows', () => {
    const outcomes = enums.find(({ name }) => name === 'JobRowOutcome')?.getValues() ?? [];
    expect(outcomes.length).toBeGreaterThan(50);
    expect(unlisted(outcomes.map(({ name }) => name))).toEqual([]);
  });

  it('lists each code and each reason that a refusal of REST has in its examples', () => {
    const refusals = found.filter(({ path }) => path.includes('examples')).map(({ value }) => value);
    const codes = refusals
      .filter(isRefusal)
      .flatMap(({ code, reason }) => [code, reason])
      .filter((code) => code !== undefined);
    expect(new Set(codes).size).toBeGreaterThan(5);
    expect(unlisted(codes)).toEqual([]);
  });

  it('lists each value that REST may answer as a code, a problem, a reason or an outcome', () => {
    const values = found
      .filter(({ path }) => path.at(-2) === 'properties' && namedLikeReason.test(path.at(-1) ?? ''))
      // What an author chose, as above.
      .filter(({ path }) => path[2]?.startsWith('ReviewThread') !== true)
      .flatMap(({ value }) => [...everything(value)])
      .filter(({ path, value }) => path.at(-1) === 'enum' && Array.isArray(value))
      .flatMap(({ value }) => value as readonly unknown[])
      .filter((value) => value !== null);
    expect(values.length).toBeGreaterThan(50);
    expect(unlisted(values)).toEqual([]);
  });

  it('lists each code that the words of GraphQL or REST name, unless it is a value of theirs', () => {
    const values = new Set<unknown>([
      ...enums.flatMap((type) => type.getValues().map(({ name }) => name)),
      ...found.filter(({ path }) => path.at(-2) === 'enum' || path.at(-1) === 'const').map(({ value }) => value),
    ]);
    const words = found.filter(({ path }) => path.at(-1) === 'description').map(({ value }) => String(value));
    const named = [root('schema.graphql'), ...words].flatMap((text) =>
      [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([code]) => code),
    );
    expect(new Set(named).size).toBeGreaterThan(50);
    expect(unlisted(named.filter((code) => !values.has(code) && !settings.has(code)))).toEqual([]);
  });
});
