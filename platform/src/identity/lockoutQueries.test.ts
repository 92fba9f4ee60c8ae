import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { countAttempt } from './lockoutQueries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const start = new Date('2030-01-31T09:00:00.000Z');
const minutes = (count: number): Date => new Date(start.getTime() + count * 60_000);
const attempt = (username: string, time: Date, workspaceId = 1): Promise<boolean> =>
  inWorkspace(server.db, workspaceId, async (trx) => (await countAttempt(trx, workspaceId, username, time)).allowed);

test('OP-09 five failures lock for 15 minutes from the fifth, and attempts in between do not lengthen that', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(await attempt('eve@demo.test', start)).toBe(true);
  }
  for (const later of [0, 1, 14.99]) {
    expect(await attempt('eve@demo.test', minutes(later))).toBe(false);
  }
  expect(await attempt('eve@demo.test', minutes(15))).toBe(true);
});

test('OP-09 after the lock the count begins again', async () => {
  for (let count = 0; count < 5; count += 1) {
    await attempt('mallory@demo.test', start);
  }
  for (let count = 0; count < 5; count += 1) {
    expect(await attempt('mallory@demo.test', minutes(16))).toBe(true);
  }
  expect(await attempt('mallory@demo.test', minutes(16))).toBe(false);
});

test('OP-09 a name is counted in any case of letters, in its workspace only', async () => {
  for (const name of ['Ann@demo.test', 'ann@demo.test', 'ANN@demo.test', 'ann@DEMO.test', 'aNN@demo.test']) {
    expect(await attempt(name, start)).toBe(true);
  }
  expect(await attempt('ann@demo.test', start)).toBe(false);
  expect(await attempt('ann@demo.test', start, 2)).toBe(true);
});
