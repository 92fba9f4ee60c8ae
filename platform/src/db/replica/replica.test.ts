import * as fc from 'fast-check';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../http/paging.ts';
import { aCourse } from '../../course/courseBuilder.testkit.ts';
import type { CourseWire } from '../../course/courseView.ts';
import { replicaForTests, type ReplicaForTests } from '../../testing/replicaForTests.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { createReplica } from './createReplica.ts';

const lagMs = 1_500;

let replica: ReplicaForTests;
let databaseUrl: string;
let app: TestApp;
let author: TestUser;
let names = 0;

beforeAll(async () => {
  replica = await replicaForTests();
  const database = await createTestDatabase(replica.place);
  databaseUrl = database.url;
  const environment = {
    DATABASE_REPLICA_URL: replica.urlOf(database.url),
    DATABASE_REPLICA_LAG_MS: String(lagMs),
  };
  app = await createTestApp(environment, { database });
  author = await app.aUser({ roleAdmin: true });
});
afterAll(async () => {
  await app?.close();
  await replica?.stop();
});

/** Someone with what they have written, and how far a read must have come for it. */
interface Session {
  readonly written: CourseWire[];
  position: string | undefined;
}

const aSession = (position?: string): Session => ({ written: [], position });

async function write(session: Session): Promise<void> {
  names += 1;
  const { status, body, headers } = await app.call<CourseWire>('POST', '/api/v1/secured/courses', {
    as: author,
    body: aCourse({ name: `Course ${names}` }),
  });
  expect(status).toBe(201);
  session.position = String(headers['x-written-position']);
  session.written.push(body);
}

async function get<T>({ position }: Session, url: string): Promise<T> {
  const headers: Record<string, string> = position === undefined ? {} : { 'x-read-after': position };
  const { status, body } = await app.call<T>('GET', url, { headers, as: author });
  expect(status, url).toBe(200);
  return body;
}

/** Nothing of their own is missing, wherever they look. */
async function look(session: Session): Promise<void> {
  const { written } = session;
  const [list, count, last] = [await catalogueOf(session), await countOf(session), written.at(-1)];
  expect(list).toEqual(expect.arrayContaining(written.map(({ name }) => name)));
  expect(count).toBeGreaterThanOrEqual(written.length);
  if (last !== undefined) {
    await get(session, `/api/v1/public/courses/${last.id}`);
  }
}

const catalogueOf = async (session: Session): Promise<string[]> =>
  (await get<Page<CourseWire>>(session, '/api/v1/public/courses?size=1000')).content.map(({ name }) => name);
const countOf = async (session: Session): Promise<number> =>
  (await get<{ anyDuration: number }>(session, '/api/v1/public/courses/counts')).anyDuration;

