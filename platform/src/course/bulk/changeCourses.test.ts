import { assert, asyncProperty, constantFrom, uniqueArray } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import { forgetJobRows } from '../../job/personalDataQueries.ts';
import type { Id } from '../../shared/id.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { aCourse } from '../courseBuilder.testkit.ts';
import { coursesPath } from '../courseTestApp.testkit.ts';
import { courseStateNames, courseStates, type CourseState } from './bulkCourses.testkit.ts';
import { createCourseBulkTestApp, type CourseBulkTestApp } from './courseBulkTestApp.testkit.ts';

let app: CourseBulkTestApp;
beforeAll(async () => {
  app = await createCourseBulkTestApp();
});
afterAll(() => app.close());

const make = (states: readonly CourseState[]): Promise<Id[]> =>
  states.reduce<Promise<Id[]>>(
    async (made, state) => [...(await made), await courseStates[state](app)],
    Promise.resolve([]),
  );
const isPublished = async (id: Id): Promise<boolean> => (await app.read(id)).body.published;

const usual = { elsewhere: 'REFUSED LOCKED_BY_ANOTHER_USER', gone: 'REFUSED NOT_FOUND' };

/** How each course ends, by what is done to it; as its author, who is no admin. */
const ends: readonly (readonly [change: object, ends: Partial<Record<CourseState, string>>])[] = [
  [
    { action: 'PUBLISH' },
    {
      ...usual,
      draft: 'DONE PUBLISHED',
      live: 'UNCHANGED THERE',
      unfinished: 'REFUSED UNFINISHED',
      ownTab: 'DONE PUBLISHED',
      ofAnother: 'DONE PUBLISHED',
      template: 'UNCHANGED TEMPLATE',
    },
  ],
  [
    { action: 'UNPUBLISH' },
    {
      ...usual,
      elsewhere: 'UNCHANGED THERE',
      draft: 'UNCHANGED THERE',
      live: 'DONE UNPUBLISHED',
      studied: 'DONE UNPUBLISHED',
    },
  ],
  [
    { action: 'ADD_TAG', tag: 'herbs' },
    { ...usual, draft: 'DONE TAGGED', tagged: 'UNCHANGED THERE', template: 'REFUSED FORBIDDEN' },
  ],
  [
    { action: 'REMOVE_TAG', tag: 'herbs' },
    { ...usual, elsewhere: 'UNCHANGED THERE', draft: 'UNCHANGED THERE', tagged: 'DONE UNTAGGED' },
  ],
  [
    { action: 'COPY' },
    { ...usual, elsewhere: 'DONE COPIED', studied: 'DONE COPIED', unfinished: 'DONE COPIED', template: 'DONE COPIED' },
  ],
  [
    { action: 'DELETE' },
    {
      ...usual,
      draft: 'DONE DELETED',
      enrolled: 'DONE DELETED',
      studied: 'REFUSED PROGRESS_CONFLICT',
      template: 'REFUSED FORBIDDEN',
    },
  ],
  [
    { action: 'DELETE', withProgress: true },
    { ...usual, studied: 'DONE DELETED', template: 'REFUSED FORBIDDEN' },
  ],
];

