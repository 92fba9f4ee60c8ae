import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { noteCarriedOut, type CarriedOutBy } from '../privacy/noteCarriedOut.ts';
import type { PersonKey } from '../identity/personKeyQueries.ts';
import {
  readAccount,
  readActivity,
  readAuditEntries,
  readCertificates,
  readCompletionRecords,
  readConsents,
  readCourseSaves,
  readCoursesMade,
  readDiscussionMails,
  readDiscussionPosts,
  readDiscussionReports,
  readExternalIdentities,
  readFailedSignIns,
  readFilesUploaded,
  readPackagesUploaded,
  readGroups,
  readInvitations,
  readMutedNotices,
  readPrivacyRequests,
  readReminders,
  readPersonnelLinks,
  readPushDevices,
  readJobs,
  readMails,
  readMessagesSent,
  readSavedSections,
  readSignIns,
  readVouchersUsed,
  readWaitingEnrolments,
} from './exportQueries.ts';
import { findPerson } from './personQueries.ts';
import { readEnrolments } from './studyQueries.ts';
import type { Id } from '../shared/id.ts';

export interface Export {
  readonly workspaceId: Id;
  readonly by: PersonKey;
  /** Who asks; absent for the operator. */
  readonly actorId?: Id;
  /** How it stands in the list of requests. */
  readonly request: CarriedOutBy;
  readonly now: Date;
}

/** Everything that the workspace stores about a person, by kind. Throws 1001 for an unknown person. Noted in the audit log. */
export const exportPersonalData = (db: Database, wanted: Export): Promise<PersonalData> =>
  inWorkspace(db, wanted.workspaceId, (trx) => collect(trx, wanted));

async function collect(trx: Trx, { workspaceId, by, actorId, request, now }: Export) {
  const person = await findPerson(trx, workspaceId, by);
  if (person === null) {
    throw new DomainError(1001);
  }
  const { userId, username, addressProven } = person;
  const subject = { workspaceId, userId, username };
  const account = await readAccount(trx, subject);
  const { preferences = {}, ...ofAccount } = account ?? {};
  const data = {
    exportedTime: now.toISOString(),
    account: account === null ? null : ofAccount,
    preferences,
    consents: await readConsents(trx, subject),
    signIns: await readSignIns(trx, subject),
    failedSignIns: await readFailedSignIns(trx, subject),
    externalIdentities: await readExternalIdentities(trx, subject),
    invitations: await readInvitations(trx, subject),
    personnelLinks: await readPersonnelLinks(trx, subject),
    groups: await readGroups(trx, subject),
    enrolments: await readEnrolments(trx, subject),
    waitingEnrolments: await readWaitingEnrolments(trx, subject),
    vouchersUsed: await readVouchersUsed(trx, subject),
    certificates: await readCertificates(trx, subject),
    completionRecords: await readCompletionRecords(trx, subject),
    coursesMade: await readCoursesMade(trx, subject),
    courseSaves: await readCourseSaves(trx, subject),
    files: await readFilesUploaded(trx, subject),
    scormPackages: await readPackagesUploaded(trx, subject),
    savedSections: await readSavedSections(trx, subject),
    activity: await readActivity(trx, subject),
    auditEntries: await readAuditEntries(trx, subject),
    jobs: await readJobs(trx, subject),
    discussionPosts: await readDiscussionPosts(trx, subject),
    discussionReports: await readDiscussionReports(trx, subject),
    discussionMails: await readDiscussionMails(trx, subject),
    messagesSent: await readMessagesSent(trx, subject),
    mails: await readMails(trx, subject),
    pushDevices: await readPushDevices(trx, subject),
    mutedNotices: await readMutedNotices(trx, subject),
    reminders: await readReminders(trx, subject),
    privacyRequests: await readPrivacyRequests(trx, subject),
  };
  await noteCarriedOut(trx, { ...request, kind: 'EXPORT', userId, username, addressProven, actorId, now });
  await appendAudit(trx, {
    workspaceId,
    action: 'DATA_EXPORTED',
    ...(actorId === undefined ? {} : { actorId }),
    subjectId: userId,
  });
  return data;
}

export type PersonalData = Awaited<ReturnType<typeof collect>>;