/** How many reads were answered by whom so far. */
async function readsFrom(source: 'replica' | 'primary_behind' | 'primary_failed'): Promise<number> {
  const { body } = await app.call<string>('GET', '/metrics');
  return Number(new RegExp(`recent_reads_total\\{from="${source}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
}

/** Reads until one is answered by the replica. */
async function untilReplicaReads(session = aSession()): Promise<void> {
  const before = await readsFrom('replica');
  await expect
    .poll(async () => {
      await look(session);
      return readsFrom('replica');
    })
    .toBeGreaterThan(before);
}

const whatHappens = {
  pause: () => replica.pause(),
  resume: () => replica.resume(),
  stop: () => replica.stopReplica(),
  start: () => replica.startReplica(),
  silence: async () => replica.fallSilent(),
  back: async () => replica.comeBack(),
};

/** What can happen to a replica that runs, and what undoes it. */
const undoes = { pause: 'resume', stop: 'start', silence: 'back' } as const;
type Trouble = keyof typeof undoes;

describe('OP-330 reads from a replica', { shuffle: false }, () => {
  beforeEach(() => untilReplicaReads());

  test('a read is never older than what its session has written, whatever becomes of the replica', async () => {
    const step = fc.record({
      who: fc.nat(2),
      does: fc.constantFrom('write', 'look', 'look', 'all look', 'trouble', 'trouble over'),
      trouble: fc.constantFrom<Trouble[]>('pause', 'pause', 'pause', 'stop', 'silence'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        const sessions = [aSession(), aSession(), aSession()];
        let current: Trouble | undefined;
        const end = async () => {
          if (current !== undefined) {
            await whatHappens[undoes[current]]();
          }
          current = undefined;
        };
        try {
          for (const { who, does, trouble } of steps) {
            if (does === 'write') {
              await write(sessions[who] as Session);
            } else if (does === 'look') {
              await look(sessions[who] as Session);
            } else if (does === 'all look') {
              await Promise.all([...sessions, aSession()].map(look));
            } else {
              await end();
              if (does === 'trouble') {
                current = trouble;
                await whatHappens[trouble]();
              }
            }
          }
        } finally {
          await end();
        }
        // Nobody is left with what was read while the replica was behind.
        await untilReplicaReads(sessions[0]);
        const newest = await catalogueOf(aSession('whatever is newest'));
        await expect.poll(() => catalogueOf(aSession())).toEqual(newest);
      }),
      { numRuns: 6 },
    );
  });

  test('without writes of their own nobody reads what is older than the time that is allowed', async () => {
    await replica.pause();
    const writer = aSession();
    await write(writer);
    const writtenMs = performance.now();
    const name = writer.written[0]?.name ?? '';
    let found = false;
    while (!found) {
      const begunMs = performance.now();
      found = (await catalogueOf(aSession())).includes(name);
      expect(found || begunMs - writtenMs <= lagMs).toBe(true);
    }
    expect(await catalogueOf(writer)).toContain(name);
    await replica.resume();
  });

  test('no request fails while the replica goes in the middle of them', async () => {
    const over = new AbortController();
    const looking = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!over.signal.aborted) {
          await look(aSession());
        }
      }),
    );
    const untilAnsweredBy = async (source: Parameters<typeof readsFrom>[0]) => {
      const before = await readsFrom(source);
      await expect.poll(() => readsFrom(source)).toBeGreaterThan(before);
    };
    try {
      for (const [trouble, then] of [
        ['stop', 'primary_failed'],
        ['silence', 'primary_failed'],
        ['pause', 'primary_behind'],
      ] as const) {
        await whatHappens[trouble]();
        if (trouble === 'pause') {
          await write(aSession());
        }
        await untilAnsweredBy(then);
        await whatHappens[undoes[trouble]]();
        await untilAnsweredBy('replica');
      }
    } finally {
      over.abort();
      await looking;
    }
  });

  test('OP-340 who waits for a replica that has fallen silent is answered while it still is', async () => {
    const before = await readsFrom('primary_failed');
    let answered = 0;
    replica.fallSilent();
    const waiting = Array.from({ length: 4 }, async () => {
      await look(aSession());
      answered += 1;
    });
    try {
      await expect.poll(() => answered).toBe(waiting.length);
      expect(await readsFrom('primary_failed')).toBeGreaterThanOrEqual(before + waiting.length);
    } finally {
      replica.comeBack();
      await Promise.all(waiting);
    }
  });

  test('OP-340 readers who hold each connection delay no look at the database or the replica', async () => {
    const poolSize = 2;
    const registry = new Registry();
    const full = createReplica({
      url: replica.urlOf(databaseUrl),
      primaryUrl: databaseUrl,
      poolSize,
      lagMs,
      statementTimeoutMs: 30_000,
      connectTimeoutMs: 5_000,
      registry,
      log: app.app.log,
    });
    const bytesBehind = async () =>
      Number(/^lectern_platform_replica_behind_bytes (\S+)/m.exec(await registry.metrics())?.[1]);
    const over = Promise.withResolvers<void>();
    const reading: Promise<void>[] = [];
    let holding = 0;
    const hold = () =>
      full.readingFrom(undefined).read(app.db, author.workspaceId, async (trx) => {
        const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(trx);
        if (rows[0]?.isReplica === true) {
          holding += 1;
          await over.promise;
        }
      });
    try {
      await expect
        .poll(() => {
          if (holding < poolSize) {
            reading.push(hold());
          }
          return holding;
        })
        .toBe(poolSize);
      await replica.pause();
      await write(aSession());
      await expect.poll(bytesBehind).toBeGreaterThan(0);
      await replica.resume();
      await expect.poll(bytesBehind).toBe(0);
    } finally {
      await replica.resume();
      over.resolve();
      await Promise.all(reading);
      await full.close();
    }
  });

  test('what is no replica any more is not read', async () => {
    await replica.promote();
    const session = aSession();
    await write(session);
    await look(session);
    const before = await readsFrom('primary_failed');
    await expect
      .poll(async () => {
        await look(aSession());
        return readsFrom('primary_failed');
      })
      .toBeGreaterThan(before);
    const there = await readsFrom('replica');
    await Promise.all(Array.from({ length: 10 }, () => look(aSession())));
    expect(await readsFrom('replica')).toBe(there);
  });
});
