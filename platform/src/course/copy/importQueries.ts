/** What the workspace has of that which a course names. */
import { sql } from 'kysely';
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

/** What a phone can load in a while, in bytes, by what it is. */
export interface LightLimits {
  readonly pictureBytes: number;
  readonly videoBytes: number;
  readonly otherBytes: number;
}

/**
 * The files among these that are larger, with their sizes in bytes, by hash. A picture of which there are smaller versions is as large as the screen
 * needs it.
 */
export async function findHeavyFiles(
  trx: Trx,
  hashes: readonly string[],
  { pictureBytes, videoBytes, otherBytes }: LightLimits,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ hash: string; byteCount: number }>`
    select file.hash, max(file.byte_count)::integer as "byteCount"
    from file
    where file.workspace_id = ${workspaceOf(trx)} and file.hash = any(${[...hashes]}::text[]) and file.width is null
      and file.byte_count > case
        when file.extension in ('png', 'jpg', 'gif', 'webp') then ${pictureBytes}::bigint
        when file.extension in ('mp4', 'webm') then ${videoBytes}::bigint
        else ${otherBytes}::bigint
      end
    group by file.hash`.execute(trx);
  return new Map(rows.map(({ hash, byteCount }) => [hash, byteCount]));
}
