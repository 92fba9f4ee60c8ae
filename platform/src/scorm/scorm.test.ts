import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { lockAndSumStored } from '../file/fileQueries.ts';
import { keepInStore } from '../file/keepInStore.ts';
import { removeDueFiles } from '../file/removeDueFiles.ts';
import { withHead } from '../file/withHead.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, textLecture, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { multipartType, uploadBody } from '../testing/uploads.ts';
import { waitingForALock } from '../testing/waitingForALock.ts';
import { aManifest, aPackage, zipFile, type ZipEntry } from '../testing/zipFile.ts';
import { commitTicket, grantOfTicket } from './commitTicket.ts';
import { contentTicket, packageOfTicket } from './contentTicket.ts';
import { insertPackage } from './scormQueries.ts';
import type { ScormResponse } from './scormSchemas.ts';

interface Uploaded {
  readonly url: string;
  readonly name: string;
  readonly packageId: string;
  readonly version: string;
  readonly items: number;
}

interface Refusal {
  readonly code: string;
  readonly params: { readonly problem?: string };
}

let app: StudyApp;
let author: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  author = await app.aUser({ roleAdmin: true });
  learner = await app.aUser();
});
afterAll(() => app.close());

const send = <Body = Uploaded>(bytes: Uint8Array, courseId: Id, as: TestUser = author) =>
  app.call<Body>('POST', `/upload-api/v1/secured/workspaces/1/scorm/${courseId}/_upload`, {
    as,
    headers: { 'content-type': multipartType },
    body: uploadBody({ bytes, fileName: 'package.zip' }),
  });

const storeDeps = () => ({ db: app.db, clock: () => app.now(), config: app.config, files: app.app.files });
const withoutKey = () => ({
  workspaceId: 1,
  userId: author.userId,
  operation: 'keep',
  key: undefined,
  requestHash: '',
});
const storedFolders = async () =>
  (await readdir(join(await app.app.files.incomingFolder(), '..', 'stored', '1'))).toSorted();
const announced = () =>
  inWorkspace(app.db, 1, async (trx) => {
    const rows = await trx.selectFrom('file_removal').select('file_removal.store_key as storeKey').execute();
    return rows.map(({ storeKey }) => storeKey);
  });

/** A course whose lecture plays the package, and the learner in it. */
async function playing(bytes: Uint8Array) {
  const course = await app.aCourse({ modules: [{ name: 'M', lectures: [textLecture('before')] }] });
  const { status, body } = await send(bytes, course.id);
  expect(status).toBe(201);
  const { id, lectures } = await app.aCourse({
    modules: [{ name: 'M', lectures: [{ name: 'Play', mediaSource: body.url }, textLecture('after')] }],
  });
  const userCourse = await app.enrol(learner, id);
  const path = `/api/v1/secured/usercourses/${userCourse.id}/lecture/${lectures[0]}/scorm`;
  return { uploaded: body, path, courseId: id, lectureId: lectures[0] as Id, userCourseId: userCourse.id };
}

const read = (path: string, as: TestUser = learner) => app.call<ScormResponse>('GET', path, { as });

interface Committed {
  readonly leftOut: readonly string[];
  readonly userCourse: { readonly lecture: { readonly done: boolean } };
  readonly item: ScormResponse['items'][number];
}

