import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../support/database.ts';
import { authors, hosts } from '../support/hosts.ts';
import { createRestClient, signedIn, type RestClient } from '../support/restClient.ts';
import { startKillableParts, type KillableParts } from './editing/killableParts.ts';

let parts: KillableParts;
let author: RestClient;

beforeAll(async () => {
  parts = await startKillableParts();
  author = await signedIn(createRestClient(parts.platformUrl, hosts.lectern), authors[hosts.lectern]);
});
afterAll(() => parts.stop());

/** Files that do not compress, so many that unpacking them takes a while. */
const archive = zipSync(
  {
    'index.html': strToU8('<!doctype html><title>Safety</title>'),
    ...Object.fromEntries(Array.from({ length: 2_500 }, (_each, at) => [`media/${at}.bin`, randomBytes(8 * 1024)])),
  },
  { level: 0 },
);

const stored = (): string => join(parts.filesDir, 'stored', '1');
const incoming = (): string => join(parts.filesDir, 'incoming');
const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const foldersOfPackages = () => namesIn(stored()).filter((name) => name.startsWith('scorm-'));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

const makeCourse = () =>
  author.expect<{ id: number; version: number }>('/api/v1/secured/courses', {
    method: 'POST',
    body: { name: 'Safety', type: 'SCORM_COURSE' },
  });

interface Uploaded {
  readonly url: string;
  readonly packageId: string;
}

/** Uploads; `null` where the line broke. The second half is sent when `gate` is open. */
async function upload(
  courseId: number,
  key: string,
  gate: Promise<void> = Promise.resolve(),
): Promise<Uploaded | null> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="safety.zip"\r\n\r\n`;
  async function* body(): AsyncGenerator<Uint8Array> {
    const half = archive.length >> 1;
    yield Buffer.concat([strToU8(head), archive.subarray(0, half)]);
    await gate;
    yield Buffer.concat([archive.subarray(half), strToU8(`\r\n--${boundary}--\r\n`)]);
  }
  const answer = await request(`${parts.platformUrl}/upload-api/v1/secured/scorm/${courseId}/_upload`, {
    method: 'POST',
    headers: {
      'x-forwarded-host': hosts.lectern,
      authorization: `Bearer ${author.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': key,
    },
    body: Readable.from(body()),
  }).catch(() => null);
  return answer?.statusCode === 201 ? ((await answer.body.json()) as Uploaded) : null;
}

/** What the database has of the course's packages, and of the course. */
async function traces(courseId: number): Promise<object> {
  const [found] = await asOwner(
    parts,
    `select (select count(*)::integer from scorm_package where course_id = $1) as packages,
       (select version::integer from course where course_id = $1) as version`,
    [courseId],
  );
  return found as object;
}

const announced = async (): Promise<readonly string[]> =>
  (await asOwner<{ name: string }>(parts, `select split_part(store_key, '/', 2) as name from file_removal`)).map(
    ({ name }) => name,
  );

/** Has housekeeping come for what is due, as it does every hour. */
async function sweep(): Promise<void> {
  await asOwner(parts, `update file_removal set due_time = now() - interval '1 minute'`);
  await asOwner(
    parts,
    `insert into job.job (name, data, policy) select name, '{"workspaceId": null, "payload": {}}'::jsonb, policy from job.queue where name = 'housekeeping'`,
  );
  await until(async () => (await announced()).length === 0);
}

describe('the platform is killed in the middle of the upload of a package', () => {
  it('OP-70 OP-59 while it arrives: nothing of it is known, and it can be sent again', async () => {
    const { id, version } = await makeCourse();
    const before = foldersOfPackages();
    const key = randomUUID();
    const never = new Promise<void>(() => undefined);
    const sending = upload(id, key, never);
    await until(() => namesIn(incoming()).some((name) => statSync(join(incoming(), name)).size > 1024 * 1024));
    await parts.kill('platform');
    expect(await sending).toBeNull();
    expect(await traces(id)).toEqual({ packages: 0, version });
    expect([foldersOfPackages(), await announced()]).toEqual([before, []]);
    expect(await upload(id, key)).not.toBeNull();
  });

  it('OP-70 OP-59 while it is unpacked: its folder is announced, known to nobody, and swept; sent again under its key it is one', async () => {
    const { id, version } = await makeCourse();
    const before = new Set(foldersOfPackages());
    const key = randomUUID();
    const sending = upload(id, key);
    const half = () => foldersOfPackages().filter((name) => !before.has(name));
    await until(() => half().length > 0);
    await parts.kill('platform');
    expect(await sending).toBeNull();
    expect(await traces(id)).toEqual({ packages: 0, version });
    const left = half();
    expect(await announced()).toEqual(left);

    const again = await upload(id, key);
    expect(await upload(id, key)).toEqual(again);
    expect(await traces(id)).toEqual({ packages: 1, version: version + 1 });
    await sweep();
    expect(half()).toEqual([`scorm-${again?.packageId}`]);
  });
});
