/**
 * Opens many subscriptions of one course at one gateway and one platform, and says what they take: `node tests/bench/live.ts 2000`. Needs
 * `TEST_DATABASE_OWNER_URL`.
 */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchServer } from '../../scripts/lib/launchServer.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCommand } from '../../scripts/lib/startCommand.ts';
import { graphqlCaller } from '../support/graphql.ts';
import { seededDatabase } from '../support/seededDatabase.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const wanted = Number(process.argv[2] ?? 2_000);
const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-live-'));
const database = await seededDatabase();
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), () => database.drop()];

try {
  const platform = await start('platform', { DATABASE_URL: database.appUrl });
  const gateway = await start('gateway', { PLATFORM_URL: platform.url });
  const { signIn } = await graphqlCaller(gateway.url)<{ signIn: { tokens: { accessToken: string } } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
    { input: { username: 'author@demo.test', password: 'lectern-demo', returnTokens: true } },
  );
  const token = signIn.tokens.accessToken;
  const servers = [platform, gateway];
  await report('nothing open', servers);
  const counter = { told: 0, onAll: (): void => undefined };
  const onEvent = (): void => {
    counter.told += 1;
    if (counter.told === wanted) counter.onAll();
  };
  const begun = performance.now();
  for (let open = 0; open < wanted; open += 50) {
    await Promise.all(Array.from({ length: 50 }, () => subscribe(gateway.url, token, onEvent)));
  }
  await report(`${wanted} open after ${Math.round(performance.now() - begun)} ms`, servers);
  const idleFrom = await Promise.all(servers.map(({ pid }) => cpuSecondsOf(pid)));
  await new Promise((done) => setTimeout(done, 20_000));
  const idleTo = await Promise.all(servers.map(({ pid }) => cpuSecondsOf(pid)));
  for (const [index, { name }] of servers.entries()) {
    const used = (idleTo[index] ?? 0) - (idleFrom[index] ?? 0);
    console.log(`${name}, nothing happens: ${((used / 20) * 100).toFixed(1)} % of a core`);
  }
  counter.told = 0;
  const all = new Promise<void>((done) => {
    counter.onAll = done;
  });
  const changed = performance.now();
  await graphqlCaller(gateway.url, token)('mutation { lockCourse(input: { courseId: 258 }) { lockToken } }');
  await all;
  await report(`all ${wanted} told of a change after ${Math.round(performance.now() - changed)} ms`, servers);
} finally {
  for (const step of undo.toReversed()) await step();
}
// The streams are still open.
process.exit(0);

async function start(name: 'platform' | 'gateway', variables: Record<string, string>) {
  const port = await freePort();
  const server = await launchServer({
    name,
    command: startCommand({ root: ROOT, name, node: process.execPath }),
    cwd: join(ROOT, name),
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'dev',
      LOG_LEVEL: 'warn',
      CONTENT_PORT: '0',
      RATE_LIMIT_USER_PER_MINUTE: '1000000',
      RATE_LIMIT_WORKSPACE_PER_MINUTE: '1000000',
      STREAMS_PER_CALLER: String(wanted),
      LIVE_STREAMS_PER_PERSON: String(wanted),
      ...variables,
      [name === 'platform' ? 'PLATFORM_PORT' : 'PORT']: String(port),
    },
    logFile: join(folder, `${name}.log`),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  undo.push(() => server.stop());
  return { name, url: `http://127.0.0.1:${port}`, pid: server.pid };
}

/** Resolves with the first event. */
function subscribe(url: string, token: string, onEvent: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const body = JSON.stringify({
      query: 'subscription { coursePresence(courseId: 258) { lock { holder { name } } } }',
    });
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    };
    const call = request(`${url}/graphql`, { method: 'POST', headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`Refused with ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"errors"')) fail(new Error(text));
        if (text.includes('event: next')) {
          onEvent();
          done();
        }
      });
    });
    call.on('error', fail);
    call.end(body);
  });
}

async function report(what: string, servers: readonly { readonly name: string; readonly pid: number | undefined }[]) {
  console.log(what);
  for (const { name, pid } of servers) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
    console.log(`  ${name}: ${Math.round(kb / 1024)} MB, ${(await cpuSecondsOf(pid)).toFixed(1)} s of a core so far`);
  }
}

async function cpuSecondsOf(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
