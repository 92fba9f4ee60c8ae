import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { removeDueFiles } from '../file/removeDueFiles.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, textLecture, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { multipartType, uploadBody } from '../testing/uploads.ts';
import { aPackage, zipFile } from '../testing/zipFile.ts';
import { sendPackage } from './scormUpload.testkit.ts';

let app: StudyApp;
let author: TestUser;

beforeAll(async () => {
  app = await createStudyApp();
  author = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

interface CourseWire {
  readonly version: number;
  readonly modules: readonly {
    readonly name: string;
    readonly lectures: readonly { readonly id: Id; readonly name: string; readonly mediaSource: string | null }[];
  }[];
}

const readCourse = async (courseId: Id) => {
  const path = `/api/v1/secured/courses/${courseId}?include=modules`;
  return (await app.call<CourseWire>('GET', path, { as: author })).body;
};
const packagesOf = (courseId: Id) =>
  inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('scorm_package')
      .select(['scorm_package.package_id as packageId', 'scorm_package.store_key as storeKey'])
      .where('scorm_package.course_id', '=', courseId)
      .execute(),
  );

test('SCORM-01 an archive for which there is no room is refused before it is looked at', async () => {
  const small = await createStudyApp({ FILES_BYTES_PER_WORKSPACE: '1000' });
  const admin = await small.aUser({ roleAdmin: true });
  const { id } = await small.aCourse({ type: 'SCORM_COURSE' });
  const { status, body } = await sendPackage<{ code: string }>(small, admin, id, { bytes: Buffer.alloc(200_000) });
  expect([status, body.code]).toEqual([409, 'STORAGE_FULL']);
  await small.close();
});

test('REST-61 OP-322 where there was room for one, its repetition is answered the same, and another key is refused', async () => {
  const small = await createStudyApp({ FILES_BYTES_PER_WORKSPACE: '250000' });
  const admin = await small.aUser({ roleAdmin: true });
  const { id } = await small.aCourse({ type: 'SCORM_COURSE' });
  const bytes = zipFile([{ name: 'index.html', bytes: randomBytes(200_000) }]);
  const given = { bytes, key: 'once' };
  const [first, beside] = await Promise.all([
    sendPackage(small, admin, id, given),
    sendPackage(small, admin, id, given),
  ]);
  const later = await sendPackage(small, admin, id, given);
  expect([first.status, beside, later]).toMatchObject([
    201,
    { status: 201, body: first.body },
    { status: 201, body: first.body },
  ]);
  const { status, body } = await sendPackage<{ code: string }>(small, admin, id, { bytes, key: 'another' });
  expect([status, body.code]).toEqual([409, 'STORAGE_FULL']);
  await small.close();
});

describe('a course of type SCORM_COURSE', () => {
  test('SCORM-01 OP-70 is made by the upload alone, and the next package takes the place of the first', async () => {
    const { id } = await app.aCourse({ type: 'SCORM_COURSE' });
    const { body: first } = await sendPackage(app, author, id, { bytes: aPackage() });
    const [module] = (await readCourse(id)).modules;
    expect(module).toMatchObject({
      name: 'Fire safety',
      lectures: [{ id: first.lectureId, name: 'Fire safety', mediaSource: first.url }],
    });
    const { body: second } = await sendPackage(app, author, id, { bytes: aPackage('2004') });
    const after = await readCourse(id);
    expect(second.lectureId).toBe(first.lectureId);
    expect(after.modules.map(({ lectures }) => lectures.map(({ mediaSource }) => mediaSource))).toEqual([[second.url]]);
  });

  test('SCORM-01 is left alone while someone edits it, whichever of the two uploads: their editor has the draft', async () => {
    const { id } = await app.aCourse({ type: 'SCORM_COURSE' });
    await app.call('POST', `/api/v1/secured/courses/${id}/_lock`, { as: author });
    const { version } = await readCourse(id);
    const { status, body } = await sendPackage(app, author, id, { bytes: aPackage() });
    expect([status, body.lectureId]).toEqual([201, null]);
    expect(await readCourse(id)).toMatchObject({ version, modules: [] });
  });

  test('SCORM-01 what a lecture teaches beside its media stays', async () => {
    const { id, lectures } = await app.aCourse({
      type: 'SCORM_COURSE',
      modules: [{ name: 'M', lectures: [textLecture('Words')] }],
    });
    const { body } = await sendPackage(app, author, id, { bytes: aPackage() });
    expect(body.lectureId).toBe(lectures[0]);
    const read = await app.call<{ sections: { content: string }[] }>(
      'GET',
      `/api/v1/secured/courses/${id}/lecture/${lectures[0]}`,
      { as: author },
    );
    expect(JSON.stringify(read.body)).toContain('About Words');
  });
});

test('SCORM-01 a course of another type is not changed by an upload', async () => {
  const { id } = await app.aCourse({});
  const { body } = await sendPackage(app, author, id, { bytes: aPackage() });
  expect([body.lectureId, (await readCourse(id)).modules]).toEqual([null, []]);
});

describe('the same key', () => {
  test('REST-61 OP-59 is one package, however often its answer was lost', async () => {
    const { id } = await app.aCourse({ type: 'SCORM_COURSE' });
    const given = { bytes: aPackage(), key: randomUUID() };
    const first = await sendPackage(app, author, id, given);
    const again = await sendPackage(app, author, id, given);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await packagesOf(id)).toHaveLength(1);
    expect((await readCourse(id)).version).toBe(2);
  });

  test('REST-61 OP-59 sent twice at a time is one package too, and the other folder goes', async () => {
    const { id } = await app.aCourse({});
    const given = { bytes: aPackage(), key: randomUUID() };
    const answers = await Promise.all([sendPackage(app, author, id, given), sendPackage(app, author, id, given)]);
    expect(new Set(answers.map(({ body }) => body.packageId)).size).toBe(1);
    const [kept, ...others] = await packagesOf(id);
    expect(others).toEqual([]);
    await removeDueFiles({ db: app.db, clock: () => new Date(app.now().getTime() + 1000), files: app.app.files });
    expect(await app.app.files.size(`${kept?.storeKey}/a.html`)).toBeGreaterThan(0);
    const announced = await inWorkspace(app.db, 1, (trx) => trx.selectFrom('file_removal').selectAll().execute());
    expect(announced).toEqual([]);
  });

  test('REST-61 with another archive is refused, and after a refusal it may be used again', async () => {
    const { id } = await app.aCourse({});
    const key = randomUUID();
    expect((await sendPackage(app, author, id, { bytes: Buffer.from('PK\u0003\u0004'), key })).status).toBe(400);
    expect((await sendPackage(app, author, id, { bytes: aPackage(), key })).status).toBe(201);
    const { status, body } = await sendPackage<{ code: string }>(app, author, id, { bytes: aPackage('2004'), key });
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

test('REST-61 a body that was cut short is refused as such and leaves nothing', async () => {
  const { id } = await app.aCourse({});
  const whole = uploadBody({ bytes: aPackage(), fileName: 'package.zip' });
  const { status, body } = await app.call<{ code: string }>('POST', `/upload-api/v1/secured/scorm/${id}/_upload`, {
    as: author,
    headers: { 'content-type': multipartType },
    body: whole.subarray(0, whole.length - 40),
  });
  expect([status, body.code]).toEqual([400, 'INVALID']);
  expect(await packagesOf(id)).toEqual([]);
});
