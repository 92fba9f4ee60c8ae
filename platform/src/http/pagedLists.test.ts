import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWorkspace } from '../testing/filledWorkspace.ts';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import type { Page } from './paging.ts';

interface Schema {
  readonly required?: readonly string[];
  /** `#/components/schemas/…` */
  readonly $ref?: string;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let server: TestApp;
let admin: TestUser;
let lists: [string, Operation][];
let schemas: Document['components']['schemas'];
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true });
  ({ ids } = await fillWorkspace(server, { host: 'localhost', admin, learner: admin, marker: 'one' }));
  const document = openapiDocument() as Document;
  schemas = document.components.schemas;
  lists = Object.entries(document.paths).flatMap(([path, { get }]): [string, Operation][] =>
    get?.parameters?.some(({ name }) => name === 'page') === true ? [[path, get]] : [],
  );
});
afterAll(() => server.close());

/** What a list is not read without. */
const needed: Readonly<Record<string, () => string>> = {
  '/api/v1/secured/workspaces/{id}/deletions': () => `&deletedSince=${server.now().toISOString()}`,
};

const read = (path: string, query: string) => {
  const idOf = (name: string): string => (path.includes('/workspaces/{id}') && name === 'id' ? '1' : (ids[name] ?? ''));
  return server.call<Page<unknown> & { errors?: { field: string; message: string }[] }>(
    'GET',
    `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name))}?${query}${needed[path]?.() ?? ''}`,
    { as: admin },
  );
};

describe('OP-06 every paged list', () => {
  test('takes cursors and answers them', () => {
    expect(lists.length).toBeGreaterThan(15);
    for (const [path, { parameters = [], responses }] of lists) {
      const names = parameters.map(({ name }) => name);
      expect(names, path).toEqual(expect.arrayContaining(['page', 'size', 'after', 'before']));
      const schema = responses['200']?.content?.['application/json']?.schema;
      const page = schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
      expect(page?.required, path).toContain('cursors');
    }
  });

  test('refuses a cursor that is not its own, and a page together with a cursor, naming the field', async () => {
    for (const [path] of lists) {
      for (const [field, query] of [
        ['after', 'after=nonsense'],
        ['before', `before=${Buffer.from('["another list","1"]').toString('base64url')}`],
        ['page', 'page=0&before=end'],
        ['before', 'after=x&before=end'],
      ] as const) {
        const { status, body } = await read(path, query);
        expect({ path, status, errors: body.errors }).toEqual({
          path,
          status: 400,
          errors: [{ field, message: expect.stringMatching(/^[A-Z].+\.$/) as string }],
        });
      }
    }
  });

  test('is the same read from its end as from its beginning', async () => {
    for (const [path] of lists) {
      const whole = await read(path, 'size=1000');
      const { content, cursors } = whole.body;
      expect({ path, status: whole.status, cursors: cursors.length }).toEqual({
        path,
        status: 200,
        cursors: content.length,
      });
      expect(new Set(cursors).size).toBe(cursors.length);
      const last = await read(path, 'before=end&size=1000');
      expect(last.body, path).toEqual({
        ...whole.body,
        currentPage: null,
        pageable: { ...whole.body.pageable, pageNumber: null },
      });
      if (cursors[0] === undefined) {
        continue;
      }
      const rest = await read(path, `after=${cursors[0]}&size=1000`);
      expect(rest.body, path).toMatchObject({
        content: content.slice(1),
        cursors: cursors.slice(1),
        pageable: { first: false, last: true, totalElements: content.length },
      });
    }
  });
});
