import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { insertFile } from '../../file/fileQueries.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const importing = (body: unknown, { as = app.author, headers = {} } = {}) =>
  app.call<FullCourse>('POST', `${coursesPath}/_import?include=modules`, { as, body, headers });

/** A picture in the library of the workspace. */
const aStoredPicture = (hash: string) => aStoredFile(hash, { extension: 'png', byte_count: 1, width: 1 });

const aStoredFile = (
  hash: string,
  { extension, byte_count, width }: { extension: string; byte_count: number; width: number | null },
) =>
  inWorkspace(app.db, 1, (trx) =>
    insertFile(
      trx,
      1,
      app.author.userId,
      {
        name: 'Tea',
        extension,
        category: 'OTHER',
        type: 'IMAGE',
        alternative_text: null,
        hash,
        byte_count,
        width,
        store_key: `${hash}.${extension}`,
      },
      app.now(),
    ),
  );

test('IMPEX-01 IMPEX-02 OP-73 what was read with modules is imported: unpublished, voucher off, no template, under new ids', async () => {
  const { body: source } = await app.create(
    aCourse({
      template: true,
      voucherActivated: true,
      tags: ['tea'],
      modules: [
        aModule({
          lectures: [
            aLecture({
              questionAnswers: [aQuestion(), aQuestion({ question: 'And black tea?' })],
              sections: [
                aText(),
                { type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 1 } } },
                { type: 'JSON', content: { type: 'HOLOGRAM', content: { depth: 3 } } },
              ],
            }),
          ],
        }),
      ],
    }),
    { as: app.admin },
  );
  const file: unknown = JSON.parse(JSON.stringify((await app.read(source.id)).body));
  const { status, body } = await importing(file);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: source.name,
    published: false,
    voucherActivated: false,
    template: false,
    workspaceId: 1,
    createdBy: app.author.userId,
    tags: [{ name: 'tea' }],
  });
  const [before, after] = [lecturesOf(source)[0], lecturesOf(body)[0]];
  expect(after?.sections.map(({ content }) => content)).toEqual(before?.sections.map(({ content }) => content));
  expect(after?.id).not.toBe(before?.id);
  expect(after?.questionAnswers.map(({ question }) => question)).toEqual(
    before?.questionAnswers.map(({ question }) => question),
  );
});

test('IMPEX-02 achievements point to the lectures of the import, and another workspace takes it as its own', async () => {
  const { body: source } = await app.create();
  const items = [{ '@type': 'LECTURES_COMPLETED', name: 'First', lectureIds: [lecturesOf(source)[0]?.id] }];
  await app.save('PATCH', source.id, { gamificationItems: items });
  const file = (await app.read(source.id)).body;
  const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
  const { status, body } = await importing(file, { as: stranger });
  expect(status).toBe(201);
  expect(body.workspaceId).toBe(2);
  expect(body.gamificationItems?.[0]?.lectureIds).toEqual([lecturesOf(body)[0]?.id]);
});

test('IMPEX-02 OP-73 what the workspace does not have of packages and files is told with its lecture', async () => {
  const hash = 'ab'.repeat(32);
  const packageId = '22222222-2222-4222-8222-222222222222';
  const scorm = `https://elsewhere.test/scorm/7/${packageId}/index.html`;
  const file = `https://elsewhere.test/static/files/${hash}.pdf?file=7`;
  const html = `<p>See <a href="${file}">this</a> and <a href="${file}">that</a></p>`;
  const received = aCourse({
    modules: [
      aModule({
        lectures: [
          aLecture({ name: 'Plays', mediaSource: scorm }),
          aLecture({ name: 'Reads', sections: [aText(html)] }),
        ],
      }),
    ],
  });
  const { status, body } = await importing(received);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    warnings: [
      { kind: 'PACKAGE', address: scorm, lecture: 'Plays', path: 'modules.0.lectures.0.mediaSource' },
      {
        kind: 'FILE',
        address: file,
        lecture: 'Reads',
        path: expect.stringMatching(/^modules\.0\.lectures\.1\.sections\.0\./),
      },
    ],
  });
  expect((await importing(aCourse())).body).toMatchObject({ warnings: [] });
});

test('OP-238 what a stored course names and the workspace does not have is told until it is there', async () => {
  const hash = 'ef'.repeat(32);
  const address = `https://elsewhere.test/static/files/${hash}.png`;
  const { body: course } = await importing(aCourse({ courseImage: address }));
  const url = `/api/v1/secured/courses/${course.id}/missingfiles`;
  const missing = () => app.call('GET', url, { as: app.author });
  expect(await missing()).toMatchObject({
    status: 200,
    body: [{ kind: 'FILE', address, lecture: null, path: 'courseImage' }],
  });
  await aStoredPicture(hash);
  expect((await missing()).body).toEqual([]);
  const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
  expect((await app.call('GET', url, { as: stranger })).status).toBe(404);
});

