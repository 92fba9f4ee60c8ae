import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { removeDueFiles } from '../file/removeDueFiles.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { aPackage } from '../testing/zipFile.ts';
import { findPackage } from './scormQueries.ts';
import { removeUnusedPackages } from './removeUnusedPackages.ts';
import { sendPackage } from './scormUpload.testkit.ts';

let app: StudyApp;
let author: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
  author = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

const upload = async (course: object): Promise<{ courseId: Id; packageId: string; url: string }> => {
  const { id } = await app.aCourse(course);
  const { body } = await sendPackage(app, author, id, { bytes: aPackage() });
  return { courseId: id, ...body };
};
const isThere = async (packageId: string) =>
  (await inWorkspace(app.db, 1, (trx) => findPackage(trx, packageId))) !== null;
const hasFiles = async (packageId: string) => (await app.app.files.size(`1/scorm-${packageId}/a.html`)) !== null;

/** What housekeeping does, so many days from now. */
async function after(days: number): Promise<void> {
  const clock = () => new Date(app.now().getTime() + days * 24 * 3600 * 1000);
  await removeUnusedPackages({ db: app.db, clock });
  await removeDueFiles({ db: app.db, clock, files: app.app.files });
}

const remove = (courseId: Id) =>
  app.call('DELETE', `/api/v1/secured/courses/${courseId}?forceUpdate=true`, { as: author });

test('OP-70 a package that no course names goes after a month, with its files and not before', async () => {
  const { packageId } = await upload({});
  await after(2);
  await after(20);
  expect([await isThere(packageId), await hasFiles(packageId)]).toEqual([true, true]);
  await after(33);
  expect([await isThere(packageId), await hasFiles(packageId)]).toEqual([false, false]);
});

test('OP-70 one that is played stays, and so does one that only an older version names', async () => {
  const { courseId, packageId } = await upload({ type: 'SCORM_COURSE' });
  const { body: newer } = await sendPackage(app, author, courseId, { bytes: aPackage('2004') });
  for (const days of [2, 40, 90]) {
    await after(days);
  }
  expect(await isThere(packageId)).toBe(true);
  expect(await isThere(newer.packageId)).toBe(true);
});

test('OP-70 one that is named again within the month stays', async () => {
  const { courseId, packageId, url } = await upload({});
  await after(2);
  await app.call('PATCH', `/api/v1/secured/courses/${courseId}?forceUpdate=true`, {
    as: author,
    body: { modules: [{ name: 'M', lectures: [{ name: 'Play', mediaSource: url }] }] },
  });
  for (const days of [33, 70]) {
    await after(days);
  }
  expect(await isThere(packageId)).toBe(true);
});

test('OP-70 a copy keeps the package when the course is deleted; with the last course it goes', async () => {
  const { courseId, packageId } = await upload({ type: 'SCORM_COURSE' });
  const { body: copy } = await app.call<{ id: Id }>('POST', `/api/v1/secured/courses/${courseId}/_copy`, {
    as: author,
    body: {},
  });
  expect((await remove(courseId)).status).toBe(204);
  for (const days of [2, 40]) {
    await after(days);
  }
  expect([await isThere(packageId), await hasFiles(packageId)]).toEqual([true, true]);
  expect((await remove(copy.id)).status).toBe(204);
  for (const days of [80, 120]) {
    await after(days);
  }
  expect([await isThere(packageId), await hasFiles(packageId)]).toEqual([false, false]);
});
