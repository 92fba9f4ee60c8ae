import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { listOutbox, type OutboxMail } from './mailQueries.ts';
import type { Id } from '../shared/id.ts';

const mostShown = 100;

/** The latest mails of a workspace that were not sent, as there is no mail server; the newest first, 100 at most. */
export const readOutbox = (db: Database, workspaceId: Id): Promise<OutboxMail[]> =>
  inWorkspace(db, workspaceId, (trx) => listOutbox(trx, workspaceId, mostShown));

/** One of {@link readOutbox}. Throws NOT_FOUND for every other. */
export async function readOutboxMail(db: Database, workspaceId: Id, mailId: Id): Promise<OutboxMail> {
  const mail = (await readOutbox(db, workspaceId)).find((kept) => kept.mailId === mailId);
  if (mail === undefined) {
    throw new DomainError('NOT_FOUND');
  }
  return mail;
}
