import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse } from '../course/courseBuilder.testkit.ts';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { writeOptions } from './refuseUnknownOptions.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** What the query of a write may say beside `writeOptions`: how it answers, as whom, and who registers. */
const otherParameters = ['include', 'view', 'invitation_token', 'external_access_token', 'realm'];

const secured = '/api/v1/secured';

let app: TestApp;
let admin: TestUser;
let courseId: number;
/** Each write with its parameters of the query. */
let writes: { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly path: string; readonly names: string[] }[];

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.aUser({ roleAdmin: true });
  const created = await app.call('POST', `${secured}/courses`, { as: admin, body: aCourse({ name: 'As it was' }) });
  courseId = created.body['id'] as number;
  const { paths } = openapiDocument() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  writes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase() as 'POST',
        path: path.replaceAll(/\{\w+\}/g, '1'),
        names: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      })),
  );
});
afterAll(() => app.close());

const isRefusal = (body: unknown): boolean => JSON.stringify(body).includes('is not offered here');

test.each(['dryrun=true', 'dry_run=1', 'DRY-RUN', 'validateOnly=true', 'preview=1', 'force=true'])(
  'OP-140 a course is not saved with ?%s',
  async (query) => {
    const path = `${secured}/courses/${courseId}`;
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const) {
      const { status, body } = await app.call(method, `${path}?${query}`, {
        as: admin,
        body: aCourse({ name: 'Other' }),
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID', errors: [{ field: query.split('=')[0] }] });
      expect(isRefusal(body)).toBe(true);
    }
    expect((await app.call('GET', path, { as: admin })).body['name']).toBe('As it was');
  },
);

test('OP-140 a parameter that means nothing to any write is ignored', async () => {
  const { status } = await app.call('PATCH', `${secured}/courses/${courseId}?utm_source=mail&_=1`, {
    as: admin,
    body: { name: 'As it was' },
  });
  expect(status).not.toBe(400);
});

test('OP-140 no write takes a dry run for the real thing, and each takes the options that it documents', async () => {
  expect(writes.length).toBeGreaterThan(80);
  const somebody = await app.aUser({ roleAdmin: true });
  for (const { method, path, names } of writes) {
    const trial = await app.call(method, `${path}?dryRun=true`, { as: somebody });
    // Who may not call it is told so first; nothing is written either.
    const isHeld = isRefusal(trial.body) || [401, 403, 404, 415].includes(trial.status);
    expect([path, trial.status, names.includes('dryRun') || isHeld]).toEqual([path, trial.status, true]);
    for (const name of names) {
      const { body } = await app.call(method, `${path}?${name}=true`, { as: somebody });
      expect([path, name, isRefusal(body)]).toEqual([path, name, false]);
    }
  }
});

test('OP-140 every parameter of a write is known as a wish or as no wish', () => {
  const names = [...new Set(writes.flatMap((write) => write.names))].sort();
  expect(names).toEqual([...writeOptions, ...otherParameters].sort());
});
