import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../../contracts/exportedCourse.json' with { type: 'json' };
import { createDiscussionApp, type DiscussionApp } from '../discussion/discussion.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import { removeDueFiles } from '../file/removeDueFiles.ts';
import type { Page } from '../http/paging.ts';
import type { JobWork } from '../job/jobQueue.ts';
import type { Id } from '../shared/id.ts';
import { smallCourse } from '../study/studyTestApp.testkit.ts';
import { doJobs } from '../testing/doJobs.ts';
import type { Reply, TestUser } from '../testing/testApp.ts';
import type { ExportKindName } from './exportKinds.ts';
import { writeExport } from './writeExport.ts';

type Row = Readonly<Record<string, unknown>>;
interface Job {
  readonly id: Id;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly result: { readonly rows: number; readonly bytes: number; readonly expireTime: string } | null;
}

const base = '/api/v1/secured/workspaces/1';
const courses = '/api/v1/secured/courses';
const dayMs = 86_400_000;

let app: DiscussionApp;
let admin: TestUser;
let learner: TestUser;
let work: JobWork;
let campaignId: Id;

beforeAll(async () => {
  app = await createDiscussionApp();
  admin = await app.aUser({ roleAdmin: true });
  learner = await app.aUser({ name: 'Ada Äpfel' });
  work = writeExport({ db: app.db, clock: app.now, files: app.app.files });
  const course = await app.aCourse(smallCourse());
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  for (const questionId of course.questions) {
    await app.answer(learner, id, questionId, [2]);
  }
  await app.call('POST', `/api/v1/secured/usercourses/${id}/_complete`, { as: learner, body: { name: learner.name } });
  const body = { name: 'A campaign', courseId: course.id };
  ({ id: campaignId } = (await app.call<{ id: Id }>('POST', '/api/v1/secured/campaigns', { as: admin, body })).body);
  const { vouchers } = (
    await app.call<{ vouchers: { code: string }[] }>('POST', `/api/v1/secured/campaigns/${campaignId}/vouchers`, {
      as: admin,
      body: { amount: 7 },
    })
  ).body;
  await app.call('POST', `/api/v1/secured/vouchers/${vouchers[0]?.code}/_redeem`, { as: await app.aUser() });
  const discussed = await app.aDiscussedCourse([learner]);
  await app.ask(learner, discussed, 'Why?');
});
afterAll(() => app.close());

const order = (
  kind: ExportKindName,
  { as = admin, ...more }: { as?: TestUser; updatedSince?: string; key?: string } = {},
) =>
  app.call<Job>('POST', `${base}/exports`, {
    as,
    body: { kind, ...(more.updatedSince === undefined ? {} : { updatedSince: more.updatedSince }) },
    headers: more.key === undefined ? {} : { 'idempotency-key': more.key },
  });
const read = async (id: Id) => (await app.call<Job>('GET', `/api/v1/secured/jobs/${id}`, { as: admin })).body;
const url = (id: Id) => `/api/v1/secured/jobs/${id}/result.jsonl.gz`;

async function download(id: Id, as: TestUser | string = admin): Promise<{ status: number; rows: Row[]; headers: Row }> {
  const answer = await app.app.inject({
    url: url(id),
    headers: { host: 'localhost', authorization: `Bearer ${typeof as === 'string' ? as : await app.signIn(as)}` },
  });
  const rows =
    answer.statusCode === 200
      ? gunzipSync(answer.rawPayload)
          .toString()
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as Row)
      : [];
  return { status: answer.statusCode, rows, headers: answer.headers };
}

/** All pages of a list. */
async function list(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let after = '';
  for (;;) {
    const { body }: Reply<Page<Row>> = await app.call('GET', `${path}?size=50${after}`, { as: admin });
    rows.push(...body.content);
    if (body.pageable.last) {
      return rows;
    }
    after = `&after=${body.cursors.at(-1) ?? ''}`;
  }
}

const lists: Readonly<Record<Exclude<ExportKindName, 'AUDIT_ENTRIES' | 'COURSES'>, () => string>> = {
  PEOPLE: () => `${base}/usersaccess`,
  USER_COURSES: () => `${base}/usercourses`,
  CERTIFICATES: () => `${base}/certificates`,
  VOUCHERS: () => `/api/v1/secured/campaigns/${campaignId}/vouchers`,
  REDEMPTIONS: () => `/api/v1/secured/campaigns/${campaignId}/redemptions`,
  DISCUSSION_QUESTIONS: () => `${base}/discussionquestions`,
};

