/** BEY-45: what happens at one platform is seen by who subscribed at another gateway, whatever of it is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlCaller, type GraphqlCaller } from '../support/graphql.ts';
import { watchSubscription, type Watcher } from '../support/watchSubscription.ts';
import { startScaledOut, type ScaledOutProduct } from '../support/scaledOutProduct.ts';

const COURSE_ID = 258;
const watchPresence = `subscription ($id: ID!) { coursePresence(courseId: $id) { lock { holder { name } } } }`;
const lockCourse = `mutation ($id: ID!) { lockCourse(input: { courseId: $id }) { lockToken userErrors { code } } }`;
const unlockCourse = `mutation ($id: ID!) { unlockCourse(input: { courseId: $id }) { unlocked userErrors { code } } }`;

interface Presence {
  readonly coursePresence: { readonly lock: { readonly holder: { readonly name: string } } | null } | null;
}

let folder: string;
let product: ScaledOutProduct;
let token: string;
let author: GraphqlCaller;
const clients: Client[] = [];

// In this order: the last test kills two of the four servers.
describe('BEY-45 OP-298 OP-299 subscriptions of two gateways and two platforms', { shuffle: false }, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-live-'));
    product = await startScaledOut(folder);
    token = await tokenOf('author@demo.test');
    author = graphqlCaller(product.gatewayUrls[0] ?? '', token);
  });
  afterAll(async () => {
    for (const client of clients) client.dispose();
    await product?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a change that one gateway is asked for is told by both, by the client of graphql-sse as it comes', async () => {
    const watchers = product.gatewayUrls.map((url) => watch(url, watchPresence, { id: COURSE_ID }));
    for (const watcher of watchers) expect(await watcher.next()).toEqual({ coursePresence: { lock: null } });
    await author(lockCourse, { id: COURSE_ID });
    for (const watcher of watchers) {
      expect(await watcher.next()).toMatchObject({
        coursePresence: { lock: { holder: { name: expect.any(String) } } },
      });
    }
    await author(unlockCourse, { id: COURSE_ID });
    for (const watcher of watchers) expect(await watcher.next()).toEqual({ coursePresence: { lock: null } });
    for (const watcher of watchers) await watcher.end();
  });

  test('someone of another right is told nothing', async () => {
    const learner = await tokenOf('learner@demo.test');
    const watcher = watch(product.gatewayUrls[1] ?? '', watchPresence, { id: COURSE_ID }, learner);
    await expect(watcher.next()).rejects.toThrow('FORBIDDEN');
  });

  test('whose session is ended is told so with the next change, and nothing more', async () => {
    const ending = await tokenOf('admin@demo.test');
    const url = product.gatewayUrls[1] ?? '';
    const watcher = watch(url, watchPresence, { id: COURSE_ID }, ending);
    expect(await watcher.next()).toEqual({ coursePresence: { lock: null } });
    await graphqlCaller(url, ending)('mutation { signOut(input: { everywhere: true }) { signedOut } }');
    await author(lockCourse, { id: COURSE_ID });
    await expect(watcher.next()).rejects.toThrow('UNAUTHENTICATED');
    await author(unlockCourse, { id: COURSE_ID });
  });

  test('who watches through a gateway and a platform that are killed misses nothing of what is done meanwhile', async () => {
    const watcher = watch(product.webUrl, watchPresence, { id: COURSE_ID });
    expect(await watcher.next()).toEqual({ coursePresence: { lock: null } });
    const other = graphqlCaller(product.gatewayUrls[1] ?? '', token);
    await Promise.all([product.gateways[0], product.platforms[0]].map((server) => kill(server?.pid, server?.exited)));
    await other(lockCourse, { id: COURSE_ID });
    expect(await nextThat(watcher, ({ coursePresence }) => coursePresence?.lock != null)).toBeDefined();
    await other(unlockCourse, { id: COURSE_ID });
    expect(await nextThat(watcher, ({ coursePresence }) => coursePresence?.lock === null)).toBeDefined();
    await watcher.end();
  });
});

const watch = (url: string, query: string, variables: Record<string, unknown>, as = token): Watcher<Presence> =>
  watchSubscription<Presence>(clients, { url, query, variables, token: as });

async function nextThat(watcher: Watcher<Presence>, fits: (told: Presence) => boolean): Promise<Presence | undefined> {
  for (;;) {
    const told = await watcher.next();
    if (told === undefined || fits(told)) return told;
  }
}

async function tokenOf(username: string): Promise<string> {
  const { signIn } = await graphqlCaller(product.webUrl)<{ signIn: { tokens: { accessToken: string } } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
    { input: { username, password: 'lectern-demo', returnTokens: true } },
  );
  return signIn.tokens.accessToken;
}

async function kill(pid: number | undefined, exited: Promise<unknown> | undefined): Promise<void> {
  if (pid === undefined) throw new Error('There is nothing to kill.');
  process.kill(pid, 'SIGKILL');
  await exited;
}