describe('the same with many courses', () => {
  test.each(ends)('BEY-12 %j: each course has an end of its own, and its reason', async (change, expected) => {
    const states = Object.keys(expected) as CourseState[];
    const courseIds = await make(states);
    const { rows } = await app.change({ ...change, courseIds });
    expect(Object.fromEntries(states.map((state, at) => [state, `${rows[at]?.state} ${rows[at]?.code}`]))).toEqual(
      expected,
    );
    expect(rows.map(({ params }) => params['courseId'])).toEqual(courseIds);
  });

  test('BEY-12 a report says what learners have of a course, who has it open, and what is not finished', async () => {
    const courseIds = await make(['studied', 'elsewhere', 'unfinished', 'gone']);
    const [studied] = (await app.change({ action: 'UNPUBLISH', courseIds: [courseIds[0]] })).rows;
    expect(studied).toMatchObject({
      subject: 'Studied',
      params: { learners: { enrolled: 1, withProgress: 1, completed: 0, certificates: 0 } },
    });
    const { rows } = await app.change({ action: 'PUBLISH', courseIds: courseIds.slice(1) });
    expect(rows[0]?.params).toMatchObject({ lockedBy: { id: app.admin.userId }, learners: { enrolled: 0 } });
    expect(rows[1]).toMatchObject({ subject: 'Unfinished', params: { parts: ['Leaves', '1.2'] } });
    expect(rows[2]).toMatchObject({ subject: '999999999', code: 'NOT_FOUND' });
  });

  test('BEY-12 a report no longer names who had a course open once that person is erased', async () => {
    const courseIds = await make(['elsewhere']);
    const { id } = await app.change({ action: 'PUBLISH', courseIds });
    const { userId, username } = app.admin;
    await inWorkspace(app.db, 1, (trx) => forgetJobRows(trx, { workspaceId: 1, userId, username, name: '' }));
    const { body } = await app.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows`, { as: app.author });
    expect(body.content[0]).toMatchObject({ subject: 'Open elsewhere', code: 'LOCKED_BY_ANOTHER_USER' });
    expect(JSON.stringify(body)).not.toContain(username);
  });

  test('BEY-12 OP-270 a dry run changes nothing and says what then happens, for any mix of courses', async () => {
    await assert(
      asyncProperty(
        constantFrom(...ends.map(([change]) => change)),
        uniqueArray(constantFrom(...courseStateNames), { minLength: 1 }),
        async (change, states) => {
          const courseIds = await make(states);
          const versions = async () =>
            (await Promise.all(courseIds.map((id) => app.read(id)))).map(({ status, body }) => [status, body.version]);
          const before = await versions();
          const tried = await app.change({ ...change, courseIds, dryRun: true });
          expect(await versions()).toEqual(before);
          const done = await app.change({ ...change, courseIds });
          const told = ({ rows }: typeof done) =>
            rows.map(({ state, code, params }) => ({ state, code, params: { ...params, copyId: null } }));
          expect(told(tried)).toEqual(told(done));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('BEY-12 it is ordered once per key, of 1 to 200 different courses, by who may work on courses', async () => {
    const courseIds = await make(['draft']);
    const keyed = () =>
      app.call<{ id: Id }>('POST', `${coursesPath}/_change`, {
        as: app.author,
        body: { action: 'PUBLISH', courseIds },
        headers: { 'idempotency-key': 'k1' },
      });
    expect((await keyed()).body.id).toBe((await keyed()).body.id);
    const many = Array.from({ length: 201 }, (_, at) => at + 1);
    for (const ids of [[], many, [1, 1]]) {
      expect((await app.order({ action: 'PUBLISH', courseIds: ids })).status).toBe(400);
    }
    expect((await app.order({ action: 'PUBLISH', courseIds }, app.learner)).status).toBe(403);
    await app.work();
  });

  test('BEY-12 OP-270 the rights are those of the moment at which a course is changed', async () => {
    const once = await app.aUser({ createCourse: true });
    const courseIds = await make(['draft']);
    const { body } = await app.order({ action: 'PUBLISH', courseIds }, once);
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ create_course: false })
        .where('app_user.workspace_id', '=', 1)
        .where('app_user.user_id', '=', once.userId)
        .execute(),
    );
    await app.work();
    expect(await isPublished(courseIds[0] ?? 0)).toBe(false);
    expect((await app.call('GET', `/api/v1/secured/jobs/${body.id}/rows`, { as: app.admin })).body).toMatchObject({
      content: [{ state: 'REFUSED', code: 'FORBIDDEN' }],
    });
  });
});

describe('handing over', () => {
  const makerOf = async (id: Id) =>
    (await app.call<{ createdBy: Id | null }>('GET', `${coursesPath}/${id}`, { as: app.author })).body.createdBy;

  test('BEY-12 OP-272 a course is given to someone who may create courses, by its maker or an admin, and taken back', async () => {
    const heir = await app.aUser({ createCourse: true });
    const courseIds = await make(['draft', 'ofAnother', 'template', 'elsewhere', 'gone']);
    const change = { action: 'HAND_OVER', author: heir.username.toUpperCase(), courseIds };
    const tried = await app.change({ ...change, dryRun: true });
    expect(tried.ends).toEqual([
      'DONE HANDED_OVER',
      'REFUSED FORBIDDEN',
      'REFUSED FORBIDDEN',
      'REFUSED LOCKED_BY_ANOTHER_USER',
      'REFUSED NOT_FOUND',
    ]);
    const done = await app.change(change);
    expect(done.ends).toEqual(tried.ends);
    expect(await makerOf(courseIds[0] ?? 0)).toBe(heir.userId);
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'COURSE_HANDED_OVER',
      actorId: app.author.userId,
      subjectId: heir.userId,
      details: { courseId: courseIds[0] },
    });
    expect((await app.change(change)).ends[0]).toBe('REFUSED FORBIDDEN');
    expect((await app.undo(done.id)).ends).toEqual(['DONE HANDED_OVER']);
    expect(await makerOf(courseIds[0] ?? 0)).toBe(app.author.userId);
    expect((await app.change({ ...change, courseIds: courseIds.slice(0, 2) }, app.admin)).ends).toEqual([
      'DONE HANDED_OVER',
      'DONE HANDED_OVER',
    ]);
    expect((await app.undo(done.id)).ends).toEqual(['DONE HANDED_OVER']);
    expect((await app.undo(done.id)).ends).toEqual(['UNCHANGED CHANGED_SINCE']);
    for (const author of [app.learner.username, 'nobody@x.test', undefined]) {
      expect((await app.order({ ...change, author })).status).toBe(400);
    }
  });
});

describe('what is asked for', () => {
  test('BEY-12 a tag is named to add or remove it, and progress to delete; nothing else', async () => {
    const courseIds = await make(['draft']);
    for (const body of [
      { action: 'ADD_TAG' },
      { action: 'PUBLISH', tag: 'Herbs' },
      { action: 'ADD_TAG', tag: ' ' },
      { action: 'COPY', withProgress: true },
    ]) {
      expect((await app.order({ ...body, courseIds })).status).toBe(400);
    }
  });
});

describe('taking it back', () => {
  test('BEY-12 OP-270 what was published is a draft again, and the other way round, unless it was changed since', async () => {
    const [first = 0, second = 0, third = 0] = await make(['draft', 'draft', 'draft']);
    const published = await app.change({ action: 'PUBLISH', courseIds: [first, second, third] });
    // Other work on it does not stand in the way.
    await app.save('PATCH', first, { name: 'Another name' });
    for (const now of [false, true]) {
      await app.save('PATCH', third, { published: now });
    }
    await app.save('PATCH', second, { published: false });
    const undone = await app.undo(published.id);
    expect(undone.ends).toEqual(['UNCHANGED CHANGED_SINCE', 'UNCHANGED CHANGED_SINCE', 'DONE UNPUBLISHED']);
    expect(await Promise.all([first, second, third].map(isPublished))).toEqual([false, false, true]);
    const unpublished = await app.change({ action: 'UNPUBLISH', courseIds: [third, second] });
    expect(unpublished.ends).toEqual(['DONE UNPUBLISHED', 'UNCHANGED THERE']);
    expect((await app.undo(unpublished.id)).ends).toEqual(['DONE PUBLISHED']);
  });

  test('BEY-12 the report says why a course stays: gone, open elsewhere, or not finished any more', async () => {
    const [gone = 0, open = 0, unfinished = 0] = await make(['live', 'live', 'live']);
    const { id } = await app.change({ action: 'UNPUBLISH', courseIds: [gone, open, unfinished] });
    await app.call('DELETE', `${coursesPath}/${gone}`, { as: app.author });
    await app.call('POST', `${coursesPath}/${open}/_lock`, { as: app.admin });
    await app.save('PATCH', unfinished, { modules: [{ name: '', lectures: [] }] });
    expect((await app.undo(id)).ends).toEqual([
      'REFUSED UNFINISHED',
      'REFUSED LOCKED_BY_ANOTHER_USER',
      'UNCHANGED GONE',
    ]);
  });

  test('BEY-12 OP-270 a tag is removed or added again, unless someone did so meanwhile', async () => {
    const tagsOf = async (id: Id) => (await app.read(id)).body.tags.map(({ name }) => name);
    const [first = 0, second = 0] = await make(['draft', 'draft']);
    const tagged = await app.change({ action: 'ADD_TAG', tag: 'Green', courseIds: [first, second] });
    await app.save('PATCH', first, { tags: ['Other', 'green'] });
    await app.save('PATCH', second, { tags: [] });
    expect((await app.undo(tagged.id)).ends).toEqual(['UNCHANGED CHANGED_SINCE', 'DONE UNTAGGED']);
    expect(await tagsOf(first)).toEqual(['Other']);
    const untagged = await app.change({ action: 'REMOVE_TAG', tag: 'OTHER', courseIds: [first] });
    expect(await tagsOf(first)).toEqual([]);
    expect((await app.undo(untagged.id)).ends).toEqual(['DONE TAGGED']);
    expect(await tagsOf(first)).toEqual(['Other']);
  });

  test('BEY-12 OP-270 copies are deleted that nobody has changed, joined or open', async () => {
    const courseIds = await make(['draft', 'draft', 'draft', 'draft']);
    const { id, rows } = await app.change({ action: 'COPY', courseIds });
    const [plain = 0, saved = 0, joined = 0, open = 0] = rows.map(({ params }) => Number(params['copyId']));
    await app.save('PATCH', saved, { name: 'Mine now' });
    await app.studied((await app.read(joined)).body, {});
    await app.call('POST', `${coursesPath}/${open}/_lock`, { as: app.admin });
    expect((await app.undo(id)).ends).toEqual([
      'REFUSED LOCKED_BY_ANOTHER_USER',
      'UNCHANGED CHANGED_SINCE',
      'UNCHANGED CHANGED_SINCE',
      'DONE DELETED',
    ]);
    expect((await app.read(plain)).status).toBe(404);
  });

  test('BEY-12 OP-271 what was deleted is gone, and its certificates and completions stay as after a single deletion', async () => {
    const courseIds = await make(['draft', 'studied']);
    const { id, ends: deleted } = await app.change({ action: 'DELETE', withProgress: true, courseIds });
    expect(deleted).toEqual(['DONE DELETED', 'DONE DELETED']);
    expect((await auditTrail(app)).slice(-2)).toMatchObject([
      { action: 'COURSE_DELETED', actorId: app.author.userId, details: { courseId: courseIds[0], learners: 0 } },
      { action: 'COURSE_DELETED', details: { courseId: courseIds[1], learners: 1 } },
    ]);
    expect((await app.orderUndo(id)).status).toBe(404);
  });

  test('BEY-12 only a change is taken back, once it has ended, by who ordered it or an admin', async () => {
    const courseIds = await make(['draft']);
    const other = await app.aUser({ createCourse: true });
    const { body: waiting } = await app.order({ action: 'PUBLISH', courseIds });
    expect((await app.orderUndo(waiting.id)).status).toBe(409);
    await app.work();
    expect((await app.orderUndo(waiting.id, other)).status).toBe(404);
    const trial = await app.change({ action: 'UNPUBLISH', courseIds, dryRun: true });
    expect((await app.orderUndo(trial.id)).status).toBe(404);
    expect((await app.undo(waiting.id, app.admin)).ends).toEqual(['DONE UNPUBLISHED']);
    expect((await app.create(aCourse())).status).toBe(201);
  });
});
