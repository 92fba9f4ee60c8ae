/** What of an import the workspace has already. */
import { workspaceOf, type Trx } from '../../db/database.ts';

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

/** The files among these that the workspace has, by hash. */
export async function findOwnHashes(trx: Trx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) {
    return new Set();
  }
  const rows = await trx
    .selectFrom('file')
    .where('file.workspace_id', '=', workspaceOf(trx))
    .where('file.hash', 'in', [...hashes])
    .select('file.hash')
    .distinct()
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
