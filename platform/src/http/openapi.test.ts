import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly 'x-access'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly description?: string; readonly schema?: Schema }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses?: Readonly<
    Record<
      string,
      { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
    >
  >;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

describe('the OpenAPI document', () => {
  let server: TestApp;
  let document: Document;
  let operations: [string, Operation][];
  beforeAll(async () => {
    server = await createTestApp();
    document = (await server.call<Document>('GET', '/openapi.json')).body;
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  });
  afterAll(() => server.close());

  /** Names of the operations that break a rule. */
  const breaking = (holds: (operation: Operation, name: string) => boolean) =>
    operations.filter(([name, operation]) => !holds(operation, name)).map(([name]) => name);

  test('is of version 3.1 and has a page to browse it, served from here', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.length).toBeGreaterThan(10);
    const page = await server.call<string>('GET', '/docs/');
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(/(src|href)="https?:/);
  });

  test('is the one in the repository: npm run openapi -w platform writes it again', () => {
    expect(document).toEqual(openapiDocument());
  });

  test('every route says what it is for, in which domain, and who may call it', () => {
    expect(breaking(({ summary }) => (summary ?? '').length > 5)).toEqual([]);
    expect(breaking(({ description }) => (description ?? '').length > 20)).toEqual([]);
    expect(breaking(({ tags }) => tags?.length === 1)).toEqual([]);
    expect(breaking((operation) => operation['x-access'] !== undefined)).toEqual([]);
  });

  test('REST-81 every secured path asks for a bearer token, every public one does not', () => {
    expect(
      breaking((operation, name) => {
        const access = operation['x-access'] ?? '';
        const secured = ['learner', 'courseAdmin', 'voucherAdmin', 'admin', 'customiser'].includes(access);
        return / \/(api\/v1|analytics-api\/v1|upload-api\/v1)\/secured\//.test(name) === secured;
      }),
    ).toEqual([]);
  });

  test('every parameter is described', () => {
    expect(
      breaking(({ parameters = [] }) =>
        parameters.every(({ description, schema }) => Boolean(description ?? schema?.description)),
      ),
    ).toEqual([]);
  });

  test('every answer is described', () => {
    expect(
      breaking(({ responses = {} }) =>
        Object.values(responses).every(
          ({ description }) => (description ?? '') !== '' && description !== 'Default Response',
        ),
      ),
    ).toEqual([]);
  });

  const isDescribed = ({ description, $ref }: Schema): boolean =>
    description !== undefined ||
    ($ref !== undefined && document.components.schemas[$ref.split('/').at(-1) ?? '']?.description !== undefined);

  test('every property of every body is described', () => {
    const problems: string[] = [];
    const walk = (schema: Schema | undefined, path: string): void => {
      if (schema === undefined) {
        return;
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!isDescribed(property)) {
          problems.push(`${path}.${name}`);
        }
        walk(property, `${path}.${name}`);
      }
      walk(schema.items, `${path}[]`);
      for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) {
        walk(part, path);
      }
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      walk(schema, name);
    }
    for (const [name, { requestBody, responses = {} }] of operations) {
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      for (const content of contents.flatMap((item) => Object.values(item ?? {}))) {
        walk(content.schema, name);
      }
    }
    expect([...new Set(problems)]).toEqual([]);
  });

  test('OP-307 a body that may be null may be left out, and no other', () => {
    const required = (name: string) => operations.find(([each]) => each === name)?.[1].requestBody?.required;
    expect(required('POST /api/v1/secured/usercourses/{id}/_complete')).toBe(false);
    expect(required('POST /api/v1/secured/usercourses')).toBe(true);
  });

  test('OP-14 PATCH takes JSON and JSON Merge Patch', () => {
    expect(
      breaking(
        ({ requestBody }, name) =>
          !name.startsWith('PATCH ') ||
          ['application/json', 'application/merge-patch+json'].every((type) => type in (requestBody?.content ?? {})),
      ),
    ).toEqual([]);
  });

  test('a route that does not say who may call it stops the start', async () => {
    const { buildApp } = await import('../app.ts');
    const app = await buildApp({ config: server.config, db: server.db, clock: () => new Date() });
    expect(() => app.get('/api/v1/public/forgotten', async () => 'x')).toThrow('does not declare who may call it');
    await app.close();
  });
});

test('BEY-46 a linter of OpenAPI documents finds nothing', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The product has no licence that a document could name.
      'info-license': 'off',
      // What watches a server sends nothing that could be refused.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({
    source: JSON.stringify(openapiDocument()),
    absoluteRef: 'openapi.json',
    config,
  });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('BEY-46 no text of the document speaks in ids of the repository', () => {
  expect(
    JSON.stringify(openapiDocument()).match(/\b(?:REST|OP|BEY|LIM|ERR|ROLE|QUIZ|SET|AUTH|LEC|INTG|WS|SCORM|VAL)-\d+/g),
  ).toBeNull();
});

test('BEY-46 every tag is explained, and no tag is explained that no operation has', () => {
  const { tags, paths } = openapiDocument() as {
    tags: readonly { name: string; description: string }[];
    paths: Readonly<Record<string, Readonly<Record<string, { tags: readonly string[] }>>>>;
  };
  const used = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap((each) => each.tags)));
  expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
});