const commit = (path: string, itemId: string, body: object, key?: string) =>
  app.call<Committed>('PUT', `${path}/${itemId}`, {
    as: learner,
    body: { session: randomUUID(), sequence: 1, sessionSeconds: 10, cmi: {}, ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

describe('uploading a package', () => {
  test.each([
    ['1.2', ['a']],
    ['2004', ['a', 'b']],
  ] as const)('SCORM-01 OP-02 REST-61 one of SCORM %s is unpacked and has an address', async (version, ids) => {
    const course = await app.aCourse({});
    const { status, body } = await send(aPackage(version, ids), course.id);
    expect([status, body.version, body.items, body.name]).toEqual([201, version, ids.length, 'Fire safety']);
    expect(body.url).toMatch(new RegExp(`^https?://.+/scorm/${course.id}/${body.packageId}/a\\.html$`));
  });

  test('OP-70 without an organization its resources open, and without a manifest its first page', async () => {
    const course = await app.aCourse({});
    const loose = '<manifest><resources><resource identifier="r" href="x/start.html"/></resources></manifest>';
    const byResource = zipFile([{ name: 'imsmanifest.xml', bytes: loose }, { name: 'x/start.html' }]);
    expect((await send(byResource, course.id)).body.url).toMatch(/\/x\/start\.html$/);
    expect((await send(zipFile([{ name: 'index.html' }]), course.id)).body.url).toMatch(/\/index\.html$/);
    const refusal = await send<Refusal>(zipFile([{ name: 'notes.txt' }]), course.id);
    expect([refusal.status, refusal.body.params.problem]).toEqual([400, 'NOTHING_TO_OPEN']);
  });

  test('REST-61 it is called by the name that comes along, else by its manifest, else by its file', async () => {
    const course = await app.aCourse({});
    const nameOf = async (bytes: Uint8Array, more: object = {}) => {
      const { body } = await app.call<Uploaded>('POST', `/upload-api/v1/secured/scorm/${course.id}/_upload`, {
        as: author,
        headers: { 'content-type': multipartType },
        body: uploadBody({ bytes, fileName: 'Safety first.zip', ...more }),
      });
      return body.name;
    };
    expect(await nameOf(aPackage(), { name: ' Fire ' })).toBe('Fire');
    expect(await nameOf(aPackage())).toBe('Fire safety');
    expect(await nameOf(zipFile([{ name: 'index.html' }]))).toBe('Safety first');
  });

  test('OP-70 an archive is known by its first bytes, however they come', async () => {
    const pieces = Array.from(aPackage(), (byte) => Buffer.from([byte]));
    const joined: Buffer[] = [];
    for await (const piece of withHead(Readable.from(pieces), 4)) {
      joined.push(piece);
    }
    expect(joined[0]?.toString('latin1')).toBe('PK\u0003\u0004');
    expect(Buffer.concat(joined).equals(aPackage())).toBe(true);
  });

  test('OP-70 packages and files share the room of a workspace', async () => {
    const course = await app.aCourse({});
    const sum = () => inWorkspace(app.db, 1, (trx) => lockAndSumStored(trx, 1));
    const before = await sum();
    await send(zipFile([{ name: 'index.html', bytes: 'x'.repeat(700) }]), course.id);
    expect(await sum()).toBe(before + 700);
    await expect(
      keepInStore(
        { ...storeDeps(), config: { ...app.config, filesBytesPerWorkspace: before + 1000 } },
        { storeKey: '1/too-much', bytes: 301, once: withoutKey() },
        async () => undefined,
        async () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  test('OP-70 uploads at the same time share what is left of the room', async () => {
    const room = (await inWorkspace(app.db, 1, (trx) => lockAndSumStored(trx, 1))) + 1000;
    const deps = { ...storeDeps(), config: { ...app.config, filesBytesPerWorkspace: room } };
    const keep = (storeKey: string, fill: () => Promise<void>) =>
      keepInStore(deps, { storeKey, bytes: 600, once: withoutKey() }, fill, async () => 'known');
    const first = await keep('1/first', async () => {
      await expect(keep('1/second', async () => undefined)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    });
    expect([first, await keep('1/third', async () => undefined)]).toEqual(['known', 'known']);
  });

  test('OP-70 what becomes known while another upload waits for its turn is counted once', async () => {
    const course = await app.aCourse({});
    const sum = () => inWorkspace(app.db, 1, (trx) => lockAndSumStored(trx, 1));
    const before = await sum();
    const deps = { ...storeDeps(), config: { ...app.config, filesBytesPerWorkspace: before + 1000 } };
    const filling = Promise.withResolvers<void>();
    const filled = Promise.withResolvers<void>();
    const pack = {
      courseId: course.id,
      version: '1.2',
      title: '',
      entry: 'a',
      items: [],
      bytes: 400,
      files: 1,
    } as const;
    const first = keepInStore(
      deps,
      { storeKey: '1/known', bytes: 400, once: withoutKey() },
      () => {
        filling.resolve();
        return filled.promise;
      },
      (trx) =>
        insertPackage(
          trx,
          { ...pack, packageId: randomUUID(), storeKey: '1/known' },
          { createdBy: author.userId, now: app.now() },
        ),
    );
    await filling.promise;
    const { second } = await inWorkspace(app.db, 1, async (trx) => {
      await lockAndSumStored(trx, 1);
      filled.resolve();
      await waitingForALock(app, 1);
      const begun = keepInStore(
        deps,
        { storeKey: '1/beside', bytes: 400, once: withoutKey() },
        async () => undefined,
        async () => 'known',
      );
      await waitingForALock(app, 2);
      return { second: begun };
    });
    expect(await second).toBe('known');
    await first;
    expect(await sum()).toBe(before + 400);
  });

  test('OP-70 what was unpacked of a package that turns out to be damaged is gone with its refusal', async () => {
    const course = await app.aCourse({});
    const damaged = { name: 'z.html', bytes: 'x'.repeat(900), claimedBytes: 20 };
    await send(aPackage(), course.id);
    const before = await storedFolders();
    const { body } = await send<Refusal>(
      zipFile([page, { name: 'big.bin', bytes: 'y'.repeat(9_000) }, damaged]),
      course.id,
    );
    expect(body.params.problem).toBe('DAMAGED');
    expect([await storedFolders(), await announced()]).toEqual([before, []]);
  });

  test('OP-70 what cannot be removed then is due for housekeeping at once', async () => {
    const files = { ...app.app.files, removeAll: () => Promise.reject(new Error('the store is away')) };
    const keeping = keepInStore(
      { ...storeDeps(), files },
      { storeKey: '1/left', bytes: 3, once: withoutKey() },
      async () => {
        await app.app.files.put('1/left/a.html', Buffer.from('<p>'), 'text/html');
        throw new Error('the disk is full');
      },
      async () => undefined,
    );
    await expect(keeping).rejects.toThrow('the disk is full');
    expect(await announced()).toEqual(['1/left']);
    await removeDueFiles({ ...storeDeps(), clock: () => new Date(app.now().getTime() + 1000) });
    expect([await app.app.files.size('1/left/a.html'), await announced()]).toEqual([null, []]);
  });

  const page: ZipEntry = { name: 'index.html', bytes: '<p>' };
  const manyZeros = Array.from({ length: 25 }, (_, at) => ({ name: `${at}.bin`, bytes: Buffer.alloc(1024 * 1024) }));
  const hostile: readonly (readonly [string, string, () => Uint8Array])[] = [
    ['no archive', 'NOT_A_ZIP', () => Buffer.from('<html>PK')],
    ['an archive without its directory', 'NOT_A_ZIP', () => zipFile([page]).subarray(0, 40)],
    ['a way up', 'UNSAFE_NAME', () => zipFile([page, { name: '../../evil.sh' }])],
    ['an absolute path', 'UNSAFE_NAME', () => zipFile([page, { name: '/etc/passwd' }])],
    ['a drive', 'UNSAFE_NAME', () => zipFile([page, { name: 'C:/evil.exe' }])],
    ['a way up by backslashes', 'UNSAFE_NAME', () => zipFile([page, { name: String.raw`..\..\evil.sh` }])],
    ['a link', 'LINK', () => zipFile([page, { name: 'out', bytes: '/etc/passwd', mode: 0o120777 }])],
    ['a password', 'ENCRYPTED', () => zipFile([page, { name: 'a.js', isEncrypted: true }])],
    ['a bomb', 'TOO_DENSE', () => zipFile([page, { name: 'zeros', bytes: Buffer.alloc(8 * 1024 * 1024) }])],
    ['a bomb of small files', 'TOO_DENSE', () => zipFile([page, ...manyZeros])],
    ['a claim of 3 GB', 'TOO_LARGE', () => zipFile([page, { name: 'a', bytes: 'x', claimedBytes: 3 * 1024 ** 3 }])],
    ['more than it claims', 'DAMAGED', () => zipFile([{ ...page, bytes: 'x'.repeat(900), claimedBytes: 20 }])],
    ['5,001 files', 'TOO_MANY_FILES', () => zipFile(Array.from({ length: 5_001 }, (_, at) => ({ name: `${at}` })))],
    ['no XML', 'MANIFEST_UNREADABLE', () => zipFile([page, { name: 'imsmanifest.xml', bytes: '<manifest><a></b>' }])],
  ];

  test.each(hostile)('OP-70 %s is refused as a whole, with its reason', async (_what, problem, bytes) => {
    const course = await app.aCourse({});
    const { status, body } = await send<Refusal>(bytes(), course.id);
    expect([status, body.code, body.params.problem]).toEqual([400, 'PACKAGE_REFUSED', problem]);
  });

  test('OP-70 one that was cut short while it was unpacked leaves nothing but what housekeeping removes', async () => {
    const course = await app.aCourse({});
    const folder = `1/scorm-${randomUUID()}`;
    await app.app.files.put(`${folder}/index.html`, Buffer.from('half'), 'text/html');
    await inWorkspace(app.db, 1, async (trx) => {
      await trx
        .insertInto('file_removal')
        .values({ workspace_id: 1, store_key: folder, due_time: app.now() })
        .execute();
    });
    const { body } = await send(aPackage(), course.id);
    await removeDueFiles({ db: app.db, clock: () => new Date(app.now().getTime() + 1000), files: app.app.files });
    expect(await app.app.files.size(`${folder}/index.html`)).toBeNull();
    expect(await app.app.files.size(`1/scorm-${body.packageId}/a.html`)).toBeGreaterThan(0);
  });

  test('SCORM-01 ROLE-03 a learner uploads none, and a course of another workspace is not there', async () => {
    const course = await app.aCourse({});
    expect((await send(aPackage(), course.id, learner)).status).toBe(403);
    expect((await send(aPackage(), 999_999_999)).status).toBe(404);
  });
});

describe('the files of a package', () => {
  test('OP-70 are given for a ticket, in ranges too, and to nobody else', async () => {
    const { path } = await playing(aPackage());
    const { contentPath, items } = (await read(path)).body;
    const at = (ticket: string, file = items[0]?.path) =>
      app.app.inject({ url: `/scorm-content${ticket}${file}`, headers: { range: 'bytes=0-8' } });
    const found = await at(contentPath);
    expect([found.statusCode, found.body, found.headers['content-type']]).toEqual([
      206,
      '<!doctype',
      'text/html; charset=utf-8',
    ]);
    expect((await at(contentPath.replace(/.\/$/, '!/'))).statusCode).toBe(404);
    expect((await at(contentPath, '..%2fb.html')).statusCode).toBe(404);
    expect((await at(contentPath, 'b.html')).statusCode).toBe(404);
  });

  test.each([
    'Übung 1/große Prüfung.html',
    'img/menu@2x (1)+&=[a]!.html',
    'урок/вправа.html',
    'a..b/.x.html',
    '日本/語.html',
  ])('OP-70 are found whatever they are called: %s', async (name) => {
    for (const saysNoCharset of [false, true]) {
      const bytes = '<!doctype html><title>Here</title>';
      const href = name.split('/').map(encodeURIComponent).join('/');
      const manifest = aManifest('1.2', [{ id: 'a', href }]);
      const { path } = await playing(
        zipFile([
          { name: 'imsmanifest.xml', bytes: manifest },
          { name, bytes, saysNoCharset },
        ]),
      );
      const { contentPath, items } = (await read(path)).body;
      const found = await app.app.inject({ url: `/scorm-content${contentPath}${items[0]?.path}` });
      expect([found.statusCode, found.body]).toEqual([200, bytes]);
    }
  });

  test('OP-144 are found by other letters than they have, as what they are', async () => {
    const { path } = await playing(
      zipFile([
        { name: 'imsmanifest.xml', bytes: aManifest('1.2', [{ id: 'a', href: 'A.HTML' }]) },
        { name: 'a.html', bytes: '<p>page' },
        { name: 'img/Logo.PNG', bytes: 'picture' },
      ]),
    );
    const { contentPath } = (await read(path)).body;
    const at = async (file: string) => {
      const found = await app.app.inject({ url: `/scorm-content${contentPath}${file}` });
      return [found.statusCode, found.headers['content-type']];
    };
    expect(await at('IMG/logo.png')).toEqual([200, 'image/png']);
    expect(await at('img%5Clogo.png')).toEqual([200, 'image/png']);
    expect(await at('./A.htm')).toEqual([404, expect.anything()]);
    expect(await at('!names.json')).toEqual([404, expect.anything()]);
  });

  test('OP-70 a ticket counts twelve hours, in its workspace alone', () => {
    const config = { sealingKey: Buffer.alloc(32, 1) } as unknown as Parameters<typeof contentTicket>[0];
    const packageId = randomUUID();
    const now = new Date('2030-01-01T10:30:00Z');
    const ticket = contentTicket(config, { workspaceId: 1, packageId }, now);
    const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(packageOfTicket(config, 1, ticket, after(12))).toBe(packageId);
    expect(packageOfTicket(config, 2, ticket, now)).toBeNull();
    expect(packageOfTicket(config, 1, ticket, after(13))).toBeNull();
  });
});

describe('playing a package', () => {
  test('SCORM-02 what an item hands over is there when it opens next, with the time of all sessions', async () => {
    const { path } = await playing(aPackage());
    const first = randomUUID();
    await commit(path, 'a', { session: first, sequence: 2, cmi: { 'cmi.suspend_data': 'page 2' }, sessionSeconds: 60 });
    await commit(path, 'a', { session: first, sequence: 1, cmi: { 'cmi.suspend_data': 'page 1' }, sessionSeconds: 30 });
    const second = randomUUID();
    await commit(path, 'a', { session: second, cmi: { 'cmi.suspend_data': 'page 3' }, sessionSeconds: 5 });
    await commit(path, 'a', { session: first, sequence: 9, cmi: { 'cmi.suspend_data': 'late' } });
    const [item] = (await read(path)).body.items;
    expect(item?.state).toMatchObject({ cmi: { 'cmi.suspend_data': 'page 3' }, totalSeconds: 65, sessions: 2 });
  });

  test('SCORM-02 two sessions at a time end in one of them, whole', async () => {
    const { path } = await playing(aPackage());
    const sessions = Array.from({ length: 6 }, (_, at) => ({
      session: randomUUID(),
      cmi: { 'cmi.suspend_data': `${at}`, 'cmi.core.lesson_location': `${at}` },
    }));
    const answers = await Promise.all(sessions.map((one) => commit(path, 'a', one)));
    expect(answers.map(({ status }) => status)).toEqual(sessions.map(() => 200));
    const [item] = (await read(path)).body.items;
    expect(item?.state.sessions).toBe(6);
    expect(item?.state.cmi['cmi.suspend_data']).toBe(item?.state.cmi['cmi.core.lesson_location']);
  });

  test('SCORM-02 OP-70 completion, success and score are apart, and all items done is the lecture seen', async () => {
    const { path } = await playing(aPackage('2004', ['a', 'b']));
    const one = await commit(path, 'a', {
      cmi: { 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed', 'cmi.score.scaled': '0.4' },
    });
    expect(one.body.item.state).toMatchObject({ completion: 'COMPLETED', success: 'FAILED', scoreScaled: 0.4 });
    expect(one.body.userCourse.lecture.done).toBe(false);
    const other = await commit(path, 'b', { cmi: { 'cmi.success_status': 'passed' } });
    expect(other.body.item.state).toMatchObject({ completion: 'UNKNOWN', success: 'PASSED' });
    expect(other.body.userCourse.lecture.done).toBe(true);
  });

  test('SCORM-02 what was reached stays when an item is opened again, so that the others can end the package', async () => {
    const { path } = await playing(aPackage('2004', ['a', 'b']));
    const passed = { 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed', 'cmi.score.scaled': '0.8' };
    await commit(path, 'a', { cmi: passed });
    const again = await commit(path, 'a', {
      cmi: { 'cmi.completion_status': 'incomplete', 'cmi.score.scaled': '0.1' },
    });
    expect(again.body.item.state).toMatchObject({
      completion: 'COMPLETED',
      success: 'PASSED',
      scoreScaled: 0.8,
      finished: true,
    });
    const better = await commit(path, 'a', { cmi: { ...passed, 'cmi.score.scaled': '0.9' } });
    expect(better.body.item.state.scoreScaled).toBe(0.9);
    expect((await commit(path, 'b', { cmi: passed })).body.userCourse.lecture.done).toBe(true);
  });

  test('SCORM-02 one that never says that it is done is marked as seen by the learner', async () => {
    const { path, userCourseId, lectureId } = await playing(aPackage());
    const { body } = await commit(path, 'a', { cmi: { 'cmi.suspend_data': 'x' } });
    expect(body.userCourse.lecture.done).toBe(false);
    expect((await app.seen(learner, userCourseId, lectureId)).status).toBe(200);
  });

  test('SCORM-02 the same key counts once', async () => {
    const { path } = await playing(aPackage());
    const given = { session: randomUUID(), cmi: { 'cmi.suspend_data': 'x' }, sessionSeconds: 7 };
    const key = randomUUID();
    expect((await commit(path, 'a', given, key)).status).toBe(200);
    expect((await commit(path, 'a', given, key)).body.item.state.totalSeconds).toBe(7);
    expect((await commit(path, 'a', { ...given, sessionSeconds: 8 }, key)).status).toBe(422);
  });

  test.each<[string, string, unknown]>([
    ['suspend data longer than 64 KB', 'cmi.suspend_data', 'x'.repeat(65_537)],
    ['suspend data longer than everything together may be', 'cmi.suspend_data', 'x'.repeat(450_000)],
    ['a comment that is too long', 'cmi.comments', 'x'.repeat(65_537)],
    ['nothing in place of a value', 'cmi.suspend_data', null],
    ['a number', 'cmi.core.score.raw', 88],
    ['a truth', 'cmi.core.lesson_location', true],
    ['a list', 'cmi.interactions', []],
    ['a tree', 'cmi.core', { lesson_status: 'failed' }],
    ['an unknown element', 'window.location', 'x'],
    ['an element with a blank', 'cmi.suspend data', 'x'],
    ['an element that is too long', `cmi.${'x'.repeat(300)}`, 'x'],
    ['an element without a name', '', 'x'],
    ['the name of a prototype', 'constructor', 'x'],
  ])('SCORM-02 OP-115 %s is left out and named, and every other value is kept', async (_what, element, value) => {
    const { path } = await playing(aPackage());
    const before = { 'cmi.suspend_data': 'page 1', 'cmi.core.lesson_location': '6' };
    const session = randomUUID();
    await commit(path, 'a', { session, cmi: before });
    const others = { 'cmi.core.lesson_status': 'passed', 'cmi.core.session_time': '0000:01:00' };
    const { status, body } = await commit(path, 'a', { session, sequence: 2, cmi: { ...others, [element]: value } });
    expect([status, body.leftOut]).toEqual([200, [element.slice(0, 255)]]);
    expect(body.item.state).toMatchObject({ success: 'PASSED', cmi: others });
    const kept = Object.entries(before).filter(([name]) => name === element);
    expect(body.item.state.cmi).toEqual({ ...others, ...Object.fromEntries(kept) });
  });

  test('SCORM-02 OP-115 OP-177 of more than 400,000 characters together the longest values are left out and named', async () => {
    const { path } = await playing(aPackage());
    const large = Object.fromEntries(
      Array.from({ length: 7 }, (_, at) => [`cmi.interactions.${at}.id`, 'x'.repeat(60_000 + at)]),
    );
    const others = { 'cmi.core.lesson_status': 'passed', 'cmi.core.lesson_location': '7' };
    const { status, body } = await commit(path, 'a', { cmi: { ...large, ...others } });
    expect([status, body.leftOut]).toEqual([200, ['cmi.interactions.6.id']]);
    expect(body.item.state).toMatchObject({ success: 'PASSED', cmi: others });
    expect(Object.keys(body.item.state.cmi)).toHaveLength(8);
  });

  test('SCORM-02 OP-70 all items of a package keep 4 MB at most; what keeps no more than before is still taken', async () => {
    const ids = Array.from({ length: 13 }, (_, at) => `i${at}`);
    const { path } = await playing(aPackage('2004', ids));
    const full = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`cmi.comments_from_learner.${at}.comment`, 'x'.repeat(60_000)]),
    );
    for (const id of ids.slice(0, 11)) {
      expect((await commit(path, id, { cmi: full })).status).toBe(200);
    }
    const { status, body } = await commit(path, 'i11', { cmi: full });
    expect([status, (body as unknown as { errors: unknown[] }).errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'cmi', message: expect.stringMatching(/together within 4194304 bytes/) })],
    ]);
    const { body: kept } = await commit(path, 'i0', { cmi: { ...full, 'cmi.comments_from_learner.0.comment': 'y' } });
    expect(kept.item.state.cmi['cmi.comments_from_learner.0.comment']).toBe('y');
    expect((await read(path)).body.items.filter(({ state }) => state.sessions > 0)).toHaveLength(11);
  });

  test('SCORM-02 another learner neither reads nor writes it, and authors look at it without a state', async () => {
    const { path, courseId, lectureId } = await playing(aPackage());
    const other = await app.aUser();
    expect((await read(path, other)).status).toBe(404);
    expect(
      (
        await app.call('PUT', `${path}/a`, {
          as: other,
          body: { session: randomUUID(), sequence: 1, sessionSeconds: 1, cmi: {} },
        })
      ).status,
    ).toBe(404);
    const looking = await read(`/api/v1/secured/courses/${courseId}/lecture/${lectureId}/scorm`, author);
    expect([looking.status, looking.body.items[0]?.state.sessions]).toEqual([200, 0]);
  });
});

describe('what an item says as its page goes', () => {
  const leave = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    app.call('POST', '/scorm-commits', {
      body: { session: randomUUID(), sequence: 1, sessionSeconds: 10, itemId: 'a', cmi: {}, ...body },
      headers,
    });
  const last = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '88', 'cmi.core.lesson_location': '7' };

  test('SCORM-02 OP-115 is kept by a ticket, once, and nothing that is older changes it', async () => {
    const { path } = await playing(aPackage());
    const { commitTicket: ticket } = (await read(path)).body;
    const session = randomUUID();
    await commit(path, 'a', { session, sequence: 3, cmi: { 'cmi.core.lesson_status': 'incomplete' } });
    for (const sequence of [5, 5, 4, 2]) {
      const cmi = sequence === 5 ? last : { 'cmi.core.lesson_status': 'incomplete' };
      expect((await leave({ ticket, session, sequence, cmi })).status).toBe(204);
    }
    const [item] = (await read(path)).body.items;
    expect(item?.state).toMatchObject({ success: 'PASSED', scoreScaled: 0.88, cmi: last, sessions: 1 });
  });

  test('SCORM-02 OP-115 comes too late once another session continues', async () => {
    const { path } = await playing(aPackage());
    const { commitTicket: ticket } = (await read(path)).body;
    const session = randomUUID();
    await commit(path, 'a', { session, cmi: {} });
    await commit(path, 'a', { cmi: { 'cmi.suspend_data': 'newer' } });
    expect((await leave({ ticket, session, sequence: 9, cmi: last })).status).toBe(204);
    const [item] = (await read(path)).body.items;
    expect(item?.state).toMatchObject({ cmi: { 'cmi.suspend_data': 'newer' }, success: 'UNKNOWN', sessions: 2 });
  });

  test('SCORM-02 OP-115 an author who only looks has no ticket', async () => {
    const { courseId, lectureId } = await playing(aPackage());
    const looking = await read(`/api/v1/secured/courses/${courseId}/lecture/${lectureId}/scorm`, author);
    expect(looking.body.commitTicket).toBeNull();
  });

  test('SCORM-02 OP-115 a ticket is of one package, workspace and sign-in, and for twelve hours', async () => {
    const { path, userCourseId, lectureId, uploaded } = await playing(aPackage());
    const ticket = (await read(path)).body.commitTicket ?? '';
    const grant = grantOfTicket(app.config, 1, ticket, app.now());
    const expected = { workspaceId: 1, userId: learner.userId, userCourseId, lectureId, packageId: uploaded.packageId };
    expect(grant).toMatchObject(expected);
    const after = (hours: number) => new Date(app.now().getTime() + hours * 3_600_000);
    expect(grantOfTicket(app.config, 1, ticket, after(11))).toMatchObject(expected);
    expect(grantOfTicket(app.config, 1, ticket, after(12))).toBeNull();
    expect(grantOfTicket(app.config, 2, ticket, app.now())).toBeNull();
    const forged = { ...expected, familyId: randomUUID(), tokenId: randomUUID() };
    const others: readonly [string, string][] = [
      ['made up', 'ticket'],
      ['changed', `x${ticket}`],
      ['signed with another key', commitTicket({ sealingKey: 'x'.repeat(32) }, { ...forged, ...grant }, app.now())],
      ['of a sign-in that is over', commitTicket(app.config, forged, app.now())],
    ];
    for (const [what, other] of others) {
      expect([what, (await leave({ ticket: other })).status]).toEqual([what, 401]);
    }
    const elsewhere = commitTicket(app.config, { ...forged, ...grant, packageId: randomUUID() }, app.now());
    expect((await leave({ ticket: elsewhere })).status).toBe(404);
    expect((await leave({ ticket }, { host: 'acme.localhost' })).status).toBe(401);
  });
});

describe('OP-118 SCORM-01 a course that is one package', () => {
  interface Verdict {
    readonly progress: {
      readonly scorePercent: number;
      readonly certificate: { readonly reached: boolean; readonly pointsPercent: number };
    };
  }

  /** What a learner is told after each of the statuses was handed over, in a course that asks for 80 per cent. */
  async function verdictAfter(
    cmi: Readonly<Record<string, string>>,
  ): Promise<Verdict & { readonly certified: boolean }> {
    const holder = await app.aCourse({});
    const { body } = await send(aPackage('1.2', ['a']), holder.id);
    const { id, lectures } = await app.aCourse({
      type: 'SCORM_COURSE',
      certifiable: true,
      minScoreRate: 0.8,
      modules: [{ name: 'M', lectures: [{ name: 'Play', mediaSource: body.url }] }],
    });
    const person = await app.aUser();
    const userCourse = await app.enrol(person, id);
    const path = `/api/v1/secured/usercourses/${userCourse.id}`;
    const committed = await app.call('PUT', `${path}/lecture/${lectures[0]}/scorm/a`, {
      as: person,
      body: { session: randomUUID(), sequence: 1, sessionSeconds: 10, cmi },
    });
    expect(committed.status).toBe(200);
    const told = await app.call<Verdict>('GET', path, { as: person });
    // What is not complete has no dry run: 412.
    const dryRun = await app.call<{ completion?: { wouldCertify: boolean } }>('POST', `${path}/_complete?dryRun=true`, {
      as: person,
      body: {},
    });
    return { ...told.body, certified: dryRun.body.completion?.wouldCertify ?? false };
  }

  test.each([
    ['passed below the mark', { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '50' }, true, 50],
    ['failed above the mark', { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '90' }, false, 90],
    ['completed at the mark', { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '80' }, true, 80],
    ['completed below the mark', { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '79' }, false, 79],
    ['completed without a score', { 'cmi.core.lesson_status': 'completed' }, true, 100],
    [
      'left in the middle with a score',
      { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.score.raw': '95' },
      false,
      95,
    ],
  ])('%s', async (_case, cmi, certified, percent) => {
    const verdict = await verdictAfter(cmi);
    expect(verdict.progress.certificate).toMatchObject({ reached: certified, pointsPercent: percent });
    expect(verdict.certified).toBe(certified);
    expect(verdict.progress.scorePercent).toBe(percent);
  });
});