const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

async function exported(kind: ExportKindName, more: { updatedSince?: string } = {}): Promise<Job> {
  const { status, body } = await order(kind, more);
  expect(status).toBe(202);
  expect((await doJobs(app, work)).completed).toBe(1);
  return read(body.id);
}

describe('OP-310 exports', () => {
  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    'BEY-44 the file of %s has the items of its list, each once, a line each',
    async (kind) => {
      const job = await exported(kind);
      const whole = await list(lists[kind]());
      expect(whole.length).toBeGreaterThan(0);
      const { rows, headers } = await download(job.id);
      expect(inOrder(rows)).toEqual(inOrder(whole));
      expect(job).toMatchObject({
        state: 'DONE',
        done: whole.length,
        total: whole.length,
        result: { rows: whole.length, bytes: Number(headers['content-length']) },
      });
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.jsonl\.gz"$/);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('BEY-44 a file and what changed since it was ordered are the source', async () => {
    app.at(new Date());
    const since = new Date().toISOString();
    const whole = await download((await exported('VOUCHERS')).id);
    const copy = new Map(whole.rows.map((row) => [row['id'], row]));
    const { body } = await app.call<{ vouchers: { code: string }[] }>(
      'POST',
      `/api/v1/secured/campaigns/${campaignId}/vouchers`,
      { as: admin, body: { amount: 2 } },
    );
    await app.call('POST', `/api/v1/secured/vouchers/${body.vouchers[0]?.code}/_redeem`, { as: await app.aUser() });
    const delta = await download((await exported('VOUCHERS', { updatedSince: since })).id);
    expect(delta.rows).toHaveLength(2);
    for (const row of delta.rows) {
      copy.set(row['id'], row);
    }
    expect(inOrder([...copy.values()])).toEqual(inOrder(await list(lists.VOUCHERS())));
  });

  test('an attempt that fails is taken up behind the last part that counts, and nothing comes twice', async () => {
    const { body } = await order('PEOPLE');
    let puts = 0;
    const files = {
      ...app.app.files,
      put: async (...given: Parameters<typeof app.app.files.put>) => {
        puts += 1;
        if (puts === 3) {
          throw new Error('The store is away');
        }
        return app.app.files.put(...given);
      },
    };
    const small = writeExport({ db: app.db, clock: app.now, files }, { most: 1 });
    expect(await doJobs(app, small)).toMatchObject({ completed: 0, failed: 1 });
    expect((await download(body.id)).status).toBe(404);
    expect(await doJobs(app, small, { early: true })).toMatchObject({ completed: 1 });
    expect(inOrder((await download(body.id)).rows)).toEqual(inOrder(await list(lists.PEOPLE())));
  });

  test('admins alone order and download; who is none any more when it is written gets no file', async () => {
    expect((await order('PEOPLE', { as: learner })).status).toBe(403);
    const job = await exported('VOUCHERS');
    expect((await download(job.id, learner)).status).toBe(403);
    const other = await app.aUser({ roleAdmin: true });
    expect((await download(job.id, other)).status).toBe(200);
    const { body } = await order('PEOPLE', { as: other });
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('app_user').set({ role_admin: false }).where('user_id', '=', other.userId).execute(),
    );
    await doJobs(app, work);
    expect(await read(body.id)).toMatchObject({ state: 'CANCELLED', result: null });
    expect((await download(body.id)).status).toBe(404);
  });

  test('OP-289 an API token needs the scope of what is exported, at the order and at the download', async () => {
    const token = async (scopes: readonly string[]) => {
      const { body } = await app.call<{ token: string }>('POST', '/api/v1/secured/users/me/apitokens', {
        as: admin,
        body: { name: scopes.join(), scopes, expireTime: new Date(app.now().getTime() + 30 * dayMs).toISOString() },
      });
      return body.token;
    };
    const orderBy = (token: string) =>
      app.call<Job>('POST', `${base}/exports`, {
        body: { kind: 'VOUCHERS' },
        headers: { authorization: `Bearer ${token}` },
      });
    const campaigns = await token(['campaigns:read']);
    const people = await token(['people:read']);
    const { status, body } = await orderBy(campaigns);
    expect(status).toBe(202);
    await doJobs(app, work);
    expect((await download(body.id, campaigns)).status).toBe(200);
    expect((await download(body.id, people)).status).toBe(403);
    expect(await orderBy(people)).toMatchObject({
      status: 403,
      body: { code: 'SCOPE_MISSING', params: { scope: 'campaigns:read' } },
    });
  });

  test('OP-296 a key orders one; at most five wait', async () => {
    const [one, two] = await Promise.all([order('PEOPLE', { key: 'once' }), order('PEOPLE', { key: 'once' })]);
    expect(one.body.id).toBe(two.body.id);
    expect((await order('VOUCHERS', { key: 'once' })).status).toBe(422);
    for (let ordered = 1; ordered < 5; ordered += 1) {
      expect((await order('PEOPLE')).status).toBe(202);
    }
    expect(await order('PEOPLE')).toMatchObject({ status: 429, body: { code: 'JOBS_FULL' } });
    expect((await doJobs(app, work)).completed).toBe(4);
    expect((await doJobs(app, work)).completed).toBe(1);
  });

  test('the order and each download are noted', async () => {
    const job = await exported('REDEMPTIONS');
    expect(await read(job.id)).toMatchObject({ kind: 'export', exported: 'REDEMPTIONS' });
    await download(job.id);
    const trail = await inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('audit_entry').select(['audit_entry.action', 'audit_entry.details']).execute(),
    );
    expect(trail).toContainEqual({ action: 'JOB_STARTED', details: { kind: 'export', exported: 'REDEMPTIONS' } });
    expect(trail).toContainEqual({ action: 'LIST_DOWNLOADED', details: { list: 'export', jobId: job.id } });
  });

  test('seven days later the file is gone, from the store too', async () => {
    const job = await exported('PEOPLE');
    const begun = app.now();
    const folder = await storeKeyOf(job.id);
    app.at(new Date(begun.getTime() + 7 * dayMs - 1000));
    expect((await download(job.id, await app.aUser({ roleAdmin: true }))).status).toBe(200);
    app.at(new Date(begun.getTime() + 7 * dayMs + 1000));
    expect((await download(job.id, await app.aUser({ roleAdmin: true }))).status).toBe(404);
    await removeDueFiles({ db: app.db, clock: app.now, files: app.app.files });
    expect(await app.app.files.size(`${folder}/1.jsonl.gz`)).toBeNull();
    app.at(begun);
  });

  test('SET-01 once anyone was erased, no file from before can be downloaded, and its bytes go by the clock of the platform', async () => {
    app.at(new Date(Date.now() - dayMs));
    const job = await exported('PEOPLE');
    const folder = await storeKeyOf(job.id);
    const person = await app.aUser();
    await app.call('DELETE', `${base}/users/${person.userId}`, {
      as: admin,
      body: { confirmUsername: person.username },
    });
    expect((await download(job.id)).status).toBe(404);
    expect((await read(job.id)).result).toBeNull();
    await removeDueFiles({ db: app.db, clock: () => new Date(app.now().getTime() + 1000), files: app.app.files });
    expect(await app.app.files.size(`${folder}/1.jsonl.gz`)).toBeNull();
  });
});

