/**
 * `npm run bench -w gateway`: CPU seconds per request of the gateway, of Mercurius, of stock Apollo and of a raw proxy, each pinned to one
 * core, in one run with alternating rounds; prints the medians, their ratios to the proxy, and how often the gateway collected garbage.
 * `--only=word` measures the operations whose name has the word, `--write` keeps the figures in docs/benchmarks. It prints and never
 * fails for being slow.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import type { Collections } from './countCollections.ts';
import { operations, type BenchOperation } from './operations.ts';

/** Without a long warm-up a tenth of the CPU goes into compiling. */
const warmUpRounds = 3;
const rounds = 7;
const concurrency = 16;
const basePort = Number(process.env['BENCH_PORT'] ?? 4114);
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? '';
const upstreamUrl = `http://127.0.0.1:${basePort}`;

/** The gateway runs as `npm start` runs it, the others with Node's defaults. */
const gatewayOptions = startScript().split(' ').slice(1, -1);

interface Contender {
  readonly name: 'raw proxy' | 'gateway' | 'Mercurius' | 'stock Apollo';
  readonly script: string;
  readonly port: number;
}

const contenders: readonly Contender[] = [
  { name: 'raw proxy', script: 'rawProxy.ts', port: basePort + 1 },
  { name: 'gateway', script: '../src/main.ts', port: basePort + 2 },
  { name: 'Mercurius', script: 'mercurius.ts', port: basePort + 3 },
  { name: 'stock Apollo', script: 'stockApollo.ts', port: basePort + 4 },
];

const running: ChildProcess[] = [];

/** Core 0 is for what is measured, the last one for everything else. */
function start(
  script: string,
  core: number,
  environment: Record<string, string>,
  nodeOptions: readonly string[] = [],
): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const counter = new URL('countCollections.ts', import.meta.url).href;
  const command = [process.execPath, ...nodeOptions, '--import', counter, file];
  const child = spawn('taskset', ['-c', String(core), ...command], {
    env: { ...process.env, NODE_ENV: 'production', APP_ENV: 'dev', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running.push(child);
  return child;
}

async function untilAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const reached = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    );
    if (reached) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port}`);
}

/** CPU seconds that the threads of a process have had so far, by the scheduler's own count in nanoseconds. */
function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return threads.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e9;
}

function collectionsOf(child: ChildProcess): Promise<Collections> {
  const told = new Promise<Collections>((resolve) => child.once('message', (count) => resolve(count as Collections)));
  child.send('count');
  return told;
}

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Each worker has a workspace of its own, so that no two reads that overlap are the same and become one. */
type Send = (pool: Pool, worker: number) => Promise<void>;

function sender(contender: Contender, operation: BenchOperation): Send {
  const token: Record<string, string> = operation.signedIn ? { authorization: 'Bearer bench' } : {};
  const headersOf = (worker: number) => ({
    ...token,
    host: `${operation.mode}-${worker}.test`,
    'content-type': 'application/json',
  });
  if (contender.name === 'raw proxy') {
    return async (pool, worker) => {
      for (const { method, path, body } of operation.rest) {
        await expectOk(pool, {
          method,
          path,
          headers: headersOf(worker),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      }
    };
  }
  const body = JSON.stringify({ query: operation.query, variables: operation.variables });
  return (pool, worker) => expectOk(pool, { method: 'POST', path: '/graphql', headers: headersOf(worker), body });
}

async function expectOk(pool: Pool, request: Parameters<Pool['request']>[0]): Promise<void> {
  const answer = await pool.request(request);
  const text = await answer.body.text();
  if (answer.statusCode !== 200 || text.startsWith('{"errors"'))
    throw new Error(`${answer.statusCode}: ${text.slice(0, 300)}`);
}

async function load(pool: Pool, send: Send, requests: number): Promise<void> {
  let left = requests;
  const work = async (worker: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send(pool, worker);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_none, worker) => work(worker)));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Row {
  readonly operation: BenchOperation;
  /** Milliseconds of CPU per request, by contender. */
  readonly cpuMs: ReadonlyMap<string, number>;
  /** Of the gateway, per 1,000 requests. */
  readonly collections: Collections;
}

async function measure(children: ReadonlyMap<string, ChildProcess>): Promise<Row[]> {
  const pools = new Map(
    contenders.map(({ name, port }) => [name, new Pool(`http://127.0.0.1:${port}`, { connections: concurrency })]),
  );
  const rows: Row[] = [];
  for (const operation of operations.filter(({ name }) => name.includes(only))) {
    const samples = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
    const gateway = children.get('gateway') as ChildProcess;
    let before = await collectionsOf(gateway);
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      if (round === 0) before = await collectionsOf(gateway);
      for (const contender of contenders) {
        const pool = pools.get(contender.name) as Pool;
        const pid = children.get(contender.name)?.pid as number;
        const usedBefore = cpuSeconds(pid);
        await load(pool, sender(contender, operation), operation.requests);
        if (round < 0) continue;
        samples.get(contender.name)?.push(((cpuSeconds(pid) - usedBefore) / operation.requests) * 1000);
      }
    }
    const row = {
      operation,
      cpuMs: new Map([...samples].map(([name, values]) => [name, median(values)])),
      collections: perThousand(before, await collectionsOf(gateway), operation.requests * rounds),
    };
    rows.push(row);
    process.stdout.write(`${line(row)}\n`);
  }
  await Promise.all([...pools.values()].map((pool) => pool.close()));
  return rows;
}

