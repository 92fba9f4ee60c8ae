import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { fieldSentence } from './fieldSentence.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly $ref?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Refusal {
  readonly code: unknown;
  readonly message: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** What libraries say of a value that does not fit, and nobody should read. */
const theirWords =
  /invalid (input|option|string|number|key|value|discriminator|element|url|email|uuid)|expected .*received|too (small|big)|unrecognized key|unexpected token|\bnan\b|\[object|undefined|JSON\.parse|FST_|zod/i;

/** Begins with the field, or with a capital, and ends. */
const wholeSentence = /^(?:`[^`]+`:? |\p{Lu})[^]*[.!?…]$/u;

const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x'.repeat(20_000),
  [],
  [[]],
  {},
  { a: 1 },
  ['x', 1],
];

let server: TestApp;
let admin: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true });
});
afterAll(() => server.close());

test(
  'OP-204 every 400 of every operation is a whole sentence of ours, with the field',
  { timeout: 300_000 },
  async () => {
    const document = openapiDocument() as {
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
      components: { schemas: Readonly<Record<string, Schema>> };
    };
    const propertiesOf = (schema: Schema | undefined): string[] => {
      const known =
        schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
      return Object.keys(known?.properties ?? {});
    };
    const problems: string[] = [];
    let refused = 0;
    /** Answers the fields of which something was told. */
    const look = async (method: string, url: string, body?: unknown): Promise<readonly string[]> => {
      const reply = await server.call<Refusal>(method, url, { as: admin, ...(body === undefined ? {} : { body }) });
      if (reply.status !== 400 || typeof reply.body !== 'object' || 'error' in reply.body) {
        return [];
      }
      refused += 1;
      const { code, message, errors = [] } = reply.body;
      const texts = [message, ...errors.map((error) => error.message)];
      if (
        texts.some((text) => theirWords.test(text) || text.trim() === '') ||
        (code === 'INVALID' && !texts.every((text) => wholeSentence.test(text)))
      ) {
        problems.push(`${method} ${url.slice(0, 80)}: ${JSON.stringify(texts).slice(0, 300)}`);
      }
      return errors.map(({ field }) => field);
    };
    /** All fields at once, as all that does not fit is told at once; on its own again what was not told among them. */
    const lookAtAll = async (
      names: readonly string[],
      ask: (names: readonly string[]) => Promise<readonly string[]>,
    ): Promise<void> => {
      const told = await ask(names);
      for (const name of names.filter((each) => !told.some((field) => field.split('.')[0] === each))) {
        if (names.length > 1) {
          await ask([name]);
        }
      }
    };
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        // These end the session or the account that the test calls with.
        if (/_logout|users\/me$/.test(path) && method !== 'get' && method !== 'patch') {
          continue;
        }
        const url = path.replaceAll(/\{\w+\}/g, '1');
        if (url !== path) {
          await look(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '-x'));
        }
        const asked = (operation.parameters ?? []).filter(({ in: place }) => place === 'query').map(({ name }) => name);
        if (asked.length > 0) {
          for (const value of ['x', '-1.5', '%20', 'a'.repeat(3_000), "'", '1e99']) {
            const query = (names: readonly string[]): string => names.map((name) => `${name}=${value}`).join('&');
            await lookAtAll(asked, (names) => look(method.toUpperCase(), `${url}?${query(names)}`));
          }
        }
        const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
        if (schema === undefined) {
          continue;
        }
        for (const value of hostile.filter((each) => typeof each === 'object')) {
          await look(method.toUpperCase(), url, value);
        }
        const names = propertiesOf(schema);
        for (const value of hostile) {
          await lookAtAll(names, (some) =>
            look(method.toUpperCase(), url, Object.fromEntries(some.map((name) => [name, value]))),
          );
        }
      }
    }
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(500);
  },
);

test('what cannot be read is told in our words as well', async () => {
  const headers = { 'content-type': 'application/json' };
  const reply = await server.call('POST', '/api/v1/public/users', { headers, body: '{"a":' });
  expect(reply).toMatchObject({ status: 400, body: { message: 'The request cannot be read: its body is not JSON.' } });
  const filter = await server.call<Refusal>('GET', '/api/v1/public/courses?q=%26%26');
  expect(filter.body.errors).toEqual([
    { field: 'q', message: expect.stringMatching(/^The filter q cannot be read: see/) },
  ]);
});

test.each<[z.ZodType, unknown, string]>([
  [z.string(), 1, 'must be a text'],
  [z.string(), undefined, 'is required'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.coerce.number(), 'x', 'must be a number'],
  [z.boolean(), 'x', 'must be true or false'],
  [z.stringbool(), 'x', 'must be one of true, 1, yes, on, y, enabled, false, 0, no, off, n, disabled'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.object({}), [], 'must be an object'],
  [z.record(z.string(), z.int()), [], 'must be an object'],
  [z.enum(['A', 'B']), 'C', 'must be one of A, B'],
  [z.literal('A'), 'C', 'must be A'],
  [z.string().min(1), '', 'must have at least 1 character'],
  [z.array(z.int()).max(2), [1, 2, 3], 'has more than 2 entries: leave some out'],
  [z.number().min(2), 1, 'must be at least 2'],
  [z.number().gt(2), 2, 'must be more than 2'],
  [z.number().max(2), 3, 'must be at most 2'],
  [z.number().multipleOf(2), 3, 'must be a multiple of 2'],
  [z.email(), 'x', 'must be an e-mail address'],
  [z.uuid(), 'x', 'must be a UUID'],
  [z.string().regex(/^a$/), 'x', 'does not have the right form'],
  [z.strictObject({}), { a: 1, b: 2 }, 'has members that are not known: a, b'],
  [z.union([z.string(), z.int()]), true, 'has none of the forms that it may have'],
  [z.string().refine((text) => text === 'a'), 'x', 'is not valid'],
])('%# a schema that has no words of its own', (schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: fieldSentence });
  expect(error?.issues[0]?.message).toBe(sentence);
});
