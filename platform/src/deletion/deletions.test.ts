import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { removeOutdated } from '../db/removeOutdated.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { createDiscussionApp, type DiscussionApp } from '../discussion/discussion.testkit.ts';
import { smallCourse } from '../study/studyTestApp.testkit.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { DeletionKind } from './deletionKinds.ts';
import '../testing/propertySeed.ts';

interface Deletion {
  readonly kind: DeletionKind;
  readonly rawId: Id;
  readonly deleteTime: string;
}
type Row = Readonly<Record<string, unknown>>;

const base = '/api/v1/secured/workspaces/1';
const dayMs = 86_400_000;

let app: DiscussionApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createDiscussionApp();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

/** As the admin; fails where it is refused. */
async function send<T = { id: Id }>(method: string, url: string, body?: unknown): Promise<T> {
  const { status, body: answer } = await app.call<T>(method, url, {
    as: admin,
    ...(body === undefined ? {} : { body }),
  });
  if (status >= 300) {
    throw new Error(`${method} ${url} answered ${status}: ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** All pages, two rows each, as a tool reads them. */
async function readAll<T = Row>(url: string): Promise<T[]> {
  const rows: T[] = [];
  let after = '';
  for (;;) {
    const page = await send<Page<T>>('GET', `${url}${url.includes('?') ? '&' : '?'}size=2${after}`);
    rows.push(...page.content);
    if (page.pageable.last) {
      return rows;
    }
    after = `&after=${page.cursors.at(-1) ?? ''}`;
  }
}

const deletionsSince = (since: Date, more = '') =>
  readAll<Deletion>(`${base}/deletions?deletedSince=${since.toISOString()}${more}`);

/** What a tool mirrors: where it is read, what names a row, and what of it changes with it. */
const lists: Readonly<Record<string, { url: string; id: string; members: readonly string[] }>> = {
  COURSE: { url: '/api/v1/secured/courses', id: 'id', members: ['name', 'updateTime'] },
  USER_COURSE: { url: `${base}/usercourses`, id: 'id', members: ['dueTime', 'finishTime', 'completed'] },
  PERSON: { url: `${base}/usersaccess`, id: 'userId', members: ['username', 'createCourse', 'status', 'updateTime'] },
  GROUP: { url: `${base}/groups`, id: 'id', members: ['name', 'description', 'updateTime'] },
  CAMPAIGN: { url: '/api/v1/secured/campaigns', id: 'id', members: ['name', 'active', 'updateTime'] },
  QUESTION: {
    url: `${base}/discussionquestions`,
    id: 'threadId',
    members: ['title', 'state', 'replyCount', 'reportCount', 'pinned', 'closed', 'updateTime'],
  },
  CERTIFICATE: {
    url: `${base}/certificates`,
    id: 'uuid',
    members: ['userId', 'revokeReason', 'revokedTime', 'updateTime'],
  },
};
/** What is read below its campaign, and goes with it. */
const ofCampaigns: Readonly<Record<string, { path: string; members: readonly string[] }>> = {
  VOUCHER: { path: 'vouchers', members: ['code', 'usages', 'updateTime'] },
  REDEMPTION: { path: 'redemptions', members: ['code', 'userId', 'updateTime'] },
};

type Copy = Map<string, Row>;

/** `since` null for everything. */
async function readInto(copy: Copy, since: Date | null): Promise<void> {
  const changed = since === null ? '' : `?q=updateTime=ge='${since.toISOString()}'&sort=updateTime,asc`;
  for (const [kind, { url, id, members }] of Object.entries(lists)) {
    const asked =
      kind === 'QUESTION' && since !== null ? `?updatedSince=${since.toISOString()}&sort=updateTime,asc` : changed;
    // Certificates have no other order.
    const rows = await readAll(`${url}${kind === 'CERTIFICATE' ? asked.replace('&sort=updateTime,asc', '') : asked}`);
    for (const row of rows) {
      copy.set(`${kind} ${String(row[id])}`, membersOf(row, members));
    }
  }
  for (const campaign of await readAll<{ id: Id }>('/api/v1/secured/campaigns')) {
    for (const [kind, { path, members }] of Object.entries(ofCampaigns)) {
      for (const row of await readAll(`/api/v1/secured/campaigns/${campaign.id}/${path}${changed}`)) {
        copy.set(`${kind} ${String(row['id'])}`, { campaignId: campaign.id, ...membersOf(row, members) });
      }
    }
  }
}

const membersOf = (row: Row, members: readonly string[]): Row =>
  Object.fromEntries(members.map((member) => [member, row[member]]));

async function catchUp(copy: Copy, since: Date): Promise<void> {
  await readInto(copy, since);
  for (const { kind, rawId } of await deletionsSince(since)) {
    copy.delete(`${kind} ${rawId}`);
    for (const [key, row] of copy) {
      const goesWithPerson = kind === 'PERSON' && key.startsWith('CERTIFICATE ') && row['userId'] === rawId;
      const goesWithCampaign = kind === 'CAMPAIGN' && row['campaignId'] === rawId;
      if (goesWithPerson || goesWithCampaign) {
        copy.delete(key);
      }
    }
  }
}

let names = 0;
const aName = () => {
  names += 1;
  return `Thing ${names}`;
};

/** What people do; `pick` chooses among what is there. */
const changes: readonly ((pick: <T>(rows: readonly T[]) => T | undefined) => Promise<unknown>)[] = [
  () => send('POST', `${base}/groups`, { name: aName() }),
  async (pick) => {
    const group = pick(await readAll<{ id: Id }>(`${base}/groups`));
    return group && send('PATCH', `${base}/groups/${group.id}`, { description: aName() });
  },
  async (pick) => {
    const group = pick(await readAll<{ id: Id }>(`${base}/groups`));
    return group && send('DELETE', `${base}/groups/${group.id}`);
  },
  () => send('POST', `${base}/users`, { username: `${aName().replace(' ', '')}@mirror.test` }),
  async (pick) => {
    const person = pick(await othersThanAdmin());
    return person && send('PUT', `${base}/users/${person.userId}`, { createCourse: true });
  },
  async (pick) => {
    const person = pick(await othersThanAdmin());
    return person && send('DELETE', `${base}/users/${person.userId}`, { confirmUsername: person.username });
  },
  async () => app.enrol(await app.aUser(), (await app.aCourse(smallCourse({ name: aName() }))).id),
  async (pick) => {
    const course = pick(await readAll<{ id: Id }>('/api/v1/secured/courses'));
    return course && send('PATCH', `/api/v1/secured/courses/${course.id}`, { name: aName() });
  },
  // With its campaigns and what learners have of it.
  async (pick) => {
    const course = pick(await readAll<{ id: Id }>('/api/v1/secured/courses'));
    return course && send('DELETE', `/api/v1/secured/courses/${course.id}?forceUpdate=true`);
  },
  async (pick) => {
    const own = pick(await readAll<{ id: Id }>(`${base}/usercourses`));
    return own && send('PUT', `/api/v1/secured/usercourses/${own.id}/duetime`, { dueTime: '2035-01-01T00:00:00Z' });
  },
  async () => {
    const { id: courseId } = await app.aCourse(smallCourse({ name: aName() }));
    return send('POST', '/api/v1/secured/campaigns', { name: aName(), courseId });
  },
  async (pick) => {
    const campaign = pick(await readAll<{ id: Id }>('/api/v1/secured/campaigns'));
    return campaign && send('DELETE', `/api/v1/secured/campaigns/${campaign.id}`);
  },
  async () => {
    const { id: courseId } = await app.aCourse(smallCourse({ name: aName() }));
    const { id } = await send('POST', '/api/v1/secured/campaigns', { name: aName(), courseId });
    const { vouchers } = await send<{ vouchers: { code: string }[] }>(
      'POST',
      `/api/v1/secured/campaigns/${id}/vouchers`,
      { amount: 2 },
    );
    return app.call('POST', `/api/v1/secured/vouchers/${vouchers[0]?.code}/_redeem`, { as: await app.aUser() });
  },
  async () => certify(await app.aUser({ name: aName() })),
  async (pick) => {
    const certificate = pick(await readAll<{ uuid: string; revokedTime: string | null }>(`${base}/certificates`));
    const url = `/api/v1/secured/certificates/${certificate?.uuid}`;
    return certificate?.revokedTime === null
      ? send('POST', `${url}/_revoke`, { reason: aName() })
      : certificate && send('POST', `${url}/_restore`);
  },
  async () => {
    const asker = await app.aUser({ name: aName() });
    const course = await app.aDiscussedCourse([asker], { changes: { name: aName() } });
    const { body } = await app.ask(asker, course, aName(), 0);
    await app.ask(asker, course, aName(), 0);
    await app.report(admin, body.question.id);
    return app.replyTo(asker, body.id, 'So.');
  },
  async (pick) => {
    const question = pick(await questions());
    return question && app.hide(admin, question.postId, question.state === 'hidden' ? null : 'Off topic');
  },
  // With its replies, or without its words.
  async (pick) => {
    const question = pick(await questions());
    return question && app.call('DELETE', `/api/v1/secured/discussionposts/${question.postId}`, { as: admin });
  },
];

const questions = () => readAll<{ postId: Id; state: string }>(`${base}/discussionquestions`);

/** Someone completes a course. */
async function certify(learner: TestUser): Promise<void> {
  const course = await app.aCourse(smallCourse({ name: aName() }));
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  for (const questionId of course.questions) {
    await app.answer(learner, id, questionId, [2]);
  }
  await app.call('POST', `/api/v1/secured/usercourses/${id}/_complete`, { as: learner, body: { name: learner.name } });
}

const othersThanAdmin = async () =>
  (await readAll<{ userId: Id; username: string }>(`${base}/usersaccess`)).filter(
    ({ userId }) => userId !== admin.userId,
  );

describe('OP-295 deletions', () => {
  test('BEY-44 OP-294 OP-309 a copy that is kept by changes and deletions is the same as one that is read as a whole, whatever happened', async () => {
    const change = fc.record({ what: fc.nat(changes.length - 1), which: fc.nat(1000) });
    const steps = fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, async (rounds) => {
        const copy: Copy = new Map();
        let since = new Date();
        await readInto(copy, null);
        for (const round of rounds) {
          for (const { what, which } of round) {
            app.at(new Date());
            await changes[what]?.((rows) => rows[which % Math.max(1, rows.length)]);
          }
          const next = new Date();
          await catchUp(copy, since);
          since = next;
          const whole: Copy = new Map();
          await readInto(whole, null);
          expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(whole));
        }
      }),
      { numRuns: 6 },
    );
  }, 240_000);

  test('OP-309 what of vouchers, their uses, certificates and questions changed is told once, and nothing else', async () => {
    app.at(new Date());
    const learner = await app.aUser({ name: aName() });
    await certify(learner);
    const [certificate] = await readAll<{ uuid: string }>(`${base}/certificates?q=userId==${learner.userId}`);
    const { id: courseId } = await app.aCourse(smallCourse({ name: aName() }));
    const { id } = await send('POST', '/api/v1/secured/campaigns', { name: aName(), courseId });
    const of = `/api/v1/secured/campaigns/${id}`;
    const { vouchers } = await send<{ vouchers: { code: string }[] }>('POST', `${of}/vouchers`, { amount: 2 });
    const course = await app.aDiscussedCourse([learner], {});
    const { body: thread } = await app.ask(learner, course, 'Why?', 0);
    const since = new Date();
    const changed = async () => ({
      vouchers: (await readAll(`${of}/vouchers?q=updateTime=ge='${since.toISOString()}'`)).map(({ code }) => code),
      uses: (await readAll(`${of}/redemptions?q=updateTime=ge='${since.toISOString()}'`)).map(({ userId }) => userId),
      certificates: (await readAll(`${base}/certificates?q=updateTime=ge='${since.toISOString()}'`)).map(
        ({ uuid }) => uuid,
      ),
      questions: (await readAll(`${base}/discussionquestions?updatedSince=${since.toISOString()}`)).map(
        ({ reportCount }) => reportCount,
      ),
    });
    expect(await changed()).toEqual({ vouchers: [], uses: [], certificates: [], questions: [] });
    await app.call('POST', `/api/v1/secured/vouchers/${vouchers[1]?.code}/_redeem`, { as: learner });
    await send('POST', `/api/v1/secured/certificates/${certificate?.uuid}/_revoke`, { reason: 'A mistake' });
    await app.report(admin, thread.question.id);
    const told = {
      vouchers: [vouchers[1]?.code],
      uses: [learner.userId],
      certificates: [certificate?.uuid],
      questions: [1],
    };
    expect(await changed()).toEqual(told);
    // The use still counts; who it was is no longer told, and their certificate is gone.
    await send('DELETE', `${base}/users/${learner.userId}`, { confirmUsername: learner.username });
    expect(await changed()).toMatchObject({ vouchers: told.vouchers, uses: [null], certificates: [] });
    // Without replies, the question goes with who asked.
    expect(await deletionsSince(since, '&kind=QUESTION')).toMatchObject([{ rawId: thread.id }]);
  });

  test('each is told once, with its moment, in their order, and by kind', async () => {
    const since = new Date();
    const group = await send('POST', `${base}/groups`, { name: aName() });
    const person = await send<{ userId: Id }>('POST', `${base}/users`, { username: 'gone@mirror.test' });
    await send('DELETE', `${base}/groups/${group.id}`);
    await send('DELETE', `${base}/users/${person.userId}`, { confirmUsername: 'gone@mirror.test' });
    const told = await deletionsSince(since);
    expect(told).toEqual([
      { kind: 'GROUP', rawId: group.id, deleteTime: expect.any(String) },
      { kind: 'PERSON', rawId: person.userId, deleteTime: expect.any(String) },
    ]);
    expect(await deletionsSince(since, '&kind=PERSON')).toEqual(told.slice(1));
    expect(await deletionsSince(since, '&kind=PERSON&kind=COURSE')).toEqual(told.slice(1));
    expect(await deletionsSince(since, '&kind=COURSE')).toEqual([]);
  });

  test('of whom was erased nothing but the raw id is told', async () => {
    const since = new Date();
    const person = await app.aUser({ username: 'erased@mirror.test', name: 'Ada Erased' });
    await send('DELETE', `${base}/users/${person.userId}`, { confirmUsername: person.username });
    expect(JSON.stringify(await deletionsSince(since))).not.toMatch(/erased@|Ada/);
    expect(await deletionsSince(since)).toMatchObject([{ kind: 'PERSON', rawId: person.userId }]);
  });

  test('an account outlives its invitation: only the end of both is told', async () => {
    const since = new Date();
    const { userId } = await app.aUser({ username: 'accepted@mirror.test' });
    await inWorkspace(app.db, 1, async (trx) => {
      const key = { workspace_id: 1, user_id: userId };
      await trx
        .insertInto('invitation')
        .values({ ...key, username: 'accepted@mirror.test' })
        .execute();
      await trx.deleteFrom('invitation').where('user_id', '=', userId).execute();
    });
    expect(await deletionsSince(since)).toEqual([]);
  });

  test('who asks for more than 30 days is told to read everything', async () => {
    app.at(new Date());
    const ask = (days: number) =>
      app.call('GET', `${base}/deletions?deletedSince=${new Date(app.now().getTime() - days * dayMs).toISOString()}`, {
        as: admin,
      });
    expect((await ask(30)).status).toBe(200);
    expect(await ask(30.01)).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID',
        errors: [{ field: 'deletedSince', message: expect.stringContaining('read everything and compare') }],
      },
    });
    expect((await app.call('GET', `${base}/deletions`, { as: admin })).status).toBe(400);
  });

  test('they are kept a day longer than they are told, and nobody but the database writes them', async () => {
    await send('DELETE', `${base}/groups/${(await send('POST', `${base}/groups`, { name: aName() })).id}`);
    const count = () =>
      inWorkspace(app.db, 1, async (trx) => (await trx.selectFrom('deletion').select('raw_id').execute()).length);
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await removeOutdated(app.db, new Date());
    expect(await count()).toBe(before);
    await withOwner(app.database.ownerUrl, `update deletion set delete_time = now() - interval '31 days 1 hour'`);
    await removeOutdated(app.db, new Date());
    expect(await count()).toBe(0);
    const forged = inWorkspace(app.db, 1, (trx) =>
      trx
        .insertInto('deletion')
        .values({ workspace_id: 1, kind: 'COURSE', raw_id: 1, delete_time: new Date() })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/permission denied/);
  });
});
