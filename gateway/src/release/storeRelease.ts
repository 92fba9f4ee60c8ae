import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './releaseFile.ts';
import { describeRelease, isAssetFile, pathOfRelease } from './releaseFile.ts';

/** What is being written is called so until it is whole: other gateways read the same folder. */
export const unfinishedFile = /^\.[0-9a-f-]{36}$/;

export interface BuiltClient {
  readonly webDist: string;
  readonly webPersisted: string;
}

/** The release that this gateway was deployed with; null while the client is not built. */
export async function readBuiltRelease({ webDist, webPersisted }: BuiltClient): Promise<Release | null> {
  try {
    const documents = JSON.parse(await readFile(webPersisted, 'utf8')) as Record<string, string>;
    const files = (await readdir(join(webDist, 'assets'))).filter(isAssetFile).toSorted();
    const { name } = describeRelease({ documents, files });
    return { name, documents: new Map(Object.entries(documents)), files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/** Puts a release into the folder: its files first, so that nobody finds a release without them. */
export async function storeRelease(folder: string, release: Release, webDist: string, now: number): Promise<void> {
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of release.files) {
    await storeFile(join(webDist, 'assets', file), assets, file, now);
  }
  const { text } = describeRelease({ documents: Object.fromEntries(release.documents), files: [...release.files] });
  const path = pathOfRelease(folder, release.name);
  await replace(folder, path, now, (unfinished) => writeFile(unfinished, text));
}

/** A file that is there stays, with a new time: another gateway that is about to tidy up must see that it is needed. */
async function storeFile(source: string, assets: string, file: string, now: number): Promise<void> {
  const target = join(assets, file);
  const [ours, theirs] = await Promise.all([stat(source), stat(target).catch(() => null)]);
  if (theirs?.size === ours.size) {
    await utimes(target, now / 1000, now / 1000);
    return;
  }
  await replace(assets, target, now, (unfinished) => copyFile(source, unfinished));
}

async function replace(
  folder: string,
  target: string,
  now: number,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}`);
  await write(unfinished);
  await utimes(unfinished, now / 1000, now / 1000);
  await rename(unfinished, target);
}
