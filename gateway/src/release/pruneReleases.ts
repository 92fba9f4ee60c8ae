import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetFile, pathOfRelease, readRelease, releaseNameIn } from './releaseFile.ts';
import { unfinishedFile } from './storeRelease.ts';

const dayMs = 86_400_000;
/** A release that nobody has used for this long goes, with the files that no other release has. */
export const unusedMs = 30 * dayMs;
/** Those used last, where there were more deployments in that time. */
export const mostReleases = 40;
/** Another gateway may just be putting its release there. */
const settledMs = dayMs;

/** Takes what nobody uses any more out of the folder. */
export async function pruneReleases(folder: string, own: string | undefined, now: number): Promise<void> {
  const releases = await releasesIn(folder);
  const stays = ({ name, usedAt }: StoredRelease, place: number): boolean =>
    name === own || (place < mostReleases && now - usedAt <= unusedMs);
  const kept = releases.filter(stays);
  for (const { name } of releases.filter((release, place) => !stays(release, place))) {
    await remove(pathOfRelease(folder, name));
  }
  const needed = new Set(kept.flatMap(({ name }) => readRelease(folder, name)?.files ?? []));
  const assets = join(folder, 'assets');
  await removeSettled(folder, now, (file) => unfinishedFile.test(file));
  await removeSettled(assets, now, (file) => unfinishedFile.test(file) || (isAssetFile(file) && !needed.has(file)));
}

export interface StoredRelease {
  readonly name: string;
  /** In milliseconds since the epoch, to the day. */
  readonly usedAt: number;
}

/** Those of the folder, the one used last first. */
export async function releasesIn(folder: string): Promise<readonly StoredRelease[]> {
  const names = (await readdir(folder)).flatMap((file) => releaseNameIn(file) ?? []);
  const releases = await Promise.all(
    names.map(async (name) => ({ name, usedAt: await timeOf(pathOfRelease(folder, name)) })),
  );
  return releases.toSorted((a, b) => b.usedAt - a.usedAt || (a.name < b.name ? -1 : 1));
}

async function removeSettled(folder: string, now: number, isLeft: (file: string) => boolean): Promise<void> {
  for (const file of (await readdir(folder)).filter(isLeft)) {
    if (now - (await timeOf(join(folder, file))) > settledMs) {
      await remove(join(folder, file));
    }
  }
}

/** 0 for what another gateway has just removed. */
const timeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

/** Another gateway may do the same at the same time. */
const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);
