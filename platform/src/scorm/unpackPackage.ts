import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../file/fileStore.ts';
import { comparable, refused } from './packageRules.ts';
import { contentTypeOf } from './packageTypes.ts';
import { readArchive, type Archive, type ArchiveFile } from './readArchive.ts';
import { mostManifestBytes, readManifest } from './readManifest.ts';
import { plainItem, type ScormManifest } from './scormPackage.ts';
import { storedPath } from './storedPath.ts';

/** What is found in an archive that may be unpacked. */
export interface OpenedPackage extends ScormManifest {
  /** Path of what opens first. */
  readonly entry: string;
  readonly bytes: number;
  readonly files: number;
  /** Unpacks everything below a folder of the store. Throws PACKAGE_REFUSED where the archive is damaged; part of it may be there then. */
  unpack(store: FileStore, folder: string): Promise<void>;
  close(): void;
}

const manifestName = 'imsmanifest.xml';

/**
 * Opens the archive at `path`. Tools often pack the folder instead of what is in it: then that folder is the package. Throws
 * PACKAGE_REFUSED.
 */
export async function openPackage(path: string, mostBytes: number): Promise<OpenedPackage> {
  return openArchive(await readArchive(path, mostBytes), `${path}.entry`);
}

/** Closes the archive where it throws. `scratch` is a path on this machine for a large file on its way. */
export async function openArchive(archive: Archive, scratch: string): Promise<OpenedPackage> {
  try {
    const base = baseOf(archive.files);
    const files = archive.files.filter(({ name }) => name.startsWith(base));
    const manifest = await manifestOf(archive, files, base);
    const { items, entry } = withPages(manifest, files, base);
    return {
      ...manifest,
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

/** The folder of the manifest that is nearest to the top, of the first page where there is no manifest. */
function baseOf(files: readonly ArchiveFile[]): string {
  const nearest = (matches: (name: string) => boolean): string | undefined =>
    files
      .map(({ name }) => name)
      .filter((name) => matches(name.slice(name.lastIndexOf('/') + 1).toLowerCase()))
      .toSorted((one, other) => one.split('/').length - other.split('/').length)[0];
  const marker = nearest((name) => name === manifestName) ?? nearest((name) => name === 'index.html');
  if (marker === undefined) {
    throw refused('NOTHING_TO_OPEN');
  }
  return marker.slice(0, marker.lastIndexOf('/') + 1);
}

async function manifestOf(archive: Archive, files: readonly ArchiveFile[], base: string): Promise<ScormManifest> {
  const file = files.find(({ name }) => name.toLowerCase() === `${base}${manifestName}`.toLowerCase());
  if (file === undefined) {
    return { version: '1.2', title: '', items: [] };
  }
  if (file.bytes > mostManifestBytes) {
    throw refused('MANIFEST_UNREADABLE');
  }
  return readManifest(await buffer(await archive.open(file)));
}

/** Items whose page is in the package. Where there is none, its first page is the only item. */
function withPages(
  { items, title }: ScormManifest,
  files: readonly ArchiveFile[],
  base: string,
): Pick<OpenedPackage, 'items' | 'entry'> {
  const names = new Map(files.map(({ name }) => [comparable(name.slice(base.length)), name.slice(base.length)]));
  const placed = items.map((item) => {
    const [, file = '', more = ''] = /^([^?#]*)(.*)$/s.exec(item.path ?? '') ?? [];
    const name = names.get(
      comparable(
        decoded(file)
          .replaceAll('\\', '/')
          .replace(/^\.?\//, ''),
      ),
    );
    return { ...item, path: name === undefined ? null : addressOf(name) + more };
  });
  const first = placed.find(({ path }) => path !== null)?.path;
  if (first != null) {
    return { items: placed, entry: first };
  }
  const page = names.get('index.html') ?? [...names.values()].find((name) => /^[^/]+\.html?$/i.test(name));
  if (page === undefined) {
    throw refused('NOTHING_TO_OPEN');
  }
  return { entry: addressOf(page), items: [plainItem('item', title || 'SCORM', addressOf(page))] };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const addressOf = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

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
  } finally {
    await rm(scratch, { force: true });
  }
}
