import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { holdToken } from './scimTokenQueries.ts';

/**
 * Does what the provider wants in a transaction that ends before the token is withdrawn, so that nothing of it is left behind by then.
 * Throws UNAUTHENTICATED once it was, however long ago the request was let pass.
 */
export const whileConnected = <T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>): Promise<T> =>
  inWorkspace(db, workspaceId, async (trx) => {
    // First of all locks, as anyone who withdraws it has it before any other.
    if (!(await holdToken(trx, workspaceId))) {
      throw new DomainError('UNAUTHENTICATED', { message: 'The token was withdrawn' });
    }
    return work(trx);
  });
