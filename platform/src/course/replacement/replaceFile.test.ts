import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileResponse } from '../../file/fileSchemas.ts';
import { inWorkspace } from '../../db/database.ts';
import { aPicture, upload } from '../../testing/uploads.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from '../courseTestApp.testkit.ts';
import type { Replacement } from './replaceFile.ts';
import { revisionOutlines } from '../revision/revisionOutlines.testkit.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

let hue = 0;
/** A picture that no other upload equals. */
const aFile = async (given: { category?: string; as?: TestUser } = {}): Promise<FileResponse> => {
  hue += 1;
  return upload(app, given.as ?? app.author, {
    bytes: await aPicture(9, 9, `#${hue.toString(16).padStart(6, '0')}`),
    ...(given.category === undefined ? {} : { category: given.category }),
  });
};

const replace = (file: FileResponse, by: FileResponse, as = app.author) =>
  app.call<Replacement>('POST', `/api/v1/secured/workspaces/1/files/${file.id}/_replace`, {
    as,
    body: { replacementId: by.id },
  });

const usedIn = async ({ id }: FileResponse) =>
  (
    await app.call<FileResponse>('GET', `/api/v1/secured/workspaces/1/files/${id}?include=usedIn`, { as: app.author })
  ).body.usedIn?.map(({ kind }) => kind);

const pictured = ({ url }: FileResponse) =>
  aCourse({
    courseImage: url,
    modules: [
      aModule({
        description: `<p><img src="${url}" alt="A module"></p>`,
        lectures: [
          aLecture({
            headerCover: url,
            sections: [
              aText(`<p>"Quoted" <img src="${url}" alt="First"> and <img src="${url}?w=640" alt="Second"></p>`),
            ],
            questionAnswers: [aQuestion({ question: `<p>Which? <img src="${url}" alt="Third"></p>` })],
          }),
          aLecture({ name: 'Untouched' }),
        ],
      }),
    ],
  });

test('LIB-05 another file stands wherever one did: fields, modules, lectures, sections, questions, in one new revision', async () => {
  const [file, other] = [await aFile(), await aFile()];
  const { body: course } = await app.create(pictured(file));
  await app.studied(course, {
    seen: lecturesOf(course)[0]?.id,
    answered: lecturesOf(course)[0]?.questionAnswers[0]?.id,
  });
  const { status, body } = await replace(file, other);
  expect(status).toBe(200);
  expect(body.remainingIn).toEqual([]);
  expect(body.replacedIn.map(({ kind, id }) => [kind, id])).toEqual([
    ['COURSE', course.id],
    ['LECTURE', lecturesOf(course)[0]?.id],
  ]);
  const { body: after } = await app.read(course.id);
  const expected = JSON.parse(JSON.stringify(course).replaceAll(file.url, other.url)) as typeof course;
  expect(after).toEqual({
    ...expected,
    version: course.version + 1,
    liveVersion: course.version + 1,
    updateTime: after.updateTime,
    learnerCount: 1,
  });
  expect([await usedIn(file), await usedIn(other)]).toEqual([[], ['COURSE', 'LECTURE']]);
  // Nothing is left to do.
  expect((await replace(file, other)).body).toEqual({ replacedIn: [], remainingIn: [] });
  expect((await app.read(course.id)).body.version).toBe(after.version);
});

test('LOCK-03 OP-15 a course that someone edits is told with its holder and stays as it is, those beside it change', async () => {
  const [file, other] = [await aFile(), await aFile()];
  const { body: free } = await app.create(pictured(file));
  const { body: edited } = await app.create(pictured(file));
  const { body: lock } = await app.call<{ lockToken: number }>('POST', `${coursesPath}/${edited.id}/_lock`, {
    as: app.admin,
  });
  const { body } = await replace(file, other);
  expect(new Set(body.replacedIn.map(({ courseId, id }) => courseId ?? id))).toEqual(new Set([free.id]));
  expect(body.remainingIn.map(({ reason, lockedBy, kind }) => [kind, reason, lockedBy?.id])).toEqual([
    ['COURSE', 'BEING_EDITED', app.admin.userId],
    ['LECTURE', 'BEING_EDITED', app.admin.userId],
  ]);
  const saved = await app.save(
    'PATCH',
    edited.id,
    { name: 'Saved by its holder' },
    {
      as: app.admin,
      headers: { 'x-lock-token': String(lock.lockToken), 'if-match': `"${edited.version}"` },
    },
  );
  expect(saved.status).toBe(200);
  await app.call('POST', `${coursesPath}/${edited.id}/_unlock`, { as: app.admin });
  expect((await replace(file, other)).body.remainingIn).toEqual([]);
  expect((await app.read(edited.id)).body).toMatchObject({ name: 'Saved by its holder', courseImage: other.url });
});

