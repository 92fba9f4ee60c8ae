/** What of an import the workspace has already. */
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** The packages among these that the workspace has, by id. */
export async function findOwnPackages(trx: Trx, packageIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (packageIds.length === 0) {
    return new Set();
  }
  const rows = await trx
    .selectFrom('scorm_package')
    .where('scorm_package.workspace_id', '=', workspaceOf(trx))
    .where('scorm_package.package_id', 'in', [...packageIds])
    .select('scorm_package.package_id as packageId')
    .execute();
  return new Set(rows.map(({ packageId }) => packageId));
}

/** The files among these that the workspace has: by hash the newest of its ids. */
export async function findOwnFiles(trx: Trx, hashes: readonly string[]): Promise<ReadonlyMap<string, Id>> {
  if (hashes.length === 0) {
    return new Map();
  }
  const rows = await trx
    .selectFrom('file')
    .where('file.workspace_id', '=', workspaceOf(trx))
    .where('file.hash', 'in', [...hashes])
    .select((eb) => ['file.hash', eb.fn.max<Id>('file.file_id').as('id')])
    .groupBy('file.hash')
    .execute();
  return new Map(rows.map(({ hash, id }) => [hash, id]));
}
