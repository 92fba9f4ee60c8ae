import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filesToUnpack, type ListedEntry } from '../src/scorm/packageRules.ts';
import type { Archive } from '../src/scorm/readArchive.ts';

/** Far more than a lesson of the demo has. */
const mostBytes = 1024 * 1024;

/** A folder of this repository as the archive that an author would upload, under the same rules. Throws PACKAGE_REFUSED. */
export async function folderArchive(folder: string): Promise<Archive> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(paths.map((path) => listed(folder, path)));
  return {
    files: filesToUnpack(files, { archiveBytes: mostBytes, mostBytes }),
    open: ({ name }) => Promise.resolve(createReadStream(join(folder, name))),
    close: () => undefined,
  };
}

async function listed(folder: string, path: string): Promise<ListedEntry> {
  const { size, mode } = await stat(path);
  const name = relative(folder, path).replaceAll(sep, '/');
  return { name, packedBytes: size, bytes: size, isEncrypted: false, compression: 0, mode };
}