test('OP-285 the files of a course that are heavy on a phone are told, each by what it is', async () => {
  const files = [
    ['10', 'gif', 1_000_001, null],
    ['11', 'gif', 1_000_000, null],
    ['12', 'png', 5_000_000, 4000],
    ['13', 'mp4', 100_000_001, null],
    ['14', 'pdf', 20_000_001, null],
    ['15', 'mp3', 20_000_000, null],
  ] as const;
  for (const [part, extension, byte_count, width] of files) {
    await aStoredFile(part.repeat(32), { extension, byte_count, width });
  }
  const addresses = files.map(([part, extension]) => `/static/files/${part.repeat(32)}.${extension}`);
  const pictures = addresses.map((address) => `<p><img src="${address}" alt="Tea"></p>`).join('');
  const { body: course } = await app.create(
    aCourse({ modules: [aModule({ lectures: [aLecture({ sections: [aText(pictures)] })] })] }),
  );
  const url = `/api/v1/secured/courses/${course.id}/heavyfiles`;
  const heavy = await app.call<readonly object[]>('GET', url, { as: app.author });
  expect(heavy.body).toMatchObject([
    { address: addresses[0], byteCount: 1_000_001, lecture: 'Leaves' },
    { address: addresses[3], byteCount: 100_000_001 },
    { address: addresses[4], byteCount: 20_000_001 },
  ]);
  const stranger = await app.aUser({ workspaceId: 2, createCourse: true });
  expect((await app.call('GET', url, { as: stranger })).status).toBe(404);
});

test('IMPEX-02 REST-18 a repeated import is the same one, though its file was uploaded in the meantime', async () => {
  const hash = 'cd'.repeat(32);
  const received = aCourse({
    modules: [aModule({ lectures: [aLecture({ mediaSource: `/static/files/${hash}.png?file=7` })] })],
  });
  const headers = { 'idempotency-key': 'import-once' };
  const first = await importing(received, { headers });
  expect(first.body).toMatchObject({ warnings: [{ kind: 'FILE' }] });
  await aStoredPicture(hash);
  const again = await importing(received, { headers });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect(again.body).toMatchObject({ warnings: [] });
  expect((await importing({ ...received, name: 'Coffee' }, { headers })).status).toBe(422);
  const created = await app.create(received, { headers });
  expect(created.status).toBe(201);
  expect(created.body.id).not.toBe(first.body.id);
});

test('IMPEX-02 a large course is cleaned before it is read, and is what a small one would be', async () => {
  const inside = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  /** Texts that were cleaned before a request was read. */
  const cleaned = () => inside.mock.calls.map(([texts]: unknown[]) => texts).filter((texts) => texts instanceof Map);
  const html = (index: number) => `<p onclick="x()">${index} ${'&amp; '.repeat(30)}<b>b</p>`;
  const sections = Array.from({ length: 400 }, (_, index) => ({ type: 'HTML', content: html(index) }));
  const names = { name: 'a <b>b</b> & c', description: ' <i onclick="x()">i</i> ' };
  const large = await importing(aCourse({ ...names, modules: [aModule({ lectures: [aLecture({ sections })] })] }));
  expect(cleaned()).toHaveLength(1);
  const small = await importing(
    aCourse({ ...names, modules: [aModule({ lectures: [aLecture({ sections: sections.slice(0, 3) })] })] }),
  );
  expect(cleaned()).toHaveLength(1);
  inside.mockRestore();
  expect([large.body.name, large.body.description]).toEqual(['a <b>b</b> & c', '<i>i</i>']);
  expect([small.body.name, small.body.description]).toEqual(['a <b>b</b> & c', '<i>i</i>']);
  const contents = (course: FullCourse) => lecturesOf(course)[0]?.sections.map(({ content }) => content);
  expect(contents(large.body)?.slice(0, 3)).toEqual(contents(small.body));
  expect(contents(large.body)?.[7]).toBe(`<p>7 ${'&amp; '.repeat(30)}<b>b</b></p>`);
});

const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test.each([
  ['no object', [1, 2]],
  ['no name', { description: 'x' }],
  ['a number for modules', { name: 'x', modules: 3 }],
  ['something else entirely', { name: 'x', modules: [{ lectures: [{ sections: [{ type: 'JSON' }] }] }] }],
  ['what is nested too deep', { name: 'x', customMetadata: nested(1_000) }],
])('IMPEX-02 OP-73 %s is refused, and says where', async (_what, file) => {
  const { status, body } = await importing(file);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'INVALID', errors: [{ message: expect.any(String) }] });
});

test('IMPEX-02 what is wrong with a field is told once, and by the limit that counts', async () => {
  const exactly = '`duration` must be at most 1000000.';
  const time = '`startTime` must be a time such as 2030-01-31T09:00:00.000Z.';
  const many = (count: number) => Array.from({ length: count }, () => ({}));
  for (const [file, field, message] of [
    [{ startTime: 'never' }, 'startTime', time],
    [{ startTime: 1e99 }, 'startTime', time],
    [{ duration: 2 ** 53 + 2 }, 'duration', exactly],
    [{ duration: 2_000_000 }, 'duration', exactly],
    [
      { modules: many(10_001) },
      'modules',
      '`modules` must have at most 200 entries unless the installation says otherwise.',
    ],
    [{ modules: many(201) }, 'modules', '`modules` must have at most 200 modules, not 201.'],
  ] as const) {
    const { status, body } = await importing({ name: 'x', ...file });
    expect([status, body]).toMatchObject([400, { errors: [{ field, message }] }]);
  }
});

test('IMPEX-02 a file that would change what every object inherits is refused', async () => {
  const refusal = (field: string) => ({
    status: 400,
    body: {
      code: 'INVALID',
      errors: [{ field, message: expect.stringMatching(/^`.+` has a name that may not stand there\.$/) }],
    },
  });
  const file = { name: 'Proto', constructor: { prototype: { polluted: 1 } } };
  expect(await importing(file)).toMatchObject(refusal('constructor'));
  const other: unknown = JSON.parse('{"name":"Proto","customMetadata":{"a":{"__proto__":{"polluted":1}}}}');
  expect(await importing(other)).toMatchObject(refusal('customMetadata.a.__proto__'));
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
