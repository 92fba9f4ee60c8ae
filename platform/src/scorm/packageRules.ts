/** What an archive may be. Whatever is refused is refused as a whole (design: one bad name, and nothing of it is unpacked). */
import { DomainError } from '../errors.ts';

/** Why a package is refused. */
const problems = {
  NOT_A_ZIP: 'it is not a ZIP archive',
  DAMAGED: 'the archive is damaged',
  ENCRYPTED: 'the archive is protected by a password',
  UNSAFE_NAME: 'a file in it has a name that is not safe',
  DUPLICATE_NAME: 'two files in it have the same name',
  LINK: 'there is a link in it',
  TOO_MANY_FILES: 'there are more than 5,000 files in it',
  TOO_LARGE: 'it is too large when it is unpacked',
  TOO_DENSE: 'it or a file in it grows more than a hundredfold when it is unpacked',
  MANIFEST_UNREADABLE: 'its imsmanifest.xml cannot be read',
  NOTHING_TO_OPEN: 'there is no page in it that could be opened',
} as const;

export type PackageProblem = keyof typeof problems;

export const refused = (problem: PackageProblem): DomainError =>
  new DomainError('PACKAGE_REFUSED', { params: { problem, text: problems[problem] } });

export const mostFiles = 5_000;
const mostNameBytes = 255;
const mostGrowth = 100;
/** Small files compress as they like: what they grow to harms nobody. */
const harmlessBytes = 1024 * 1024;
/** Many small files together are not: so much an archive may have unpacked, however small it is. */
const harmlessArchiveBytes = 20 * 1024 * 1024;
/** How many times its own limit an archive may have unpacked. */
const unpackedTimes = 3;

/** What the directory of an archive says of an entry. */
export interface ListedEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
  /** Unix mode, 0 where the archive has none. */
  readonly mode: number;
}

const isFolder = ({ name }: ListedEntry): boolean => name.endsWith('/');

/** Throws PACKAGE_REFUSED unless every entry of an archive of this size may be unpacked. Answers the files, without folders. */
export function assertUnpackable<Entry extends ListedEntry>(
  entries: readonly Entry[],
  { archiveBytes, mostBytes }: { readonly archiveBytes: number; readonly mostBytes: number },
): Entry[] {
  if (entries.length > mostFiles) {
    throw refused('TOO_MANY_FILES');
  }
  const names = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    assertSafe(entry);
    const name = comparable(entry.name);
    if (names.has(name)) {
      throw refused('DUPLICATE_NAME');
    }
    names.add(name);
    bytes += entry.bytes;
    if (bytes > mostBytes * unpackedTimes) {
      throw refused('TOO_LARGE');
    }
    if (entry.bytes > harmlessBytes && entry.bytes > mostGrowth * Math.max(1, entry.packedBytes)) {
      throw refused('TOO_DENSE');
    }
  }
  // By the size of the archive and not by those of its entries: several may share the same packed bytes.
  if (bytes > harmlessArchiveBytes && bytes > mostGrowth * archiveBytes) {
    throw refused('TOO_DENSE');
  }
  const files = entries.filter((entry) => !isFolder(entry));
  assertNoFileIsFolder(files);
  return files;
}

function assertNoFileIsFolder(files: readonly ListedEntry[]): void {
  const names = new Set(files.map(({ name }) => comparable(name)));
  for (const { name } of files) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      if (names.has(comparable(name.slice(0, end)))) {
        throw refused('DUPLICATE_NAME');
      }
    }
  }
}

/** Names that a disk might take for one are one. */
export const comparable = (name: string): string => name.normalize('NFC').toLowerCase();

function assertSafe(entry: ListedEntry): void {
  if (entry.isEncrypted) {
    throw refused('ENCRYPTED');
  }
  const kind = entry.mode & 0o170000;
  if (kind !== 0 && kind !== 0o100000 && kind !== 0o040000) {
    throw refused('LINK');
  }
  if (!isSafeName(isFolder(entry) ? entry.name.slice(0, -1) : entry.name)) {
    throw refused('UNSAFE_NAME');
  }
}

/** A path below the package's own folder, the same on every system: no way up, no drive, no device, nothing that cannot be seen. */
export const isSafeName = (name: string): boolean =>
  name !== '' &&
  name.isWellFormed() &&
  name
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= mostNameBytes) &&
  Buffer.byteLength(name) <= 4 * mostNameBytes &&
  // oxlint-disable-next-line no-control-regex -- these are what must not be in a name
  !/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\\:*?"<>|]/u.test(name);
