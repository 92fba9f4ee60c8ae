import { inWorkspace } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import type { Id } from '../shared/id.ts';
import { packageOfTicket } from './contentTicket.ts';
import { findName } from './packageNames.ts';
import { findPackage } from './scormQueries.ts';
import { storedPath } from './storedPath.ts';

/**
 * Where a file of a package is in the store, for anyone who has a ticket, and what it is called: what is asked for by other letters than it
 * has is found as well. Throws NOT_FOUND.
 */
export async function findContent(
  { db, clock, config, files }: FileDeps,
  { workspaceId, ticket, path }: { readonly workspaceId: Id; readonly ticket: string; readonly path: string },
): Promise<{ readonly key: string; readonly bytes: number; readonly name: string }> {
  const packageId = packageOfTicket(config, workspaceId, ticket, clock());
  const found = packageId === null ? null : await inWorkspace(db, workspaceId, (trx) => findPackage(trx, packageId));
  if (found === null || path.split('/').includes('..')) {
    throw new DomainError('NOT_FOUND');
  }
  const stored = async (name: string) => {
    const key = `${found.storeKey}/${storedPath(name)}`;
    const bytes = await files.size(key);
    return bytes === null ? null : { key, bytes, name };
  };
  const exact = await stored(path);
  if (exact !== null) {
    return exact;
  }
  const name = await findName(files, found.storeKey, path);
  const other = name === null ? null : await stored(name);
  if (other === null) {
    throw new DomainError('NOT_FOUND');
  }
  return other;
}
