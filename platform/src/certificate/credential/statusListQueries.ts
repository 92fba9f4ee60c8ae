import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

interface Numbers {
  readonly from: number;
  readonly until: number;
}

/** The numbers of certificates that were revoked or are gone, of those in the range; null when the workspace never issued one there. */
export async function listRevokedNumbers(
  trx: Trx,
  workspaceId: Id,
  { from, until }: Numbers,
): Promise<readonly number[] | null> {
  const issued = await trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.status_number', '>=', from)
    .where('certificate.status_number', '<', until)
    .select('certificate.status_number')
    .limit(1)
    .executeTakeFirst();
  const rows = await trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.status_number', '>=', from)
    .where('certificate.status_number', '<', until)
    .where('certificate.revoked_time', 'is not', null)
    .select('certificate.status_number')
    .unionAll((union) =>
      union
        .selectFrom('erased_certificate')
        .where('erased_certificate.workspace_id', '=', workspaceId)
        .where('erased_certificate.status_number', '>=', from)
        .where('erased_certificate.status_number', '<', until)
        .select('erased_certificate.status_number'),
    )
    .execute();
  return issued === undefined && rows.length === 0 ? null : rows.map((row) => row.status_number);
}
