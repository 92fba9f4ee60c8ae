import type { Cursor } from '../http/keyset.ts';

/** The file of a job, of which parts are stored one after the other: who takes the job up again continues behind the last one. */
export interface JobResult {
  /** The folder of its parts in the store. */
  readonly storeKey: string;
  /** What the file is called when it is downloaded, without its ending. */
  readonly name: string;
  /** The part of the interface that an API token must be able to read. */
  readonly scope: string;
  readonly parts: number;
  readonly rows: number;
  readonly bytes: number;
  /** Rows that there were in all when it began. */
  readonly total: number;
  /** The last row of the last part. */
  readonly cursor: Cursor | null;
}