test('SAVE-12 who saves on the version before is told, and overwrites nothing', async () => {
  const [file, other] = [await aFile(), await aFile()];
  const { body: course } = await app.create(pictured(file));
  await replace(file, other);
  const { status } = await app.save(
    'PATCH',
    course.id,
    { courseImage: file.url },
    {
      headers: { 'if-match': `"${course.version}"` },
    },
  );
  expect(status).toBe(412);
});

test('ROLE-04 WS-21 templates and the looks of the workspace change for those who may change them, pictures of people for nobody else', async () => {
  const [file, other] = [await aFile({ category: 'OTHER' }), await aFile()];
  const { body: template } = await app.create(aCourse({ template: true, courseImage: file.url }), { as: app.admin });
  await app.call('PATCH', '/api/v1/secured/users/me', { as: app.learner, body: { picture: file.url } });
  await inWorkspace(app.db, 1, (trx) => trx.updateTable('workspace').set({ cover_image: file.url }).execute());
  const left = (await replace(file, other)).body;
  expect(left.replacedIn).toEqual([]);
  expect(left.remainingIn.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['COURSE', 'NOT_ALLOWED'],
    ['PERSON', 'NOT_ALLOWED'],
    ['WORKSPACE', 'NOT_ALLOWED'],
  ]);
  const { body } = await replace(file, other, app.admin);
  expect(body.replacedIn.map(({ kind }) => kind)).toEqual(['COURSE', 'WORKSPACE']);
  expect(body.remainingIn.map(({ kind }) => kind)).toEqual(['PERSON']);
  expect((await app.read(template.id)).body.courseImage).toBe(other.url);
  expect(await usedIn(file)).toEqual(['PERSON']);
});

test('LIB-05 BEY-09 a saved section keeps its file from being deleted, and shows what takes its place', async () => {
  const [file, other] = [await aFile(), await aFile()];
  const url = '/api/v1/secured/savedsections';
  const sections = [{ type: 'TEXT', content: `<p><img src="${file.url}" alt="A"></p>` }];
  const saved = await app.call<{ id: number }>('POST', url, { as: app.author, body: { name: 'A picture', sections } });
  expect(await usedIn(file)).toEqual(['SAVED_SECTION']);
  const { body } = await replace(file, other);
  expect(body.replacedIn).toEqual([
    {
      kind: 'SAVED_SECTION',
      id: saved.body.id,
      name: 'A picture',
      courseId: null,
      courseName: null,
      moduleId: null,
      sectionId: null,
    },
  ]);
  const read = await app.call('GET', `${url}/${saved.body.id}`, { as: app.author });
  expect(JSON.stringify(read.body)).toContain(other.url);
  expect(await usedIn(file)).toEqual([]);
});

test('LIB-02 only another file of the same type takes its place, and no picture of a person', async () => {
  const file = await aFile();
  const portrait = await aFile({ category: 'AVATAR' });
  const pdf = await upload(app, app.author, {
    fileName: 'paper.pdf',
    bytes: Buffer.from('%PDF-1.7\n\nstartxref\n0\n%%EOF\n'),
  });
  const refusal = async (given: FileResponse, by: FileResponse) => {
    const { status, body } = await replace(given, by);
    return [status, (body as unknown as { errors?: { field: string; message: string }[] }).errors?.[0]];
  };
  const because = (message: string) => [400, { field: 'replacementId', message }];
  expect(await refusal(file, pdf)).toEqual(because('`replacementId` must be of the same type.'));
  expect(await refusal(file, file)).toEqual(because('`replacementId` is the same.'));
  expect(await refusal(file, portrait)).toEqual(because('`replacementId`: there is no such file.'));
  expect((await refusal(portrait, file))[0]).toBe(404);
  const elsewhere = await app.aUser({ workspaceId: 2, createCourse: true });
  expect((await replace(file, await aFile(), elsewhere)).status).not.toBe(200);
  expect((await replace(file, await aFile(), app.learner)).status).toBe(403);
});

test('a revision before keeps what it showed, so that restoring it brings the file back', async () => {
  const [file, other] = [await aFile(), await aFile()];
  const { body: course } = await app.create(pictured(file));
  const before = await app.countBodies();
  await replace(file, other);
  expect(await app.countBodies()).toBe(before + 1);
  const [outlines, saves] = await inWorkspace(app.db, 1, async (trx) => [
    await revisionOutlines(trx, course.id),
    await trx
      .selectFrom('stored_revision')
      .select(['stored_revision.created_by', 'stored_revision.auto_save'])
      .where('stored_revision.workspace_id', '=', 1)
      .where('stored_revision.course_id', '=', course.id)
      .orderBy('stored_revision.version')
      .execute(),
  ]);
  expect(outlines.map(({ modules }) => modules[0]?.lectures[0]?.headerCover)).toEqual([file.url, other.url]);
  expect(saves.at(-1)).toMatchObject({ created_by: app.author.userId, auto_save: false });
});
