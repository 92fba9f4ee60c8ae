import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { isAlive } from './processes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(ownerUrl: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('what was written is there after the server and its successor were killed hard', async () => {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const first = await startPostgres({ dataDir, port });
  await query(first.ownerUrl, 'create table kept as select 1 as number');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;

  const second = await startPostgres({ dataDir, port });
  expect(second.port).toBe(port);
  const third = await startPostgres({ dataDir, port });
  expect(isAlive(second.pid)).toBe(false);
  expect(await query(third.ownerUrl, 'select number from kept')).toEqual([{ number: 1 }]);
  await third.stop();
  expect(isAlive(third.pid)).toBe(false);
});

test('it flushes to disk, compares letters alike everywhere, and keeps its password to its user', async () => {
  const dataDir = join(folder, 'data');
  const server = await startPostgres({ dataDir });
  const [settings] = await query(
    server.ownerUrl,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, lower('ÄЖ') as lower`,
  );
  await server.stop();
  expect(settings).toEqual({ fsync: 'on', addresses: '127.0.0.1', lower: 'äж' });
  expect(statSync(join(dataDir, 'password')).mode & 0o077).toBe(0);
});

test('a taken port is passed by', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  const server = await startPostgres({ dataDir: join(folder, 'data'), port });
  expect(server.port).not.toBe(port);
  await server.stop();
  await new Promise((done) => other.close(done));
});

test('a folder that cannot be written is refused in words that say what to do', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(startPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(/cannot be written .* LECTERN_DATA/);
});
