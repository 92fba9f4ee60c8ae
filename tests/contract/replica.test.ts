import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../scripts/lib/replicatedPostgres.ts';
import { startScaledOut, type ScaledOutProduct } from '../support/scaledOutProduct.ts';

const lagMs = 5_000;

let folder: string;
let postgres: ReplicatedPostgres;
let product: ScaledOutProduct;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-replicated-'));
  postgres = await startReplicatedPostgres(folder);
  vi.stubEnv('TEST_DATABASE_OWNER_URL', postgres.ownerUrl);
  vi.stubEnv('TEST_SEEDED_DATABASE', undefined);
  vi.stubEnv('LECTERN_PGBOUNCER', undefined);
  product = await startScaledOut(folder, (appUrl) => {
    const replicaUrl = new URL(appUrl);
    replicaUrl.port = new URL(postgres.replicaUrl).port;
    return { DATABASE_REPLICA_URL: replicaUrl.href, DATABASE_REPLICA_LAG_MS: String(lagMs) };
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A program as it is written by hand: it sends the position that it was told last. */
class Program {
  #position: string | null = null;
  accessToken: string | null = null;

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const answer = await fetch(`${product.webUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.accessToken === null ? {} : { authorization: `Bearer ${this.accessToken}` }),
        ...(this.#position === null ? {} : { 'x-read-after': this.#position }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
    if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
    this.#position = answer.headers.get('x-written-position') ?? this.#position;
    return data;
  }
}

async function anAuthor(): Promise<Program> {
  const author = new Program();
  const { signIn } = await author.ask<{ signIn: { tokens: { accessToken: string } } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
    { input: { username: 'author@demo.test', password: 'lectern-demo', returnTokens: true } },
  );
  author.accessToken = signIn.tokens.accessToken;
  return author;
}

async function publish(author: Program, name: string): Promise<void> {
  const { createCourse } = await author.ask<{
    createCourse: { course: { courseId: string; version: number } | null; userErrors: unknown };
  }>(
    'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { courseId version } userErrors { code message } } }',
    { input: { fields: { name }, idempotencyKey: name.replaceAll(' ', '-') } },
  );
  if (createCourse.course === null) throw new Error(JSON.stringify(createCourse.userErrors));
  const { courseId, version } = createCourse.course;
  const { lockCourse } = await author.ask<{ lockCourse: { lockToken: number } }>(
    'mutation ($input: LockCourseInput!) { lockCourse(input: $input) { lockToken } }',
    { input: { courseId } },
  );
  const { publishCourse } = await author.ask<{ publishCourse: { course: { published: boolean } } }>(
    'mutation ($input: PublishCourseInput!) { publishCourse(input: $input) { course { published } } }',
    { input: { courseId, version, lockToken: lockCourse.lockToken } },
  );
  if (!publishCourse.course.published) throw new Error('The course was not published.');
}

const catalogueOf = async (who: Program): Promise<string[]> => {
  const { courses } = await who.ask<{ courses: { nodes: { name: string }[] } }>(
    '{ courses(first: 100) { nodes { name } } }',
  );
  return courses.nodes.map(({ name }) => name);
};

/** How many reads the platforms have counted as answered so. */
async function readsFrom(who: 'replica' | 'primary_failed'): Promise<number> {
  const texts = await Promise.all(product.platformUrls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const counted = new RegExp(`recent_reads_total\\{from="${who}"\\} (\\d+)`);
  return texts.reduce((sum, text) => sum + Number(counted.exec(text)?.[1] ?? 0), 0);
}

describe('a product that reads from a replica', { shuffle: false }, () => {
  test('OP-331 who publishes sees it at once, while the replica replays nothing, and everyone sees it within the lag', async () => {
    const author = await anAuthor();
    const visitor = new Program();
    const before = await readsFrom('replica');
    await expect
      .poll(async () => (await catalogueOf(visitor)).length > 0 && readsFrom('replica'))
      .toBeGreaterThan(before);
    await postgres.pause();
    await publish(author, 'Published behind the replica');
    const publishedMs = performance.now();
    // Together, so that a shared call would show.
    const [seen] = await Promise.all([catalogueOf(author), ...Array.from({ length: 5 }, () => catalogueOf(visitor))]);
    expect(seen).toContain('Published behind the replica');
    let found = false;
    while (!found) {
      const begunMs = performance.now();
      found = (await catalogueOf(visitor)).includes('Published behind the replica');
      expect(found || begunMs - publishedMs <= lagMs).toBe(true);
    }
    expect(await catalogueOf(author)).toContain('Published behind the replica');
    await postgres.resume();
  });

  test('OP-330 no request fails when the replica stops in the middle of them', async () => {
    const over = new AbortController();
    const looking = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (!over.signal.aborted) await catalogueOf(new Program());
      }),
    );
    try {
      // It does their reads until it stops; what it has replayed behind the test before takes a moment.
      const before = await readsFrom('replica');
      await expect.poll(() => readsFrom('replica')).toBeGreaterThan(before);
      const failedBefore = await readsFrom('primary_failed');
      await postgres.stopReplica();
      await expect.poll(() => readsFrom('primary_failed')).toBeGreaterThan(failedBefore);
      await publish(await anAuthor(), 'Published without a replica');
      await expect.poll(() => catalogueOf(new Program())).toContain('Published without a replica');
    } finally {
      over.abort();
      await looking;
    }
  });
});
