import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../file/fileStore.ts';
import { zipFile, type ZipEntry } from '../testing/zipFile.ts';
import { findName } from './packageNames.ts';
import type { ScormItem } from './scormPackage.ts';
import { storedPath } from './storedPath.ts';
import { openPackage } from './unpackPackage.ts';

export interface Unpacked {
  readonly title: string;
  readonly isScorm: boolean;
  readonly items: readonly ScormItem[];
  /** The text of the file that a page means by a path; null where there is none. */
  ask(path: string): Promise<string | null>;
}

let packages = 0;

/** What becomes of files that are packed and uploaded; as {@link unpackedArchive}. */
export const unpacked = (entries: readonly ZipEntry[]): Promise<Unpacked> => unpackedArchive(zipFile(entries));

/** What becomes of an archive that is uploaded, without a database. Rejects as the upload does. */
export async function unpackedArchive(archive: Uint8Array): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-package-'));
  const path = join(folder, 'package.zip');
  packages += 1;
  const storeKey = `test/${packages}`;
  try {
    await writeFile(path, archive);
    const opened = await openPackage(path, 10 * 1024 * 1024);
    const kept = new Map<string, Buffer>();
    const store = storeIn(kept);
    await opened.unpack(store, storeKey).finally(() => opened.close());
    const { title, isScorm, items } = opened;
    const ask = async (asked: string) => {
      const name = kept.has(`${storeKey}/${storedPath(asked)}`) ? asked : await findName(store, storeKey, asked);
      return name === null ? null : (kept.get(`${storeKey}/${storedPath(name)}`)?.toString() ?? null);
    };
    return { title, isScorm, items, ask };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const storeIn = (kept: Map<string, Buffer>): FileStore => ({
  incomingFolder: () => Promise.reject(new Error('nothing comes in')),
  take: () => Promise.reject(new Error('no file of a test is large')),
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  read: () => Promise.reject(new Error('nothing is streamed')),
  readRange: () => Promise.reject(new Error('nothing is streamed')),
  readAll: async (key) => kept.get(key) ?? Buffer.alloc(0),
  size: async (key) => kept.get(key)?.length ?? null,
  removeAll: () => Promise.reject(new Error('nothing is removed')),
  findTrouble: async () => null,
});
