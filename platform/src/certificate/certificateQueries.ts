import type { Insertable } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { CertificateTable } from '../db/schema.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';

/** The certificate by its public id, in the workspace of the transaction; null when there is none. */
export async function findCertificate(trx: Trx, uuid: string): Promise<CertificateRecord | null> {
  const row = await trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceOf(trx))
    .where('certificate.certificate_id', '=', uuid)
    .select([
      'certificate.certificate_id',
      'certificate.holder_name',
      'certificate.course_name',
      'certificate.course_language',
      'certificate.score_percent',
      'certificate.issued_time',
      'certificate.duration',
    ])
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  return {
    uuid: row.certificate_id,
    holderName: row.holder_name,
    courseName: row.course_name,
    courseLanguage: row.course_language,
    scorePercent: row.score_percent,
    issuedDate: row.issued_time.toISOString(),
    duration: row.duration,
  };
}

/** Answers the public id of the new certificate. */
export async function insertCertificate(trx: Trx, certificate: Insertable<CertificateTable>): Promise<string> {
  const row = await trx
    .insertInto('certificate')
    .values(certificate)
    .returning('certificate.certificate_id')
    .executeTakeFirstOrThrow();
  return row.certificate_id;
}
