import type { Trx } from '../db/database.ts';
import { certificateScore, expiryOf } from '../enrolment/certificateRules.ts';
import { factsOrigin } from '../enrolment/progressFacts.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { orderPush } from '../push/pushMessageQueries.ts';
import { statedLanguage } from '../shared/statedLanguage.ts';
import { insertCertificate } from './certificateQueries.ts';

/** Issues the certificate of a user course that is locked and eligible, with its fact (CERT-01, CERT-05). */
export async function issueCertificate(
  trx: Trx,
  reading: UserCourseReading,
  scorePercent: number,
): Promise<CertificateRecord> {
  const { record, now } = reading;
  const { requiredPercent } = certificateScore(reading.progress.certificatePoints, reading.facts);
  const expireTime = expiryOf(now, record.course.certificateMonths);
  const holderName = record.userName.trim();
  const courseLanguage = statedLanguage(record.course.metadata);
  const uuid = await insertCertificate(trx, {
    workspace_id: record.course.workspaceId,
    user_course_id: record.id,
    user_id: record.userId,
    course_id: record.course.id,
    holder_name: holderName,
    course_name: record.course.name,
    course_language: courseLanguage,
    score_percent: scorePercent,
    duration: record.course.duration,
    issued_time: now,
    required_percent: requiredPercent,
    expire_time: expireTime,
  });
  await orderPush(trx, {
    workspaceId: record.course.workspaceId,
    userId: record.userId,
    kind: 'CERTIFICATE',
    subject: record.course.name,
    path: `/verifycertificate/?uuid=${uuid}`,
    now,
  });
  await appendFact(trx, {
    ...factsOrigin(reading),
    type: 'certificate',
    action: 'issued',
    value: scorePercent,
  });
  return {
    uuid,
    holderName,
    courseId: record.course.id,
    courseName: record.course.name,
    courseLanguage,
    scorePercent,
    issuedDate: now,
    duration: record.course.duration,
    requiredPercent,
    expireTime,
    revokedTime: null,
    revokeReason: null,
  };
}
