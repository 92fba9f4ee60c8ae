import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf } from '../file/cleanPicture.ts';
import { createFileStore } from '../file/fileStore.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { tryUpload } from '../testing/uploads.ts';

let server: TestApp;
let author: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  author = await server.aUser({ createCourse: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const failure = (code: string, cause?: Error): Error => Object.assign(new Error(`of ${code}`, { cause }), { code });
const ofDatabase = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' });

test.each([
  { where: 'as it comes', method: 'incomingFolder', error: failure('ENOSPC') },
  { where: 'when it is stored', method: 'take', error: failure('E_CANNOT_WRITE_FILE', failure('ENOSPC')) },
  { where: 'beyond a quota of the disk', method: 'take', error: failure('EDQUOT') },
  { where: 'in words alone', method: 'take', error: new Error('unix error: No space left on device') },
  { where: 'of the database', method: 'take', error: ofDatabase },
] as const)('OP-148 an upload without room $where answers NO_SPACE', async ({ method, error }) => {
  vi.spyOn(server.app.files, method).mockRejectedValue(error);
  const { status, body, headers } = await tryUpload<Record<string, unknown>>(server, author);
  expect([status, body['code'], headers['retry-after']]).toEqual([507, 'NO_SPACE', '60']);
});

test('OP-148 a picture that a full disk cut short is not said to be damaged', () => {
  expect(refusalOf(new Error('unix error: No space left on device')).code).toBe('NO_SPACE');
});

test('OP-148 /readyz says what cannot be written', async () => {
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  vi.spyOn(server.app.files, 'findTrouble').mockResolvedValue('the disk of the data folder is full');
  expect(await server.call('GET', '/readyz')).toMatchObject({
    status: 200,
    body: { status: 'the disk of the data folder is full' },
  });
});

test('OP-148 a data folder that is none is told, one with room is fine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-disk-'));
  try {
    expect(await createFileStore({ folder, s3: null }).findTrouble()).toBeNull();
    writeFileSync(join(folder, 'file'), '');
    expect(await createFileStore({ folder: join(folder, 'file'), s3: null }).findTrouble()).toBe(
      'the data folder cannot be written',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
