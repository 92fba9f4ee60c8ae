import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPartNames } from '../../content/partNameQueries.ts';
import { inWorkspace } from '../../db/database.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { sentMails } from '../../testing/sentMails.ts';
import type { CallOptions, Reply } from '../../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import { publicationJob, publishDue } from './publicationJob.ts';
import { thinRevisions } from '../revision/thinRevisions.ts';
import type { AuthoredCourseWire } from '../authoredCourses.ts';
import type { Id } from '../../shared/id.ts';

type Authored = FullCourse & AuthoredCourseWire;

const hourMs = 3_600_000;

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const act = (id: Id, action: string, body?: object, options: CallOptions = {}, query = ''): Promise<Reply<Authored>> =>
  app.call('POST', `${coursesPath}/${id}/${action}?include=modules${query}`, {
    as: app.author,
    ...(body === undefined ? {} : { body }),
    ...options,
  });

const hold = (id: Id, holdsBack = true) => act(id, '_holdBack', { holdsBack });
const publish = (id: Id, moduleIds?: readonly Id[], options: CallOptions = {}, query = '') =>
  act(id, '_publishChanges', moduleIds === undefined ? {} : { moduleIds }, options, query);
const discard = (id: Id) => act(id, '_discardChanges');

/** What is due then is published. */
async function publishAt(time: number): Promise<void> {
  app.at(new Date(time));
  const { jobs } = app.app;
  const boss = await jobs.open();
  await boss.send(publicationJob.name, { workspaceId: null, payload: {} });
  const done = await doJobs(app, publishDue({ db: app.db, clock: () => app.now(), jobs }));
  expect(done).toEqual({ completed: 1, failed: 0 });
}

const authored = async (id: Id): Promise<Authored> => (await app.read(id)).body as Authored;
const live = async (id: Id): Promise<FullCourse> =>
  (await app.call<FullCourse>('GET', `/api/v1/public/courses/${id}?include=modules`)).body;

/** A published course that visitors may read, whose changes are held back. */
async function heldCourse(changes: Readonly<Record<string, unknown>> = {}): Promise<FullCourse> {
  const { body } = await app.create(aCourse({ anonymousAllowed: true, ...changes }));
  await hold(body.id);
  return body;
}

const named = (course: Pick<FullCourse, 'modules'>) =>
  course.modules.map(({ name, lectures }) => [name, lectures.map((lecture) => lecture.name)]);

