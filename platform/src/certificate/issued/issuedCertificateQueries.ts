import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { CertificateRecord } from '../../enrolment/certificateRecord.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage, type ListSource } from '../../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { certificateColumns, toCertificateRecord } from '../certificateQueries.ts';

/** A certificate with whom and what it belongs to. */
export interface IssuedCertificate extends CertificateRecord {
  readonly userId: Id;
  readonly userCourseId: Id;
  readonly updateTime: Date;
}

/** What `q` may compare in the list of certificates. */
export const issuedCertificateSelectors = {
  uuid: { type: 'uuid', column: sql`certificate.certificate_id` },
  userId: { type: 'integer', column: sql`certificate.user_id` },
  userCourseId: { type: 'integer', column: sql`certificate.user_course_id` },
  courseId: { type: 'integer', column: sql`certificate.course_id` },
  issuedDate: { type: 'time', column: sql`certificate.issued_time` },
  updateTime: { type: 'time', column: sql`certificate.update_time` },
} as const satisfies Selectors;

/** What changed last comes last, so that who keeps a copy reads on from its end. */
export const byChange: Order = {
  name: 'certificates',
  keys: [
    { column: sql`certificate.update_time`, type: 'time', direction: 'asc' },
    { column: sql`certificate.status_number`, type: 'integer', direction: 'asc' },
  ],
};

const rowsOf = (trx: Trx, workspaceId: Id, q: string | undefined) =>
  trx
    .selectFrom('certificate')
    .where('certificate.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, issuedCertificateSelectors))
    .select([...certificateColumns, 'certificate.user_id', 'certificate.user_course_id', 'certificate.update_time']);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** The certificates of a workspace, as they are stored. */
export const listOfCertificates = (trx: Trx, workspaceId: Id, q: string | undefined): ListSource<Row> =>
  listOf(rowsOf(trx, workspaceId, q));

/** A page of the certificates of a workspace. */
export async function findIssuedCertificates(
  trx: Trx,
  workspaceId: Id,
  { q, page }: { readonly q: string | undefined; readonly page: PageRequest },
): Promise<PageRows<IssuedCertificate>> {
  const found = await readPage(listOfCertificates(trx, workspaceId, q), byChange, page);
  return { ...found, rows: found.rows.map(toIssued) };
}

export const toIssued = (row: Row): IssuedCertificate => ({
  ...toCertificateRecord(row),
  userId: row.user_id,
  userCourseId: row.user_course_id,
  updateTime: row.update_time,
});
