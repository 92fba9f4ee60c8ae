import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../file/fileStore.ts';
import { cutBehindArchive } from './archiveEnd.ts';
import { putNames } from './packageNames.ts';
import { baseOf, findPages } from './packagePages.ts';
import { refused } from './packageRules.ts';
import { contentTypeOf } from './packageTypes.ts';
import { readArchive, type Archive, type ArchiveFile } from './readArchive.ts';
import { manifestName, mostManifestBytes, readManifest, type ReadManifest } from './readManifest.ts';
import type { ScormManifest } from './scormPackage.ts';
import { storedPath } from './storedPath.ts';

/** What is found in an archive that may be unpacked. */
export interface OpenedPackage extends ScormManifest {
  /** Path of what opens first. */
  readonly entry: string;
  readonly bytes: number;
  readonly files: number;
  /** False for pages that report nothing, as nothing says that they are of SCORM. */
  readonly isScorm: boolean;
  /** Unpacks everything below a folder of the store. Throws PACKAGE_REFUSED where the archive is damaged; part of it may be there then. */
  unpack(store: FileStore, folder: string): Promise<void>;
  close(): void;
}

/**
 * Opens the archive at `path`, an upload of which what lies behind the archive is cut off. Tools often pack the folder instead of what is in it: then that folder is the package. Throws
 * PACKAGE_REFUSED.
 */
export async function openPackage(path: string, mostBytes: number): Promise<OpenedPackage> {
  await cutBehindArchive(path);
  return openArchive(await readArchive(path, mostBytes), `${path}.entry`);
}

/** Closes the archive where it throws. `scratch` is a path on this machine for a large file on its way. */
export async function openArchive(archive: Archive, scratch: string): Promise<OpenedPackage> {
  try {
    const names = archive.files.map(({ name }) => name);
    const manifestBase = baseOf(names);
    const { version, title, isScorm, ...manifest } = await manifestOf(archive, manifestBase);
    const { base, items, entry } = findPages({ version, title, isScorm, ...manifest }, names, manifestBase);
    const files = archive.files.filter(({ name }) => name.startsWith(base));
    return {
      version,
      title,
      isScorm,
      items,
      entry,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      files: files.length,
      unpack: (store, folder) => unpackAll(archive, files, { store, folder, base, scratch }),
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function manifestOf(archive: Archive, base: string): Promise<ReadManifest> {
  const file = archive.files.find(({ name }) => name.toLowerCase() === `${base}${manifestName}`.toLowerCase());
  if (file === undefined) {
    return { version: '1.2', title: '', items: [], hrefs: [], isScorm: false, otherKind: null };
  }
  if (file.bytes > mostManifestBytes) {
    throw refused('MANIFEST_UNREADABLE', { file: file.name });
  }
  return readManifest(await buffer(await archive.open(file)));
}

/** Small files pass through memory one at a time, large ones over the disk. */
const mostInMemory = 4 * 1024 * 1024;

async function unpackAll(
  archive: Archive,
  files: readonly ArchiveFile[],
  {
    store,
    folder,
    base,
    scratch,
  }: { readonly store: FileStore; readonly folder: string; readonly base: string; readonly scratch: string },
): Promise<void> {
  try {
    for (const file of files) {
      const name = file.name.slice(base.length);
      const key = `${folder}/${storedPath(name)}`;
      const content = await archive.open(file);
      if (file.bytes <= mostInMemory) {
        await store.put(key, await buffer(content), contentTypeOf(name));
      } else {
        await pipeline(content, createWriteStream(scratch, { mode: 0o600 }));
        await store.take(scratch, key, contentTypeOf(name));
      }
    }
    await putNames(
      store,
      folder,
      files.map(({ name }) => name.slice(base.length)),
    );
  } finally {
    await rm(scratch, { force: true });
  }
}
