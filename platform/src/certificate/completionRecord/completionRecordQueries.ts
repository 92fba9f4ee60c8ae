import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { CertificateRecord } from '../../enrolment/certificateRecord.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import type { Id } from '../../shared/id.ts';
import { findCertificatesOf } from '../certificateQueries.ts';

/** The record of a completed course that has since been deleted. */
export interface CompletionRecord {
  readonly userCourseId: Id;
  readonly courseId: Id;
  readonly courseName: string;
  readonly courseLanguage: string | null;
  readonly scorePercent: number | null;
  readonly finishTime: Date;
  readonly certificate: CertificateRecord | null;
}

const newestFirst: Order = {
  name: 'completionrecords',
  keys: [
    { column: sql`completion_record.finish_time`, type: 'time', direction: 'desc' },
    { column: sql`completion_record.user_course_id`, type: 'integer', direction: 'desc' },
  ],
};

/** One page of a person's completion records with their certificates, the newest first. */
export async function findCompletionRecords(
  trx: Trx,
  userId: Id,
  request: PageRequest,
): Promise<PageRows<CompletionRecord>> {
  const records = trx
    .selectFrom('completion_record')
    .where('completion_record.workspace_id', '=', workspaceOf(trx))
    .where('completion_record.user_id', '=', userId)
    .select([
      'completion_record.user_course_id',
      'completion_record.course_id',
      'completion_record.course_name',
      'completion_record.course_language',
      'completion_record.score_percent',
      'completion_record.finish_time',
    ]);
  const page = await readPage(listOf(records), newestFirst, request);
  const certificates = await findCertificatesOf(
    trx,
    page.rows.map((row) => row.user_course_id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      userCourseId: row.user_course_id,
      courseId: row.course_id,
      courseName: row.course_name,
      courseLanguage: row.course_language,
      scorePercent: row.score_percent,
      finishTime: row.finish_time,
      certificate: certificates.get(row.user_course_id) ?? null,
    })),
  };
}
