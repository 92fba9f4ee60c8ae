import { readOnlyInWorkspace, type Database, type Trx } from '../database.ts';
import type { Id } from '../../shared/id.ts';
import { readingRequest } from './readingRequest.ts';

/**
 * As `inWorkspace`, for what may be a second old: where there is a replica, the request reads there, unless that lacks what its caller has
 * written (ADR 0096). In a job, and without a replica, it reads from the database. `work` only reads, and may run twice.
 */
export const readRecent = <T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>): Promise<T> =>
  readingRequest.getStore()?.read(db, workspaceId, work) ?? readOnlyInWorkspace(db, workspaceId, work);

/** The same for one statement that enters the workspace on its own: it needs no transaction where there is no replica. */
export const readRecentStatement = <T>(
  db: Database,
  workspaceId: Id,
  statement: (db: Database) => Promise<T>,
): Promise<T> => readingRequest.getStore()?.read(db, workspaceId, statement) ?? statement(db);

/** What the next {@link readRecent} of this request must have come to, for those who share an answer; empty where all read the same. */
export const positionToRead = (): string => readingRequest.getStore()?.position ?? '';

/** Has this request read nothing older than what another read for it. */
export const continueFrom = (position: string): void => readingRequest.getStore()?.continueFrom(position);
