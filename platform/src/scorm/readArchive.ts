import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { assertUnpackable, refused, mostFiles, type ListedEntry } from './packageRules.ts';

/** A file of an archive that may be unpacked. */
export type ArchiveFile = ListedEntry;

interface ZippedFile extends ArchiveFile {
  readonly entry: Entry;
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
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw refused('NOT_A_ZIP');
  });
  try {
    const files = assertUnpackable(await listEntries(zip), { archiveBytes: zip.fileSize, mostBytes });
    return { files, open: (file: ZippedFile) => openFile(zip, file), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile): Promise<ZippedFile[]> {
  if (zip.entryCount > mostFiles) {
    throw refused('TOO_MANY_FILES');
  }
  const entries: ZippedFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push({
        entry,
        name: nameOf(entry),
        packedBytes: entry.compressedSize,
        bytes: entry.uncompressedSize,
        isEncrypted: entry.isEncrypted(),
        mode: entry.externalFileAttributes >>> 16,
      });
    }
  } catch (error) {
    throw refused(isAboutNames(error) ? 'UNSAFE_NAME' : 'DAMAGED');
  }
  return entries;
}

const saysUtf8 = 0x800;

/** Tools of many systems write UTF-8 without saying so; the library reads that by the code page of old. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isSaid = (generalPurposeBitFlag & saysUtf8) !== 0 || extraFields.some(({ id }) => id === unicodeName);
  return isSaid || !isUtf8(fileNameRaw) ? fileName : fileNameRaw.toString('utf8').replaceAll('\\', '/');
}

/** The field of an entry that has its name in Unicode beside the other. */
const unicodeName = 0x7075;

/** The library refuses such names itself, and tells by words alone. */
const isAboutNames = (error: unknown): boolean =>
  error instanceof Error && /relative path|absolute path|invalid characters/i.test(error.message);

async function openFile(zip: ZipFile, { entry, bytes }: ZippedFile): Promise<Readable> {
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