describe('BEY-24 changes that are held back', () => {
  test('are seen by authors and not by anyone else, until they are published', async () => {
    const course = await heldCourse();
    const saved = await app.save('PATCH', course.id, {
      name: 'Green tea',
      modules: [...course.modules, aModule({ name: 'Water', lectures: [aLecture({ name: 'Hot' })] })],
    });
    expect(saved.body).toMatchObject({
      name: 'Green tea',
      version: 2,
      liveVersion: 1,
      holdsBack: true,
      moduleCount: 2,
    });
    expect(await authored(course.id)).toMatchObject({ name: 'Green tea', version: 2, lectureCount: 3 });
    expect(await live(course.id)).toMatchObject({ name: 'Tea for beginners', version: 1, moduleCount: 1 });

    const published = await publish(course.id);
    expect(published.status).toBe(200);
    expect(published.body).toMatchObject({ name: 'Green tea', version: 2, liveVersion: 2, holdsBack: true });
    expect(await live(course.id)).toMatchObject({ name: 'Green tea', version: 2, moduleCount: 2 });
  });

  test('name no part that is removed from what is live: it is called as it was there', async () => {
    const lecture = aLecture({ name: 'Steeping', questionAnswers: [aQuestion({ question: 'How long?' })] });
    const { body: course } = await app.create(
      aCourse({ modules: [aModule({ name: 'Leaves' }), aModule({ name: 'Pots', lectures: [lecture] })] }),
    );
    const [leaves, pots] = course.modules;
    await app.save('PATCH', course.id, { modules: [leaves] });
    await hold(course.id);
    await app.call('POST', `${coursesPath}/${course.id}/revisions/1/_restore`, { as: app.author });
    const [steeping] = pots?.lectures ?? [];
    const [howLong] = steeping?.questionAnswers ?? [];
    const reworded = { ...steeping, name: 'Draft', questionAnswers: [{ ...howLong, question: 'Draft' }] };
    const saved = await app.save('PATCH', course.id, {
      modules: [leaves, { ...pots, name: 'Draft', lectures: [reworded] }],
    });
    expect(saved.body).toMatchObject({ moduleCount: 2, liveVersion: 2 });
    const nameOf = (kind: Parameters<typeof loadPartNames>[1], id: Id | undefined) =>
      inWorkspace(app.db, 1, async (trx) => {
        const outlines = new Map([[course.id, { modules: [], gamificationItems: [] }]]);
        return (await loadPartNames(trx, kind, outlines, new Set([id ?? 0]))).get(id ?? 0);
      });
    expect(await nameOf('modules', pots?.id)).toBe('Pots');
    expect(await nameOf('lecture', steeping?.id)).toBe('Steeping');
    expect(await nameOf('questionanswer', howLong?.id)).toBe('How long?');
  });

  test('a save goes on from what is held back, and is refused on an older version', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'a' });
    const outdated = await app.save('PATCH', course.id, { name: 'b' }, { headers: { 'if-match': '"1"' } });
    expect(outdated.status).toBe(412);
    const next = await app.save('PATCH', course.id, { description: 'More.' }, { headers: { 'if-match': '"2"' } });
    expect(next.body).toMatchObject({ name: 'a', description: 'More.', version: 3, liveVersion: 1 });
  });

  test('whether it is published acts at once, and needs what is live to be finished', async () => {
    const course = await heldCourse({ published: false });
    const empty = { type: 'JSON', content: { type: 'PDF', content: { src: '' } } };
    await app.save('PATCH', course.id, { modules: [aModule({ lectures: [aLecture({ sections: [empty] })] })] });
    const shown = await app.save('PATCH', course.id, { published: true });
    expect(shown.body).toMatchObject({ published: true, liveVersion: 1 });
    expect(await live(course.id)).toMatchObject({ published: true, name: 'Tea for beginners' });
    const hidden = await app.save('PATCH', course.id, { published: false });
    expect(hidden.body.published).toBe(false);
    expect((await app.call('GET', `/api/v1/public/courses/${course.id}`)).status).toBe(404);
  });

  test('may be unfinished and take away what learners did: publishing asks, as a live save would (OP-230, OP-55)', async () => {
    const course = await heldCourse();
    const [first, second] = lecturesOf(course);
    await app.studied(course, { seen: first?.id, answered: first?.questionAnswers[0]?.id });
    const empty = { type: 'JSON', content: { type: 'PDF', content: { src: '' } } };
    const [module] = course.modules;
    const changed = [{ id: module?.id, lectures: [{ id: second?.id, sections: [empty] }] }];
    expect((await app.save('PATCH', course.id, { modules: changed })).status).toBe(200);
    const unfinished = await publish(course.id);
    expect(unfinished.status).toBe(400);
    expect(unfinished.body).toMatchObject({
      errors: [{ field: 'modules.0.lectures.0.sections.0.content.content.src' }],
    });
    await app.save('PATCH', course.id, {
      modules: [{ id: module?.id, lectures: [{ id: second?.id, sections: [aText()] }] }],
    });
    const lossy = await publish(course.id);
    expect(lossy.body).toMatchObject({
      code: 'PROGRESS_CONFLICT',
      params: { learnerCount: 1, lectures: [{ name: 'Leaves' }] },
    });
    expect((await publish(course.id, undefined, {}, '&forceUpdate=true')).body.liveVersion).toBe(3);
  });

  test('of some modules become live alone; the rest stays held back on top', async () => {
    const course = await heldCourse({
      modules: [
        aModule({ name: 'One', lectures: [aLecture({ name: 'a' })] }),
        aModule({ name: 'Two', lectures: [aLecture({ name: 'b' })] }),
        aModule({ name: 'Three', lectures: [aLecture({ name: 'c' })] }),
      ],
    });
    const [one, two, three] = course.modules;
    const saved = await app.save('PATCH', course.id, {
      name: 'Held',
      modules: [
        { id: one?.id, name: 'One again' },
        aModule({ name: 'New', lectures: [aLecture({ name: 'n' })] }),
        { id: two?.id, name: 'Two again' },
      ],
    });
    const added = saved.body.modules[1]?.id ?? 0;
    const some = await publish(course.id, [added, three?.id ?? 0]);
    expect(some.body).toMatchObject({ name: 'Held', version: 4, liveVersion: 3 });
    expect(named(some.body).map(([name]) => name)).toEqual(['One again', 'New', 'Two again']);
    expect(named(await live(course.id)).map(([name]) => name)).toEqual(['One', 'New', 'Two']);
    expect(await live(course.id)).toMatchObject({ name: 'Tea for beginners' });
    const rest = await publish(course.id);
    expect(rest.body).toMatchObject({ version: 4, liveVersion: 4 });
    expect(named(await live(course.id)).map(([name]) => name)).toEqual(['One again', 'New', 'Two again']);
  });

  test('a lecture that moved between modules is published with both', async () => {
    const course = await heldCourse({
      modules: [
        aModule({ name: 'One', lectures: [aLecture({ name: 'a' }), aLecture({ name: 'b' })] }),
        aModule({ name: 'Two', lectures: [aLecture({ name: 'c' })] }),
      ],
    });
    const [one, two] = course.modules;
    const [a, b, c] = lecturesOf(course).map(({ id }) => ({ id }));
    await app.save('PATCH', course.id, {
      modules: [
        { id: one?.id, lectures: [a] },
        { id: two?.id, lectures: [b, c] },
      ],
    });
    for (const chosen of [one, two]) {
      const refused = await publish(course.id, [chosen?.id ?? 0]);
      expect([refused.status, (refused.body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
        400,
        'moduleIds',
      ]);
    }
    expect((await publish(course.id, [one?.id ?? 0, two?.id ?? 0])).body).toMatchObject({ version: 2, liveVersion: 2 });
  });

  test.each(['question', 'section'] as const)(
    'a %s that moved between modules is published with both',
    async (kind) => {
      const course = await heldCourse({
        modules: [
          aModule({ name: 'One', lectures: [aLecture({ name: 'a', questionAnswers: [aQuestion()] })] }),
          aModule({ name: 'Two', lectures: [aLecture({ name: 'b' })] }),
        ],
      });
      const [one, two] = course.modules;
      const [a, b] = lecturesOf(course);
      const moved =
        kind === 'question'
          ? { questionAnswers: a?.questionAnswers }
          : { sections: [...(b?.sections ?? []), ...(a?.sections ?? [])] };
      const left = kind === 'question' ? { questionAnswers: [] } : { sections: [] };
      const saved = await app.save('PATCH', course.id, {
        modules: [
          { id: one?.id, lectures: [{ id: a?.id, ...left }] },
          { id: two?.id, lectures: [{ id: b?.id, ...moved }] },
        ],
      });
      expect(saved.status).toBe(200);
      for (const chosen of [one, two]) {
        expect((await publish(course.id, [chosen?.id ?? 0])).body).toMatchObject({
          code: 'INVALID',
          errors: [{ field: 'moduleIds' }],
        });
      }
      expect((await publish(course.id, [one?.id ?? 0, two?.id ?? 0])).body).toMatchObject({
        version: 2,
        liveVersion: 2,
      });
    },
  );

  test('of modules that there are not are refused, and of unchanged ones are none', async () => {
    const course = await heldCourse({ modules: [aModule({ name: 'One' }), aModule({ name: 'Two' })] });
    const [one, two] = course.modules;
    await app.save('PATCH', course.id, { modules: [{ id: one?.id, name: 'Changed' }, { id: two?.id }] });
    expect((await publish(course.id, [99_999])).body).toMatchObject({ errors: [{ field: 'moduleIds.0' }] });
    expect((await publish(course.id, [two?.id ?? 0])).body).toMatchObject({ version: 2, liveVersion: 1 });
  });

  test('tags act at once, and those who hold an older answer are told (ADR 0082)', async () => {
    const course = await heldCourse({ tags: ['old'] });
    const address = `/api/v1/public/courses/${course.id}`;
    const etag = String((await app.call('GET', address)).headers['etag']);
    await app.save('PATCH', course.id, { name: 'Held' });
    expect((await app.call('GET', address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    app.at(new Date(app.now().getTime() + 1000));
    await app.save('PATCH', course.id, { tags: ['new'] });
    const after = await app.call<FullCourse>('GET', address, { headers: { 'if-none-match': etag } });
    expect([after.status, after.body.tags.map(({ name }) => name)]).toEqual([200, ['new']]);
  });

  test('that are published with force are a forced revision (OP-15)', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'Held' });
    await publish(course.id, undefined, {}, '&forceUpdate=true');
    const { body } = await app.call('GET', `${coursesPath}/${course.id}/revisions/2`, { as: app.author });
    expect(body).toMatchObject({ forced: true, live: true });
  });

  test('are not lost by a save of a server of the version before, which finds no row', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'Held' });
    const { numUpdatedRows } = await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('course')
        .set({ name: 'Older', version: 2 })
        .where('course.course_id', '=', course.id)
        .where('course.version', '=', 1)
        .executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
    expect(await authored(course.id)).toMatchObject({ name: 'Held', liveVersion: 1 });
  });

  test('are discarded by a revision with what is live; they stay in the history', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'Held', modules: [aModule()] });
    const back = await discard(course.id);
    expect(back.body).toMatchObject({ name: 'Tea for beginners', version: 3, liveVersion: 3, holdsBack: true });
    expect(back.body.modules).toEqual(course.modules);
    const { body } = await app.call<{ content: { version: number; live: boolean; current: boolean }[] }>(
      'GET',
      `${coursesPath}/${course.id}/revisions`,
      { as: app.author },
    );
    expect(body.content.map(({ version, live: isLive, current }) => [version, isLive, current])).toEqual([
      [3, true, true],
      [2, false, false],
      [1, false, false],
    ]);
    // Nothing is left to do.
    expect((await discard(course.id)).body.version).toBe(3);
    expect((await publish(course.id)).body.version).toBe(3);
  });

  test('stop being held back only once nothing is; then a save is live', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'Held' });
    const refused = await hold(course.id, false);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'CHANGES_HELD_BACK' }]);
    await publish(course.id);
    expect((await hold(course.id, false)).body.holdsBack).toBe(false);
    expect((await app.save('PATCH', course.id, { name: 'Live' })).body).toMatchObject({ version: 3, liveVersion: 3 });
    expect((await live(course.id)).name).toBe('Live');
  });

  test('are the lock’s and the version’s business as a save is, and happen once per key', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, { name: 'Held' });
    expect((await publish(course.id, undefined, { headers: { 'if-match': '"1"' } })).status).toBe(412);
    await app.call('POST', `${coursesPath}/${course.id}/_lock`, { as: app.admin });
    expect([
      (await publish(course.id)).status,
      (await discard(course.id)).status,
      (await hold(course.id)).status,
    ]).toEqual([423, 423, 423]);
    await app.call('POST', `${coursesPath}/${course.id}/_unlock`, { as: app.admin });
    const once = { headers: { 'idempotency-key': 'publish-once' } };
    await publish(course.id, undefined, once);
    await app.save('PATCH', course.id, { name: 'Held again' });
    expect((await publish(course.id, undefined, once)).body).toMatchObject({ version: 3, liveVersion: 2 });
  });

  test('of auto-saves: what is live and what is worked on are kept when history is thinned', async () => {
    const course = await heldCourse({ published: false });
    const autoSave = (name: string) => app.save('PATCH', course.id, { name }, {}, '&autoSave=true');
    await autoSave('a');
    await publish(course.id);
    await autoSave('b');
    await autoSave('c');
    await thinRevisions(
      app.db,
      { supersededMinutes: 60, lastDays: 30 },
      new Date(app.now().getTime() + 40 * 86_400_000),
    );
    const { body } = await app.call<{ content: { version: number }[] }>(
      'GET',
      `${coursesPath}/${course.id}/revisions`,
      {
        as: app.author,
      },
    );
    expect(body.content.map(({ version }) => version)).toEqual([4, 2, 1]);
    expect((await authored(course.id)).name).toBe('c');
    expect((await discard(course.id)).body.name).toBe('a');
  });

  test('become live at the moment that was set, and the one who set it is told by mail', async () => {
    const course = await heldCourse();
    const at = new Date(app.now().getTime() + hourMs);
    const setTime = (publishTime: string | null) => act(course.id, '_publicationTime', { publishTime });
    expect((await setTime(at.toISOString())).status).toBe(400);
    await app.save('PATCH', course.id, { name: 'Green tea' });
    for (const wrong of [app.now(), new Date(app.now().getTime() + 800 * 24 * hourMs)]) {
      expect((await setTime(wrong.toISOString())).status).toBe(400);
    }
    expect((await setTime(at.toISOString())).body.publishTime).toBe(at.toISOString());
    await app.save('PATCH', course.id, { description: 'More.' });
    await publishAt(at.getTime() - 60_000);
    expect(await authored(course.id)).toMatchObject({ liveVersion: 1, publishTime: at.toISOString() });
    await publishAt(at.getTime() + 30_000);
    expect(await authored(course.id)).toMatchObject({
      name: 'Green tea',
      version: 3,
      liveVersion: 3,
      publishTime: null,
    });
    expect(await sentMails(app)).toMatchObject([{ to: app.author.username, subject: '“Green tea” is live now' }]);
    await publishAt(at.getTime() + 90_000);
    expect(await sentMails(app)).toEqual([]);
  });

  test('that would cost learners progress stay held back at their moment, and the one who set it is told', async () => {
    const course = await heldCourse();
    const [first, second] = lecturesOf(course);
    await app.studied(course, { seen: first?.id });
    await app.save('PATCH', course.id, { modules: [{ id: course.modules[0]?.id, lectures: [{ id: second?.id }] }] });
    const at = app.now().getTime() + hourMs;
    await act(course.id, '_publicationTime', { publishTime: new Date(at).toISOString() });
    await publishAt(at + 1000);
    expect(await authored(course.id)).toMatchObject({ version: 2, liveVersion: 1, publishTime: null });
    expect(await sentMails(app)).toMatchObject([{ subject: 'The changes of “Tea for beginners” are not live' }]);
  });

  test('a moment is taken away by hand, by publishing and by discarding, and stays when some modules are published', async () => {
    const course = await heldCourse({ modules: [aModule({ name: 'One' }), aModule({ name: 'Two' })] });
    const publishTime = new Date(app.now().getTime() + hourMs).toISOString();
    const change = () =>
      app.save('PATCH', course.id, { modules: course.modules.map(({ id, name }) => ({ id, name: `${name} again` })) });
    const setTime = (time: string | null) => act(course.id, '_publicationTime', { publishTime: time });
    await change();
    await setTime(publishTime);
    expect((await setTime(null)).body.publishTime).toBeNull();
    await setTime(publishTime);
    expect((await publish(course.id, [course.modules[0]?.id ?? 0])).body).toMatchObject({
      liveVersion: 3,
      publishTime,
    });
    expect((await publish(course.id)).body.publishTime).toBeNull();
    await app.save('PATCH', course.id, { name: 'Other' });
    await setTime(publishTime);
    expect((await discard(course.id)).body.publishTime).toBeNull();
  });

  test('the list of authors shows them, by when they were saved', async () => {
    const course = await heldCourse({ name: 'Listed before' });
    const other = (await app.create(aCourse({ name: 'Other', published: false }))).body;
    app.at(new Date(app.now().getTime() + 60_000));
    await app.save('PATCH', course.id, { name: 'Listed held' });
    const { body } = await app.call<{ content: Authored[] }>('GET', `${coursesPath}?sort=updateTime,desc&size=2`, {
      as: app.author,
    });
    expect(body.content.map(({ id, name, version, liveVersion }) => [id, name, version, liveVersion])).toEqual([
      [course.id, 'Listed held', 2, 1],
      [other.id, 'Other', 1, 1],
    ]);
  });

  test('a copy is made of what its author sees', async () => {
    const course = await heldCourse();
    await app.save('PATCH', course.id, {
      modules: [aModule({ name: 'Held', lectures: [aLecture({ questionAnswers: [aQuestion()] })] })],
    });
    const copy = await app.call<FullCourse>('POST', `${coursesPath}/${course.id}/_copy?include=modules`, {
      as: app.author,
      body: {},
    });
    expect(copy.body.modules.map(({ name }) => name)).toEqual(['Held']);
    expect(copy.body).toMatchObject({ holdsBack: false, version: 1 });
  });
});
