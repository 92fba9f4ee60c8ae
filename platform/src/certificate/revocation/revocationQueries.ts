import type { Trx } from '../../db/database.ts';
import type { IsoTime } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';

export interface RevocableCertificate {
  readonly holderId: Id;
  readonly courseId: Id;
  /** Who made the course; null when nobody is left who did, or the course is gone. */
  readonly createdBy: Id | null;
  readonly revoked: boolean;
}

/** Locked until the end of the transaction; null when there is none. */
export async function lockCertificate(trx: Trx, workspaceId: Id, uuid: string): Promise<RevocableCertificate | null> {
  const row = await trx
    .selectFrom('certificate')
    .leftJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'certificate.workspace_id')
        .onRef('course.course_id', '=', 'certificate.course_id'),
    )
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.certificate_id', '=', uuid)
    .select(['certificate.user_id', 'certificate.course_id', 'certificate.revoked_time', 'course.created_by'])
    .forUpdate('certificate')
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        holderId: row.user_id,
        courseId: row.course_id,
        createdBy: row.created_by,
        revoked: row.revoked_time !== null,
      };
}

/** Null for one that stands. */
export type Revocation = { readonly time: IsoTime; readonly reason: string } | null;

export async function writeRevocation(
  trx: Trx,
  workspaceId: Id,
  { uuid, revocation }: { readonly uuid: string; readonly revocation: Revocation },
): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({ revoked_time: revocation?.time ?? null, revoke_reason: revocation?.reason ?? null })
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.certificate_id', '=', uuid)
    .execute();
}
