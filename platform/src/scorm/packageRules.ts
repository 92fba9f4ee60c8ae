/** What an archive may be, and what of it is kept (ADR 0057): what is dangerous refuses it as a whole, what nobody needs is left out. */
import { DomainError } from '../errors.ts';
import { comparable, resolvePath } from './pathIndex.ts';

/** Why a package is refused. */
const problems = {
  NOT_A_ZIP: 'it is not a ZIP archive',
  DAMAGED: 'the archive is damaged',
  ENCRYPTED: 'the archive is protected by a password',
  UNKNOWN_COMPRESSION:
    'a file in it is compressed in a way that is not read here, such as Deflate64, bzip2 or LZMA; pack it again as a normal ZIP',
  UNSAFE_NAME: 'a file in it has a name that leads out of the package',
  LINK: 'there is a link in it',
  TOO_MANY_FILES: 'there are more than 5,000 files in it',
  TOO_LARGE: 'it is too large when it is unpacked',
  TOO_DENSE: 'it or a file in it grows more than a hundredfold when it is unpacked',
  MANIFEST_UNREADABLE: 'its imsmanifest.xml cannot be read',
  NOTHING_TO_OPEN: 'there is no page in it that could be opened',
  TIN_CAN: 'it is a package of xAPI (Tin Can), not of SCORM',
  CMI5: 'it is a package of cmi5, not of SCORM',
  AICC: 'it is a package of AICC, not of SCORM',
  COMMON_CARTRIDGE: 'it is an IMS Common Cartridge, not a package of SCORM',
  QTI: 'it has questions as QTI, and is no package of SCORM',
  H5P: 'it is a file of H5P, not a package of SCORM',
} as const;

export type PackageProblem = keyof typeof problems;

/** Where in the archive the problem is. */
export interface ProblemPlace {
  readonly file?: string | undefined;
  /** Of that file, from 1. */
  readonly line?: number | undefined;
}

export function refused(problem: PackageProblem, { file, line }: ProblemPlace = {}): DomainError {
  const shown = file?.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}').slice(0, 200);
  const place = [shown, line === undefined ? undefined : `line ${line}`].filter((part) => part !== undefined);
  const text = problems[problem] + (place.length === 0 ? '' : ` (${place.join(', ')})`);
  return new DomainError('PACKAGE_REFUSED', {
    params: {
      problem,
      text,
      ...(shown === undefined ? {} : { file: shown }),
      ...(line === undefined ? {} : { line }),
    },
  });
}

export const mostFiles = 5_000;
/** Of a whole path; a browser asks for no longer ones. */
export const mostPathBytes = 1_020;
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
  /** How it is compressed, by the number that the format of ZIP has for it. */
  readonly compression: number;
  /** Unix mode, 0 where the archive has none. */
  readonly mode: number;
}

/**
 * The files of an archive of this size that are unpacked, by the names that they get: without folders, what computers put there for
 * themselves, and what cannot be kept. Throws PACKAGE_REFUSED where anything is dangerous or cannot be read.
 */
export function filesToUnpack<Entry extends ListedEntry>(
  entries: readonly Entry[],
  { archiveBytes, mostBytes }: { readonly archiveBytes: number; readonly mostBytes: number },
): Entry[] {
  if (entries.length > mostFiles) {
    throw refused('TOO_MANY_FILES');
  }
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    const name = keptName(entry.name);
    if (name !== null) {
      assertReadable(entry);
      // Whatever unpacks archives writes the later of two over the earlier.
      byName.set(name, { ...entry, name });
    }
  }
  const files = withoutFilesThatAreFolders([...byName.values()]);
  assertSizes(files, { archiveBytes, mostBytes });
  return files;
}

function assertSizes(
  files: readonly ListedEntry[],
  { archiveBytes, mostBytes }: { readonly archiveBytes: number; readonly mostBytes: number },
): void {
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > mostBytes * unpackedTimes) {
      throw refused('TOO_LARGE', { file: file.name });
    }
    if (file.bytes > harmlessBytes && file.bytes > mostGrowth * Math.max(1, file.packedBytes)) {
      throw refused('TOO_DENSE', { file: file.name });
    }
  }
  // By the size of the archive and not by those of its entries: several may share the same packed bytes.
  if (bytes > harmlessArchiveBytes && bytes > mostGrowth * archiveBytes) {
    throw refused('TOO_DENSE');
  }
}

function withoutFilesThatAreFolders<Entry extends ListedEntry>(files: readonly Entry[]): Entry[] {
  const asFolder = ({ name }: Entry): string => `${comparable(name)}/`;
  // What is in a folder stands right behind it: names of hundreds of folders are not taken apart.
  const sorted = [...new Set(files.map(asFolder))].toSorted();
  const folders = new Set(sorted.filter((folder, at) => sorted[at + 1]?.startsWith(folder)));
  return files.filter((file) => !folders.has(asFolder(file)));
}

/** Stored as it is, and Deflate: what every program can write, and what is read here. */
export const isCompressionRead = (compression: number): boolean => compression === 0 || compression === 8;

function assertReadable({ name, isEncrypted, compression, mode }: ListedEntry): void {
  if (isEncrypted) {
    throw refused('ENCRYPTED', { file: name });
  }
  if (!isCompressionRead(compression)) {
    throw refused('UNKNOWN_COMPRESSION', { file: name });
  }
  const kind = mode & 0o170000;
  if (kind !== 0 && kind !== 0o100000 && kind !== 0o040000) {
    throw refused('LINK', { file: name });
  }
}

/** What computers keep beside files: nothing of it is ever asked for. */
const ofComputers = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|Icon\r)$/is;

/**
 * What a file is called in its package: below the package's own folder, without what cannot be kept in a name. Null for a folder, and
 * for what is left out. Throws PACKAGE_REFUSED for a name that leads somewhere else: its maker means harm.
 */
export function keptName(given: string): string | null {
  const path = given.replaceAll('\\', '/');
  const name = resolvePath(path.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''));
  if (name === null || /^(?:\/|[a-z]:\/)/i.test(path)) {
    throw refused('UNSAFE_NAME', { file: given });
  }
  const isLeftOut = name === '' || path.endsWith('/') || ofComputers.test(path);
  return isLeftOut || Buffer.byteLength(name) > mostPathBytes ? null : name;
}
