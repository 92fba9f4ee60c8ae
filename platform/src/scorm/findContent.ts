import { inWorkspace } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import type { Id } from '../shared/id.ts';
import { packageOfTicket } from './contentTicket.ts';
import { isSafeName } from './packageRules.ts';
import { findPackage } from './scormQueries.ts';
import { storedPath } from './storedPath.ts';

/** Where a file of a package is in the store, for whoever has a ticket. Throws NOT_FOUND. */
export async function findContent(
  { db, clock, config, files }: FileDeps,
  { workspaceId, ticket, path }: { readonly workspaceId: Id; readonly ticket: string; readonly path: string },
): Promise<{ readonly key: string; readonly bytes: number }> {
  const packageId = packageOfTicket(config, workspaceId, ticket, clock());
  if (packageId === null || !isSafeName(path)) {
    throw new DomainError('NOT_FOUND');
  }
  const found = await inWorkspace(db, workspaceId, (trx) => findPackage(trx, packageId));
  const key = `${found?.storeKey}/${storedPath(path)}`;
  const bytes = found === null ? null : await files.size(key);
  if (bytes === null) {
    throw new DomainError('NOT_FOUND');
  }
  return { key, bytes };
}
