import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countLogFailures, createLogDestination } from './logDestination.ts';

test.runIf(process.platform === 'linux')('OP-148 a log on a full disk ends nothing, and is counted', async () => {
  const full = openSync('/dev/full', 'w');
  const destination = createLogDestination(full);
  const registry = new Registry();
  countLogFailures(registry, destination.failures);
  for (let line = 0; line < 5; line += 1) {
    destination.write('{"msg":"a line"}\n');
  }
  // More than may wait is dropped.
  destination.write(`${'x'.repeat(1024 ** 2)}\n`);
  closeSync(full);
  expect(destination.failures()).toBeGreaterThanOrEqual(6);
  expect(await registry.metrics()).toMatch(/log_failures_total [1-9]/);
});

test.each(['EPIPE', 'ENOSPC', 'EIO', 'EDQUOT'])('OP-148 a log that fails with %s ends nothing', (code) => {
  const destination = createLogDestination('/dev/null');
  const emit = (destination as unknown as NodeJS.EventEmitter).emit.bind(destination);
  expect(() => emit('error', Object.assign(new Error(code), { code }))).not.toThrow();
  expect(() => destination.write('a line\n')).not.toThrow();
  expect(destination.failures()).toBeGreaterThan(0);
});

test.runIf(process.platform === 'linux')(
  'OP-148 on a full disk both servers of a gateway end as ever, and the lines of both are counted',
  () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      [new URL('../testing/loggingServers.ts', import.meta.url).pathname],
      { stdio: ['ignore', full, 'pipe'], encoding: 'utf8', timeout: 300_000 },
    );
    closeSync(full);
    expect(status).toBe(0);
    expect(Number(stderr)).toBeGreaterThanOrEqual(2);
  },
);
