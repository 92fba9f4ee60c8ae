import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
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
  readAll(key: string): Promise<Uint8Array>;
  /** Null where there is nothing. */
  size(key: string): Promise<number | null>;
  /** Removes everything below; there may be nothing. */
  removeAll(folder: string): Promise<void>;
}

/** The store that the configuration names; nothing is asked of it yet. */
export function createFileStore({ folder, s3 }: FileStoreConfig): FileStore {
  const incoming = join(folder, 'incoming');
  let opened: Promise<Disk> | undefined;
  const disk = (): Promise<Disk> => (opened ??= s3 === null ? openFolder(join(folder, 'stored')) : openBucket(s3));

  return {
    incomingFolder: async () => {
      await mkdir(incoming, { recursive: true });
      return incoming;
    },
    take: async (path, key, contentType) => {
      const { size } = await stat(path);
      await (await disk()).copyFromFs(path, key, { contentType, contentLength: size });
    },
    put: async (key, bytes, contentType) =>
      (await disk()).put(key, bytes, { contentType, contentLength: bytes.length }),
    read: async (key) => (await disk()).getStream(key),
    size: async (key) => {
      const opened = await disk();
      return (await opened.exists(key)) ? (await opened.getMetaData(key)).contentLength : null;
    },
    readAll: async (key) => (await disk()).getBytes(key),
    removeAll: async (below) => (await disk()).deleteAll(`${below}/`),
  };
}

const openFolder = async (location: string): Promise<Disk> =>
  new Disk(new FSDriver({ location, visibility: 'private' }));

/** The client of S3 is large: who keeps files in a folder does not load it. */
async function openBucket({ bucket, region, endpoint, credentials }: BucketConfig): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint === null ? {} : { endpoint }),
      ...(credentials === null ? {} : { credentials }),
      // Stores other than that of Amazon know buckets as hosts and sums at the end of a body less often.
      forcePathStyle: endpoint !== null,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
