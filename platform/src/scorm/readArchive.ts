import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { readNames, type NameBytes } from './archiveNames.ts';
import { filesToUnpack, isCompressionRead, refused, mostFiles, type ListedEntry } from './packageRules.ts';

/** A file of an archive that may be unpacked. */
export type ArchiveFile = ListedEntry;

interface ZippedFile extends ArchiveFile {
  readonly entry: Entry;
  readonly nameBytes: NameBytes;
}

export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** The bytes of a file. The stream fails with PACKAGE_REFUSED as soon as there are others than the directory says. */
  open(file: ArchiveFile): Promise<Readable>;
  close(): void;
}

/**
 * Opens an archive and reads its directory whole; nothing is unpacked yet. Throws PACKAGE_REFUSED for one of which anything may not be
 * unpacked. To be closed by the caller.
 */
export async function readArchive(path: string, mostBytes: number): Promise<Archive> {
  // Names stay bytes: which letters they are is found out here.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(() => {
    throw refused('NOT_A_ZIP');
  });
  try {
    const named = await withNames(zip, await listEntries(zip));
    const files = filesToUnpack(named, { archiveBytes: zip.fileSize, mostBytes });
    return { files, open: (file: ZippedFile) => openFile(zip, file), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Unnamed = Omit<ZippedFile, 'name'>;

async function listEntries(zip: ZipFile): Promise<Unnamed[]> {
  if (zip.entryCount > mostFiles) {
    throw refused('TOO_MANY_FILES');
  }
  const entries: Unnamed[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (hasNameToKeep(entry)) {
        entries.push(unnamed(entry));
      }
    }
  } catch {
    throw refused('DAMAGED');
  }
  return entries;
}

/** Four times what is kept of a path: it may have ways up in it. What is longer is left out before anything tries to read it. */
const mostNameBytes = 4_096;

const hasNameToKeep = (entry: Entry): boolean =>
  entry.fileNameRaw.length <= mostNameBytes && (unicodeFieldOf(entry)?.length ?? 0) <= mostNameBytes + unicodeNameHead;

const unnamed = (entry: Entry): Unnamed => ({
  entry,
  nameBytes: { raw: entry.fileNameRaw, said: saidName(entry) },
  packedBytes: entry.compressedSize,
  bytes: entry.uncompressedSize,
  isEncrypted: entry.isEncrypted(),
  compression: entry.compressionMethod,
  mode: entry.externalFileAttributes >>> 16,
});

const saysUtf8 = 0x800;
/** The field of an entry that has its name in Unicode beside the other: a version, a sum of the other, the name. */
const unicodeName = 0x7075;
const unicodeNameHead = 5;

const unicodeFieldOf = ({ extraFields }: Entry): Buffer | undefined =>
  extraFields.find(({ id }) => id === unicodeName)?.data;

/** Null where the archive does not say, or says what is not true. */
function saidName(entry: Entry): string | null {
  const { fileNameRaw: raw, generalPurposeBitFlag } = entry;
  const field = unicodeFieldOf(entry);
  if (field !== undefined && field.length > unicodeNameHead && field.readUInt32LE(1) === crc32(raw)) {
    return field.toString('utf8', unicodeNameHead);
  }
  return (generalPurposeBitFlag & saysUtf8) !== 0 && isUtf8(raw) ? raw.toString('utf8') : null;
}

async function withNames(zip: ZipFile, entries: readonly Unnamed[]): Promise<ZippedFile[]> {
  const names = await readNames(
    entries.map(({ nameBytes }) => nameBytes),
    async (at, mostBytes) => {
      const entry = entries[at];
      const isRead = entry !== undefined && entry.bytes <= mostBytes && isCompressionRead(entry.compression);
      return isRead ? buffer(await openFile(zip, entry)) : null;
    },
  );
  return entries.map((entry, at) => ({ ...entry, name: names[at] ?? '' }));
}

async function openFile(zip: ZipFile, { entry, bytes }: Pick<ZippedFile, 'entry' | 'bytes'>): Promise<Readable> {
  const packed = await zip.openReadStreamPromise(entry).catch(() => {
    throw refused('DAMAGED');
  });
  let passed = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      passed += piece.length;
      done(passed > bytes ? refused('DAMAGED') : null, piece);
    },
    flush: (done) => done(passed === bytes ? null : refused('DAMAGED')),
  });
  packed.on('error', () => counted.destroy(refused('DAMAGED')));
  counted.on('close', () => packed.destroy());
  return packed.pipe(counted);
}
