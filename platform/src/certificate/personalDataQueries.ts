import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

export const readCertificates = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.user_id', '=', userId)
    .select([
      'certificate.certificate_id as id',
      'certificate.course_id as courseId',
      'certificate.course_name as courseName',
      'certificate.holder_name as holderName',
      'certificate.score_percent as scorePercent',
      'certificate.issued_time as issuedTime',
      'certificate.expire_time as expireTime',
      'certificate.revoked_time as revokedTime',
      'certificate.revoke_reason as revokeReason',
    ])
    .orderBy('certificate.issued_time')
    .execute();

export async function deleteCertificates(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where('certificate.user_id', '=', userId)
    .execute();
}