describe('OP-326 the audit log and courses as files', () => {
  const auditLog = `${base}/auditlog`;
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => Number(id));
  const ascending = (rows: readonly Row[]) => rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));

  /** A course as `AuthoredCourse.exported` has it. */
  async function courseAsFile(id: Id): Promise<Row> {
    const { body } = await app.call<Row>('GET', `${courses}/${id}?include=modules`, { as: admin });
    return Object.fromEntries(Object.entries(body).filter(([member]) => !contract.leftOut.includes(member)));
  }
  const aDraft = async (name: string) =>
    (await app.call<{ id: Id }>('POST', courses, { as: admin, body: { name } })).body.id;

  test('each entry is that of the log, with its sentence in English, in the order of ids', async () => {
    const before = ascending(await list(auditLog));
    expect(before.length).toBeGreaterThan(0);
    const job = await exported('AUDIT_ENTRIES');
    const { rows, headers } = await download(job.id);
    expect(rows.filter(({ jobId }) => jobId !== job.id)).toEqual(before);
    // The order stands in the log before the file is begun.
    expect(rows.at(-1)).toMatchObject({ action: 'JOB_STARTED', jobId: job.id });
    expect(headers['content-disposition']).toContain('"audit-entries.jsonl.gz"');
  });

  test('updatedSince asks of an entry when it was', async () => {
    await aDraft('Noted');
    const before = ascending(await list(auditLog));
    const since = String(before.at(-2)?.['time']);
    const { rows } = await download((await exported('AUDIT_ENTRIES', { updatedSince: since })).id);
    const later = before.filter(({ time }) => String(time) >= since);
    expect(later.length).toBeLessThan(before.length);
    expect(idsOf(rows)).toEqual([...idsOf(later), expect.any(Number)]);
  });

  test('each course is as its authors hold it, drafts and templates too, and an import takes a line', async () => {
    const heldBack = await aDraft('Live');
    await app.call('POST', `${courses}/${heldBack}/_holdBack`, { as: admin, body: { holdsBack: true } });
    await app.call('PATCH', `${courses}/${heldBack}`, { as: admin, body: { name: 'Held back' } });
    const template = await app.call('POST', courses, { as: admin, body: { name: 'A template', template: true } });
    expect(template.status).toBe(201);
    const job = await exported('COURSES');
    const { rows } = await download(job.id);
    const listed = ascending(await list(courses));
    expect(idsOf(rows)).toEqual(idsOf(listed));
    expect(rows).toEqual(await Promise.all(idsOf(listed).map(courseAsFile)));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Held back', 'A template']));
    expect(job).toMatchObject({ done: rows.length, total: rows.length });
    const withContent = rows.find(({ lectureCount }) => Number(lectureCount) > 0);
    expect(withContent).toBeDefined();
    expect((await app.call('POST', `${courses}/_import`, { as: admin, body: withContent as object })).status).toBe(201);
  });

  test('updatedSince asks of a course when it was saved, be the save held back', async () => {
    const [changed, holding] = [await aDraft('Changed'), await aDraft('Holding')];
    await app.call('POST', `${courses}/${holding}/_holdBack`, { as: admin, body: { holdsBack: true } });
    const begun = app.now();
    // Later than anything that another test has written.
    app.at(new Date(Date.now() + dayMs));
    const updatedSince = app.now().toISOString();
    await app.call('PATCH', `${courses}/${changed}`, { as: admin, body: { name: 'Changed again' } });
    await app.call('PATCH', `${courses}/${holding}`, { as: admin, body: { name: 'Held' } });
    const { rows } = await download((await exported('COURSES', { updatedSince })).id);
    expect(rows).toEqual([await courseAsFile(changed), await courseAsFile(holding)]);
    app.at(begun);
  });

  test('however large courses are, a part of the file is small: it ends by its characters as well', async () => {
    const { body } = await order('COURSES');
    const small = writeExport({ db: app.db, clock: app.now, files: app.app.files }, { characters: 1 });
    expect((await doJobs(app, small)).completed).toBe(1);
    const whole = ascending(await list(courses));
    expect(idsOf((await download(body.id)).rows)).toEqual(idsOf(whole));
    // The last part learns that nothing follows.
    expect((await resultOf(body.id))?.parts).toBe(whole.length + 1);
  });

  test.each(['AUDIT_ENTRIES', 'COURSES'] as const)(
    'OP-289 %s are for admins of the workspace, and for tokens of the scope',
    async (kind) => {
      const job = await exported(kind);
      const elsewhere = await app.aUser({ workspaceId: 2, roleAdmin: true });
      const author = await app.aUser({ createCourse: true });
      for (const [as, ordered, downloaded] of [
        [learner, 403, 403],
        [author, 403, 403],
        [elsewhere, 404, 404],
      ] as const) {
        const answer = await app.call('POST', `${base}/exports`, { as, body: { kind } });
        expect(answer.status).toBe(ordered);
        expect((await app.call('GET', url(job.id), { as })).status).toBe(downloaded);
      }
      const { body } = await app.call<{ token: string }>('POST', '/api/v1/secured/users/me/apitokens', {
        as: admin,
        body: {
          name: kind,
          scopes: ['people:read'],
          expireTime: new Date(app.now().getTime() + 30 * dayMs).toISOString(),
        },
      });
      expect(
        await app.call('POST', `${base}/exports`, {
          body: { kind },
          headers: { authorization: `Bearer ${body.token}` },
        }),
      ).toMatchObject({
        status: 403,
        body: { code: 'SCOPE_MISSING', params: { scope: kind === 'COURSES' ? 'courses:read' : 'workspace:read' } },
      });
      expect((await download(job.id, body.token)).status).toBe(403);
    },
  );
});

const resultOf = async (id: Id) =>
  inWorkspace(app.db, 1, async (trx) => {
    const { result } = await trx
      .selectFrom('job_run')
      .where('job_run_id', '=', id)
      .select('result')
      .executeTakeFirstOrThrow();
    return result;
  });
const storeKeyOf = async (id: Id): Promise<string> => (await resultOf(id))?.storeKey ?? '';
