import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { findOutboxMail, listOutbox, type OutboxMail } from './mailQueries.ts';
import type { Id } from '../shared/id.ts';

const mostShown = 100;

/** The latest mails of a workspace that were not sent, as there is no mail server; the newest first, 100 at most. */
export const readOutbox = (db: Database, workspaceId: Id): Promise<OutboxMail[]> =>
  inWorkspace(db, workspaceId, (trx) => listOutbox(trx, workspaceId, mostShown));

/** One mail of a workspace that was not sent. Throws NOT_FOUND. */
export const readOutboxMail = (db: Database, workspaceId: Id, mailId: Id): Promise<OutboxMail> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const mail = await findOutboxMail(trx, workspaceId, mailId);
    if (mail === null) {
      throw new DomainError('NOT_FOUND');
    }
    return mail;
  });
