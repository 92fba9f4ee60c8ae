import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPersonalDataApp, type PersonalDataApp } from './personalDataTestApp.testkit.ts';

describe('the command for personal data', () => {
  let people: PersonalDataApp;
  beforeAll(async () => {
    people = await createPersonalDataApp();
  });
  afterAll(() => people.close());

  const script = fileURLToPath(new URL('personalDataCommand.ts', import.meta.url));
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, [script, ...options], {
      env: { ...process.env, APP_ENV: 'dev', ...people.database.environment },
    });

  test('SET-01 exports to a file that its owner alone can read, and erases', async () => {
    const person = await people.aPersonWithTraces();
    const whom = ['--host', 'localhost', '--username', person.username.toLowerCase()];
    const folder = await mkdtemp(join(tmpdir(), 'lectern-export-'));
    const file = join(folder, 'data.json');
    await run('export', ...whom, '--output', file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: { name: person.name } });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
    expect(JSON.parse((await run('export', ...whom)).stdout)).toMatchObject({ account: { name: person.name } });
    expect((await run('erase', ...whom)).stdout).toBe('The person is erased.\n');
    expect(await people.whereFound(person.traces)).toEqual([]);
  });

  test.each([
    [['erase', '--host', 'localhost', '--username', 'nobody@mail.test'], 'User not found'],
    [['erase', '--host', 'nowhere.test', '--username', 'a@mail.test'], 'no workspace at the host'],
    [['destroy', '--host', 'localhost', '--username', 'a@mail.test'], 'Say what to do'],
    [['erase', '--all'], "Unknown option '--all'"],
  ])('%o says what is wrong', async (options, sentence) => {
    await expect(run(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });
});
