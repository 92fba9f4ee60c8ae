import { access, constants, mkdir, open, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange } from './byteRange.ts';
import type { BucketConfig, FileStoreConfig } from './fileSettings.ts';

/** Where the bytes of files are: a folder, or a bucket of an S3 store. Keys are made here and never of what people send. */
export interface FileStore {
  /** A folder of this machine for what is just arriving; it is there. */
  incomingFolder(): Promise<string>;
  /** Takes a file of this machine; it has all its bytes when this returns. */
  take(path: string, key: string, contentType: string): Promise<void>;
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Fails where there is nothing. */
  read(key: string): Promise<Readable>;
  /** The bytes of a range alone: anyone who seeks in a film does not have it read from its start. Fails where there is nothing. */
  readRange(key: string, range: ByteRange): Promise<Readable>;
  readAll(key: string): Promise<Uint8Array>;
  /** Why nothing can be written to the folder of this machine; null when it can. */
  findTrouble(): Promise<string | null>;
  /** Null where there is nothing. */
  size(key: string): Promise<number | null>;
  /** Removes everything below; there may be nothing. */
  removeAll(folder: string): Promise<void>;
}

/** The store that the configuration names; nothing is asked of it yet. */
export function createFileStore({ folder, s3 }: FileStoreConfig): FileStore {
  const incoming = join(folder, 'incoming');
  let opened: Promise<OpenStore> | undefined;
  const store = (): Promise<OpenStore> =>
    (opened ??= s3 === null ? openFolder(join(folder, 'stored')) : openBucket(s3));
  const disk = async (): Promise<Disk> => (await store()).disk;

  return {
    incomingFolder: async () => {
      await mkdir(incoming, { recursive: true });
      return incoming;
    },
    findTrouble: () => troubleOf(incoming),
    take: async (path, key, contentType) => {
      const { size } = await stat(path);
      await (await disk()).copyFromFs(path, key, { contentType, contentLength: size });
    },
    put: async (key, bytes, contentType) =>
      (await disk()).put(key, bytes, { contentType, contentLength: bytes.length }),
    read: async (key) => (await disk()).getStream(key),
    readRange: async (key, range) => (await store()).readRange(key, range),
    size: async (key) => {
      const opened = await disk();
      return (await opened.exists(key)) ? (await opened.getMetaData(key)).contentLength : null;
    },
    readAll: async (key) => (await disk()).getBytes(key),
    removeAll: async (below) => (await disk()).deleteAll(`${below}/`),
  };
}

/** Less room than this is none: the smallest files and the log need some. */
const leastFreeBytes = 1024 ** 2;

async function troubleOf(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < leastFreeBytes ? 'the disk of the data folder is full' : null;
  } catch {
    return 'the data folder cannot be written';
  }
}

/** What the library offers, and what it does not. */
interface OpenStore {
  readonly disk: Disk;
  readonly readRange: FileStore['readRange'];
}

const openFolder = async (location: string): Promise<OpenStore> => ({
  disk: new Disk(new FSDriver({ location, visibility: 'private' })),
  readRange: async (key, { first, last }) =>
    (await open(join(location, key))).createReadStream({ start: first, end: last }),
});

/** Connections to the bucket at a time; what comes beyond waits. */
const maxSockets = 500;

/** The client of S3 is large: who keeps files in a folder does not load it. */
async function openBucket({ bucket, region, endpoint, credentials }: BucketConfig): Promise<OpenStore> {
  const [{ S3Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Stores other than that of Amazon know buckets as hosts and sums at the end of a body less often.
    forcePathStyle: endpoint !== null,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Anyone who reads slowly holds a connection: fifty such readers shall not keep everybody else waiting. A limit of time for getting one
    // would end those who wait.
    requestHandler: { httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
  });
  return {
    disk: new Disk(new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' })),
    readRange: async (key, { first, last }) => {
      const wanted = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${first}-${last}` });
      const { Body: body } = await client.send(wanted);
      if (!(body instanceof Readable)) {
        throw new Error('The store answered no stream');
      }
      return body;
    },
  };
}
