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
  const whose = { workspaceId, userId, username };
  const account = await readAccount(trx, whose);
  const { preferences = {}, ...ofAccount } = account ?? {};
  const data = {
    exportedTime: now.toISOString(),
    account: account === null ? null : ofAccount,
    preferences,
    consents: await readConsents(trx, whose),
    signIns: await readSignIns(trx, whose),
    failedSignIns: await readFailedSignIns(trx, whose),
    externalIdentities: await readExternalIdentities(trx, whose),
    invitations: await readInvitations(trx, whose),
    personnelLinks: await readPersonnelLinks(trx, whose),
    groups: await readGroups(trx, whose),
    enrolments: await readEnrolments(trx, whose),
    waitingEnrolments: await readWaitingEnrolments(trx, whose),
    vouchersUsed: await readVouchersUsed(trx, whose),
    certificates: await readCertificates(trx, whose),
    completionRecords: await readCompletionRecords(trx, whose),
    coursesMade: await readCoursesMade(trx, whose),
    courseSaves: await readCourseSaves(trx, whose),
    files: await readFilesUploaded(trx, whose),
    scormPackages: await readPackagesUploaded(trx, whose),
    savedSections: await readSavedSections(trx, whose),
    activity: await readActivity(trx, whose),
    auditEntries: await readAuditEntries(trx, whose),
    jobs: await readJobs(trx, whose),
    discussionPosts: await readDiscussionPosts(trx, whose),
    discussionReports: await readDiscussionReports(trx, whose),
    discussionMails: await readDiscussionMails(trx, whose),
    messagesSent: await readMessagesSent(trx, whose),
    mails: await readMails(trx, whose),
    pushDevices: await readPushDevices(trx, whose),
    mutedNotices: await readMutedNotices(trx, whose),
    reminders: await readReminders(trx, whose),
    privacyRequests: await readPrivacyRequests(trx, whose),
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
