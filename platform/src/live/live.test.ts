import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createDiscussionApp, type DiscussionApp } from '../discussion/discussion.testkit.ts';
import { withOwner } from '../testing/databaseUrls.ts';
import { hosts, type TestUser } from '../testing/testApp.ts';
import type { Id } from '../shared/id.ts';
import { LiveStream } from './LiveStream.ts';
import { createStreams } from './streams.ts';
import { parseTopic } from './topic.ts';

interface Listening {
  readonly status: number;
  readonly body: string;
  /** What came next: `open`, or the topic that changed; undefined at the end. */
  next(): Promise<string | undefined>;
}

let app: DiscussionApp;
let origin: string;
let author: TestUser;
let learner: TestUser;
const opened: AbortController[] = [];

beforeAll(async () => {
  app = await createDiscussionApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  author = await app.aUser({ createCourse: true });
  learner = await app.aUser();
});
afterEach(() => {
  for (const each of opened.splice(0)) {
    each.abort();
  }
});
afterAll(() => app.close());

async function listen(as: TestUser, ...topics: string[]): Promise<Listening> {
  const query = new URLSearchParams(topics.map((topic): [string, string] => ['topic', topic]));
  const leaving = new AbortController();
  opened.push(leaving);
  const answer = await fetch(`${origin}/api/v1/secured/live?${query.toString()}`, {
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${await app.signIn(as)}`,
      'x-forwarded-host': hosts[as.workspaceId] ?? '',
    },
  });
  if (answer.status !== 200) {
    return { status: answer.status, body: await answer.text(), next: async () => undefined };
  }
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const blocks: string[] = [];
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const block = blocks.shift();
      if (block === undefined) {
        const { done, value } = await reader.read();
        if (done) {
          return undefined;
        }
        text += Buffer.from(value).toString();
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        blocks.push(...parts);
        continue;
      }
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event !== undefined) {
        const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as { topic?: string };
        return data.topic ?? event;
      }
    }
  };
  expect(await next()).toBe('open');
  return { status: 200, body: '', next };
}

const lock = (courseId: Id, as = author) => app.call('POST', `/api/v1/secured/courses/${courseId}/_lock`, { as });

describe('BEY-45 OP-298 signals', () => {
  test('tell that the lock or the presence of a course has changed', async () => {
    const course = await app.aDiscussedCourse([]);
    const topic = `course-editing:${course.id}`;
    const heard = await listen(author, topic);
    await lock(course.id);
    expect(await heard.next()).toBe(topic);
    await app.call('POST', `/api/v1/secured/courses/${course.id}/_presence`, { as: author });
    expect(await heard.next()).toBe(topic);
  });

  test('tell what is written after a lecture, to all who listen, and nothing of another lecture', async () => {
    const course = await app.aDiscussedCourse([learner]);
    const [first, second] = course.lectures.map((lecture) => `discussion:${course.id}:${lecture}`);
    const heard = await listen(learner, String(second), String(first));
    const { body } = await app.ask(learner, course, 'Why?', 0);
    expect(await heard.next()).toBe(first);
    await app.replyTo(learner, body.id, 'So.');
    expect(await heard.next()).toBe(first);
    await app.ask(learner, course, 'How?', 1);
    expect(await heard.next()).toBe(second);
  });

  test('of a transaction that changes a job many times are one', async () => {
    const admin = await app.aUser({ roleAdmin: true });
    const runId = await aJob(admin);
    const heard = await listen(admin, `job:${runId}`, 'notices');
    await inWorkspace(app.db, 1, async (trx) => {
      for (let done = 1; done <= 50; done += 1) {
        await trx.updateTable('job_run').set({ done_count: done }).where('job_run_id', '=', runId).execute();
      }
    });
    expect(await heard.next()).toBe(`job:${runId}`);
    await signal(1, `notices:${admin.userId}`);
    expect(await heard.next()).toBe('notices');
  });

  test('of one workspace reach nobody in another, whatever it is about', async () => {
    const foreign = await app.aUser({ workspaceId: 2, roleAdmin: true });
    const runId = await aJob(foreign);
    const heard = await listen(foreign, 'notices', `job:${runId}`);
    await signal(1, `notices:${foreign.userId}`);
    await signal(1, `job:${runId}`);
    await signal(2, `job:${runId}`);
    expect(await heard.next()).toBe(`job:${runId}`);
    const course = await app.aDiscussedCourse([]);
    const otherAuthor = await app.aUser({ workspaceId: 2, createCourse: true });
    expect((await listen(otherAuthor, `course-editing:${course.id}`)).status).toBe(404);
    const [lecture] = course.lectures;
    const ownRun = await aJob(await app.aUser({ roleAdmin: true }));
    for (const topic of [`job:${ownRun}`, `discussion:${course.id}:${lecture}`]) {
      expect([topic, (await listen(foreign, topic)).status]).toEqual([topic, 404]);
    }
  });

  test('are told once more when the connection that hears them was lost', async () => {
    const heard = await listen(learner, 'notices');
    await withOwner(
      app.database.ownerUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lectern-platform-live' and datname = current_database()",
    );
    expect(await heard.next()).toBe('notices');
    await signal(1, `notices:${learner.userId}`);
    expect(await heard.next()).toBe('notices');
  });
});

describe('BEY-45 OP-298 a stream', () => {
  test('is opened by those alone who may read what it is about', async () => {
    const course = await app.aDiscussedCourse([]);
    const admin = await app.aUser({ roleAdmin: true });
    const runId = await aJob(admin);
    const statuses = async (as: TestUser) =>
      Promise.all(
        [`course-editing:${course.id}`, `job:${runId}`, `discussion:${course.id}:${course.lectures[0]}`, 'notices'].map(
          async (topic) => (await listen(as, topic)).status,
        ),
      );
    expect(await statuses(learner)).toEqual([403, 404, 404, 200]);
    expect(await statuses(author)).toEqual([200, 404, 404, 200]);
    expect(await statuses(admin)).toEqual([200, 200, 200, 200]);
  });

  test('is opened by an API token whose scopes read each of its topics', async () => {
    const { body } = await app.call<{ token: string }>('POST', '/api/v1/secured/users/me/apitokens', {
      as: author,
      body: {
        name: 'Dashboard',
        scopes: ['courses:read'],
        expireTime: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    const course = await app.aDiscussedCourse([]);
    const ask = (topic: string) => {
      const leaving = new AbortController();
      opened.push(leaving);
      return fetch(`${origin}/api/v1/secured/live?topic=${topic}`, {
        signal: leaving.signal,
        headers: { authorization: `Bearer ${body.token}`, 'x-forwarded-host': 'localhost' },
      });
    };
    expect((await ask(`course-editing:${course.id}`)).status).toBe(200);
    const refused = await ask('notices');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'SCOPE_MISSING', params: { scope: 'account:read' } });
  });

  test('OP-327 tells that a course was silent for as long as a lock lasts, which nothing writes', async () => {
    const course = await app.aDiscussedCourse([]);
    const topic = `course-editing:${course.id}`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const heard = await listen(author, topic);
      await vi.advanceTimersByTimeAsync(31_000);
      expect(await heard.next()).toBe(topic);
    } finally {
      vi.useRealTimers();
    }
  });

  test('names what there is, ten at most', async () => {
    for (const topics of [['everything'], Array.from({ length: 11 }, (_x, n) => `job:${n + 1}`), []]) {
      expect((await listen(learner, ...topics)).status).toBe(400);
    }
    expect(['notices:1', 'job:0', 'job:x', 'discussion:1', 'course-editing:1:2', 'job:'].map(parseTopic)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  test('ends with the access token', async () => {
    const token = await app.signIn(await app.aUser());
    const before = app.now();
    app.at(new Date(before.getTime() + 14 * 60_000 + 58_000));
    const answer = await fetch(`${origin}/api/v1/secured/live?topic=notices`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-host': 'localhost' },
    });
    app.at(before);
    expect(await answer.text()).toContain('event: open');
  });

  test('is one of so many of a person and of the server, and none opens while it stops', () => {
    const streams = createStreams({ live: { streams: 3, streamsPerPerson: 2, streamSeconds: 60 } });
    const own = [streams.open('1 7'), streams.open('1 7')];
    expect(() => streams.open('1 7')).toThrow('At most 2 live streams are open for one person');
    const other = streams.open('1 8');
    expect(() => streams.open('1 9')).toThrow('No more live streams can be opened here');
    expect(streams.count()).toBe(3);
    streams.finish();
    expect(() => streams.open('1 9')).toThrow('No more live streams');
    for (const each of [...own, other]) {
      each.destroy();
    }
  });

  test('OP-316 is cut where nobody reads it', async () => {
    const stream = new LiveStream({ stallMs: 1 });
    const closed = once(stream, 'close');
    stream.push('x'.repeat(5_000));
    stream.begin();
    await closed;
    expect(stream.destroyed).toBe(true);
  });

  test('OP-316 counts with those of all API tokens of its account', async () => {
    const person = await app.aUser();
    const aToken = async (name: string): Promise<string> => {
      const { body } = await app.call<{ token: string }>('POST', '/api/v1/secured/users/me/apitokens', {
        as: person,
        body: { name, scopes: ['account:read'], expireTime: new Date(Date.now() + 86_400_000).toISOString() },
      });
      return body.token;
    };
    const open = async (token: string): Promise<number> => {
      const leaving = new AbortController();
      opened.push(leaving);
      const { status } = await fetch(`${origin}/api/v1/secured/live?topic=notices`, {
        signal: leaving.signal,
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-host': 'localhost' },
      });
      return status;
    };
    const [first, second] = [await aToken('First'), await aToken('Second')];
    const statuses = await Promise.all(Array.from({ length: 50 }, (_x, n) => open(n % 2 === 0 ? first : second)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await open(first), await open(second)]).toEqual([429, 429]);
    // What the person does signed in has a count of its own.
    expect((await listen(person, 'notices')).status).toBe(200);
  });

  test('OP-316 of 10,000 topics, or of a topic that is several lines, is refused before anything is looked at', async () => {
    const many = Array.from({ length: 10_000 }, (_x, n) => `job:${n + 1}`);
    expect((await listen(learner, ...many)).status).toBeGreaterThanOrEqual(400);
    for (const topic of [
      'notices\r\nset-cookie: a=b',
      'job:1\n\nevent: open',
      'notices\0',
      'job:99999999999999999999',
    ]) {
      expect((await listen(learner, topic)).status).toBe(400);
    }
    expect((await listen(learner, 'job:999999999')).status).toBe(404);
  });

  test('holds one signal of each topic for who does not read', async () => {
    const stream = new LiveStream();
    stream.begin();
    for (let n = 0; n < 10_000; n += 1) {
      stream.signal(`job:${n % 10}`);
    }
    expect(stream.readableLength).toBeLessThan(2_000);
    const closed = once(stream, 'close');
    stream.destroy();
    await closed;
  });
});

const aJob = (orderedBy: TestUser): Promise<Id> =>
  inWorkspace(app.db, orderedBy.workspaceId, async (trx) => {
    const row = await trx
      .insertInto('job_run')
      .values({ workspace_id: orderedBy.workspaceId, kind: 'people-import', actor_id: orderedBy.userId })
      .returning('job_run_id')
      .executeTakeFirstOrThrow();
    return row.job_run_id;
  });

const signal = (workspaceId: Id, topic: string): Promise<unknown> =>
  inWorkspace(app.db, workspaceId, (trx) => sql`select tell_live(${workspaceId}::bigint, ${topic})`.execute(trx));
