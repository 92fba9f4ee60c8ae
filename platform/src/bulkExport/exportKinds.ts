import { listOfAuditEntries, withNames } from '../audit/auditQueries.ts';
import { auditEntrySchema, toAuditEntryWire } from '../audit/auditView.ts';
import { listOfCodes } from '../campaign/codeQueries.ts';
import { redemptionResponse, voucherResponse } from '../campaign/campaignSchemas.ts';
import { toCode, toRedemption } from '../campaign/codeView.ts';
import { listOfRedemptions } from '../campaign/redemptionQueries.ts';
import { listOfCertificates, toIssued } from '../certificate/issued/issuedCertificateQueries.ts';
import { issuedCertificateSchema, toIssuedCertificateWire } from '../certificate/issued/issuedCertificateView.ts';
import { listOfCourses } from '../course/courseListQueries.ts';
import { toCourseRecord } from '../course/courseRecord.ts';
import { exportedCourse } from '../course/exportedCourse.ts';
import { findTagsOfCourses } from '../course/tag/tagQueries.ts';
import { withLectures } from '../discussion/moderation/listQuestions.ts';
import { listOfQuestions } from '../discussion/moderation/questionListQueries.ts';
import { questionSchema } from '../discussion/moderation/questionSchemas.ts';
import { toQuestionWire } from '../discussion/moderation/questionView.ts';
import { listOfUserCourses, toUserCourseRecord, userCoursesAtOnce } from '../enrolment/userCourseQueries.ts';
import { readUserCourses } from '../enrolment/userCourseReading.ts';
import { toUserCourseWire } from '../enrolment/userCourseView.ts';
import { rsqlWhere } from '../http/rsql.ts';
import { listOfPeople, personSelectors, toPersonRow } from '../workspace/people/peopleQueries.ts';
import { personResponse } from '../workspace/people/peopleSchemas.ts';
import { toPersonResponse } from '../workspace/people/personResponse.ts';
import { exportKind, type ExportCall, type ExportKind } from './exportKind.ts';
import { exportOrders } from './exportOrderQueries.ts';

const changed = ({ updatedSince }: ExportCall): string | undefined =>
  updatedSince === null ? undefined : `updateTime=ge='${updatedSince.toISOString()}'`;

/** What can be exported, one entry a kind. Each line of a file is an item of the list of the same things, or a course as a file. */
export const exportKinds = {
  PEOPLE: exportKind({
    scope: 'people:read',
    order: exportOrders.people,
    list: (trx, call) => listOfPeople(trx, call.workspaceId, rsqlWhere(changed(call), personSelectors)),
    lines: (_trx, rows) => rows.map((row) => toPersonResponse(toPersonRow(row))),
    shape: personResponse,
  }),
  USER_COURSES: exportKind({
    scope: 'enrolments:read',
    order: exportOrders.userCourses,
    list: (trx, call) => listOfUserCourses(trx, {}, { q: changed(call) }),
    lines: async (trx, rows, { viewer, now }) => {
      const records = rows.map(toUserCourseRecord);
      const readings = await readUserCourses(trx, records, { viewer, asLearner: false, now });
      const tags = await findTagsOfCourses(trx, [...new Set(records.map(({ course }) => course.id))]);
      return readings.map((reading) => toUserCourseWire(reading, tags.get(reading.record.course.id) ?? [], 'none'));
    },
    atOnce: userCoursesAtOnce,
  }),
  CERTIFICATES: exportKind({
    scope: 'enrolments:read',
    order: exportOrders.certificates,
    list: (trx, call) => listOfCertificates(trx, call.workspaceId, changed(call)),
    lines: (_trx, rows, { now }) => rows.map((row) => toIssuedCertificateWire(toIssued(row), now.toISOString())),
    shape: issuedCertificateSchema,
  }),
  VOUCHERS: exportKind({
    scope: 'campaigns:read',
    order: exportOrders.vouchers,
    list: (trx, call) => listOfCodes(trx, { workspaceId: call.workspaceId, campaignId: null }, changed(call)),
    lines: (_trx, rows) => rows.map(toCode),
    shape: voucherResponse,
  }),
  REDEMPTIONS: exportKind({
    scope: 'campaigns:read',
    order: exportOrders.redemptions,
    list: (trx, call) => listOfRedemptions(trx, { workspaceId: call.workspaceId, campaignId: null }, changed(call)),
    lines: (_trx, rows) => rows.map(toRedemption),
    shape: redemptionResponse,
  }),
  DISCUSSION_QUESTIONS: exportKind({
    scope: 'discussions:read',
    order: exportOrders.questions,
    list: (trx, { updatedSince }) =>
      listOfQuestions(trx, { scope: { createdBy: null }, filter: { updatedSince: updatedSince?.toISOString() } }),
    lines: async (trx, rows, { workspaceId }) => (await withLectures(trx, workspaceId, rows)).map(toQuestionWire),
    shape: questionSchema,
  }),
  AUDIT_ENTRIES: exportKind({
    scope: 'workspace:read',
    order: exportOrders.auditEntries,
    list: (trx, { workspaceId, updatedSince }) =>
      listOfAuditEntries(
        trx,
        workspaceId,
        updatedSince === null ? undefined : `time=ge='${updatedSince.toISOString()}'`,
      ),
    lines: async (trx, found, { workspaceId }) => {
      const { rows, names } = await withNames(trx, workspaceId, found);
      return rows.map((row) => toAuditEntryWire(row, names, 'en'));
    },
    shape: auditEntrySchema,
  }),
  COURSES: exportKind({
    scope: 'courses:read',
    order: exportOrders.courses,
    list: (trx, call) => listOfCourses(trx, changed(call)),
    lines: (trx, rows, { now }) => Promise.all(rows.map((row) => exportedCourse(trx, toCourseRecord(row), now))),
    atOnce: 1,
  }),
} as const satisfies Readonly<Record<string, ExportKind>>;

export type ExportKindName = keyof typeof exportKinds;

/** In the order in which they are described. */
export const exportKindNames = Object.keys(exportKinds) as ExportKindName[];