const perThousand = (before: Collections, after: Collections, requests: number): Collections => ({
  scavenges: ((after.scavenges - before.scavenges) / requests) * 1000,
  markCompacts: ((after.markCompacts - before.markCompacts) / requests) * 1000,
});

function line({ operation, cpuMs, collections: { scavenges, markCompacts } }: Row): string {
  const floor = cpuMs.get('raw proxy') ?? Number.NaN;
  const cell = (name: string): string => {
    const used = cpuMs.get(name) ?? Number.NaN;
    return `${(used / floor).toFixed(2)} (${used.toFixed(3)} ms)`;
  };
  return `| ${[
    operation.name,
    `${floor.toFixed(3)} ms`,
    cell('gateway'),
    cell('Mercurius'),
    cell('stock Apollo'),
    `≤ ${operation.goal}`,
    `${scavenges.toFixed(1)} / ${markCompacts.toFixed(1)}`,
  ].join(' | ')} |`;
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

try {
  const upstream = start('upstream.ts', availableParallelism() - 1, { PORT: String(basePort) });
  const sizes = await new Promise<string>((resolve) =>
    upstream.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  const children = new Map(
    contenders.map(({ name, script, port }) => [
      name,
      start(script, 0, { PORT: String(port), PLATFORM_URL: upstreamUrl }, name === 'gateway' ? gatewayOptions : []),
    ]),
  );
  await Promise.all(contenders.map(({ port }) => untilAnswers(port)));
  const head = [
    '| operation | raw proxy, CPU per request | gateway | Mercurius | stock Apollo | goal | collections |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  process.stdout.write(`${head.join('\n')}\n`);
  const rows = await measure(children);
  const memory = contenders.map(({ name }) => `${name} ${memoryMb(children.get(name)?.pid as number)} MB`).join(', ');
  process.stdout.write(`\nMemory after the run: ${memory}.\n`);
  if (process.argv.includes('--write')) write(head, rows, sizes, memory);
} finally {
  stopAll();
}

function startScript(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { scripts: { start: string } }).scripts.start;
}

function stopAll(): void {
  for (const child of running) child.kill();
}

function write(head: readonly string[], rows: readonly Row[], sizes: string, memory: string): void {
  const folder = new URL('../../docs/benchmarks/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    new URL('gateway.md', folder),
    [
      '# Gateway: CPU per request',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores (shared), Node ${process.versions.node}.`,
      '`npm run bench -w gateway -- --write` writes this page.',
      '',
      'CPU time of each process per operation, pinned to one core; the figures are ratios to a plain reverse proxy that passes the same',
      `REST answers, medians of ${rounds} alternating rounds after ${warmUpRounds} to warm up, ${concurrency} at a time. Lower is better. Upstream answers in`,
      `bytes: ${sizes.replaceAll('"', '').replaceAll(/[{}]/g, '')}. Mercurius (with its JIT) and stock Apollo have our schema and resolvers, but their own`,
      'integration, execution and defaults. Collections are those of the gateway per 1,000 requests, of the young generation and of the whole',
      'heap.',
      '',
      ...head,
      ...rows.map(line),
      '',
      `Memory after the run: ${memory}.`,
      '',
      '"Changed at each call" is the worst case: everything is parsed, executed and serialised again. A platform without validators',
      'whose answer is the same bytes, and one that answers 304, lead to the kept response.',
      '',
    ].join('\n'),
  );
}
