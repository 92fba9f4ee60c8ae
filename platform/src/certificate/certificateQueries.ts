import type { Insertable, Selectable } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { CertificateTable } from '../db/schema.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import type { Id } from '../shared/id.ts';

/** The columns of a {@link CertificateRecord}. */
export const certificateColumns = [
  'certificate.certificate_id',
  'certificate.holder_name',
  'certificate.course_id',
  'certificate.course_name',
  'certificate.course_language',
  'certificate.score_percent',
  'certificate.issued_time',
  'certificate.duration',
  'certificate.required_percent',
  'certificate.expire_time',
  'certificate.revoked_time',
  'certificate.revoke_reason',
] as const;

type CertificateRow = Pick<Selectable<CertificateTable>, Unqualified<(typeof certificateColumns)[number]>>;
type Unqualified<Name> = Name extends `certificate.${infer Column extends keyof CertificateTable}` ? Column : never;

/** The certificate by its public id, in the workspace of the transaction; null when there is none. */
export async function findCertificate(trx: Trx, uuid: string): Promise<CertificateRecord | null> {
  const row = await trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceOf(trx))
    .where('certificate.certificate_id', '=', uuid)
    .select(certificateColumns)
    .executeTakeFirst();
  return row === undefined ? null : toCertificateRecord(row);
}

/** The certificates of user courses, which need not be there any more. */
export async function findCertificatesOf(
  trx: Trx,
  userCourseIds: readonly Id[],
): Promise<ReadonlyMap<Id, CertificateRecord>> {
  if (userCourseIds.length === 0) {
    return new Map();
  }
  const rows = await trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceOf(trx))
    .where('certificate.user_course_id', 'in', userCourseIds)
    .select([...certificateColumns, 'certificate.user_course_id'])
    .execute();
  return new Map(rows.map((row) => [row.user_course_id, toCertificateRecord(row)]));
}

/** What its credential says besides, and what it takes to say it. */
export interface CertificateSource extends CertificateRecord {
  readonly statusNumber: number;
  /** Address of the holder that they have proven; null for any other, and when there is no such account any more. */
  readonly email: string | null;
  /** What the course is about, plain text; null when it is gone or says nothing. */
  readonly courseSummary: string | null;
}

/** The certificate with what its credential is made of; null when there is none. */
export async function findCertificateSource(trx: Trx, uuid: string): Promise<CertificateSource | null> {
  const row = await certificateSources(trx).where('certificate.certificate_id', '=', uuid).executeTakeFirst();
  return row === undefined ? null : toCertificateSource(row);
}

/** The newest certificate of a course, which has its name and its terms; null when none was issued. */
export async function findNewestOfCourse(trx: Trx, courseId: Id): Promise<CertificateSource | null> {
  const row = await certificateSources(trx)
    .where('certificate.course_id', '=', courseId)
    .orderBy('certificate.issued_time', 'desc')
    .orderBy('certificate.certificate_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toCertificateSource(row);
}

const certificateSources = (trx: Trx) =>
  trx
    .selectFrom('certificate')
    .leftJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'certificate.workspace_id')
        .onRef('app_user.user_id', '=', 'certificate.user_id'),
    )
    .leftJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'certificate.workspace_id')
        .onRef('course.course_id', '=', 'certificate.course_id'),
    )
    .where('certificate.workspace_id', '=', workspaceOf(trx))
    .select(certificateColumns)
    .select([
      'certificate.status_number',
      'app_user.username',
      'app_user.email_verified_time',
      'course.mini_description as course_summary',
    ]);

type SourceRow = Awaited<ReturnType<ReturnType<typeof certificateSources>['executeTakeFirstOrThrow']>>;

const toCertificateSource = (row: SourceRow): CertificateSource => ({
  ...toCertificateRecord(row),
  statusNumber: row.status_number,
  // Anyone who registers with someone else's address must get no credential that speaks of it.
  email: row.email_verified_time === null ? null : row.username,
  courseSummary: row.course_summary,
});

export const toCertificateRecord = (row: CertificateRow): CertificateRecord => ({
  uuid: row.certificate_id,
  holderName: row.holder_name,
  courseId: row.course_id,
  courseName: row.course_name,
  courseLanguage: row.course_language,
  scorePercent: row.score_percent,
  issuedDate: row.issued_time.toISOString(),
  duration: row.duration,
  requiredPercent: row.required_percent,
  expireTime: row.expire_time?.toISOString() ?? null,
  revokedTime: row.revoked_time?.toISOString() ?? null,
  revokeReason: row.revoke_reason,
});

/** Answers the public id of the new certificate. */
export async function insertCertificate(trx: Trx, certificate: Insertable<CertificateTable>): Promise<string> {
  const row = await trx
    .insertInto('certificate')
    .values(certificate)
    .returning('certificate.certificate_id')
    .executeTakeFirstOrThrow();
  return row.certificate_id;
}
