import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

type Json = Readonly<Record<string, unknown>>;
interface Documented {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: Json }>> };
}

let server: TestApp;
let admin: TestUser;
let token: string;
let operations: readonly { readonly method: string; readonly path: string; readonly documented: Documented }[];
let shapes: Readonly<Record<string, Json>>;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true, createCourse: true, createVoucher: true });
  token = await server.signIn(admin);
  const { paths, components } = openapiDocument() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, Json>> };
  };
  shapes = components.schemas;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({ method: method.toUpperCase(), path, documented })),
  );
});
afterAll(() => server.close());

const address = (path: string, name?: string, value = ''): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, part: string) => (part === name ? value : '1'));

const send = async (method: string, url: string, body?: unknown): Promise<number> => {
  const { statusCode } = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return statusCode;
};

const bad = 'a\u0000b\ud800\u0001';

/** A body of a shape with the bad text wherever a text may stand. */
function bodyOf(given: Json, depth = 0): unknown {
  const shape = resolved(given);
  const chosen = [shape['anyOf'], shape['oneOf'], shape['allOf']].find(Array.isArray) as readonly Json[] | undefined;
  if (chosen?.[0] !== undefined) {
    return bodyOf(chosen[0], depth + 1);
  }
  const { type, properties, items } = shape as {
    readonly type?: string;
    readonly properties?: Readonly<Record<string, Json>>;
    readonly items?: Json;
  };
  if (depth > 8) {
    return null;
  }
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, inner]) => [name, bodyOf(inner, depth + 1)]),
      );
    case 'array':
      return items === undefined ? [] : [bodyOf(items, depth + 1)];
    case 'string':
      return Array.isArray(shape['enum']) ? shape['enum'][0] : bad;
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return shape['const'] ?? bad;
  }
}

function resolved(shape: Json): Json {
  const name = typeof shape['$ref'] === 'string' ? shape['$ref'].split('/').at(-1) : undefined;
  return name === undefined ? shape : (shapes[name] ?? {});
}

describe('OP-172 ERR-01 text that the database cannot store is never a fault of the server', () => {
  test.each(['a%00b', '%ED%A0%80'])('as %s in an address of every operation', async (text) => {
    const faults: string[] = [];
    for (const { method, path, documented } of operations) {
      for (const { name, in: place } of documented.parameters ?? []) {
        const url = place === 'path' ? address(path, name, text) : `${address(path)}?${name}=${text}`;
        const status = place === 'header' ? 400 : await send(method, url, method === 'GET' ? undefined : {});
        if (status >= 500) {
          faults.push(`${status} ${method} ${url}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('in every text of every body', async () => {
    const faults: string[] = [];
    for (const { method, path, documented } of operations) {
      const shape = documented.requestBody?.content?.['application/json']?.schema;
      const status = shape === undefined ? 400 : await send(method, address(path), bodyOf(shape));
      if (status >= 500) {
        faults.push(`${status} ${method} ${path}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
