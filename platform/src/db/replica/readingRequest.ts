import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Trx } from '../database.ts';
import type { Id } from '../../shared/id.ts';

/** Where the reads of one request go that may be a second old. Nobody has one where there is no replica, and no job has one. */
export interface ReadingRequest {
  read<T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Told of each transaction on the database itself that the request ends: what is read after it must have it. */
  noteTransaction(): void;
  /** What the next read must have come to, as a text. */
  readonly position: string;
  /** Reads nothing older than `position` from now on, as what is known from elsewhere was read there. */
  continueFrom(position: string): void;
}

/** The request that is being answered. */
export const readingRequest = new AsyncLocalStorage<ReadingRequest>();
