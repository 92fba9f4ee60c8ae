import { z } from 'zod';

const row = z.record(z.string(), z.unknown());
const rows = (what: string) => z.array(row).describe(what);

export const personalDataResponse = z
  .object({
    exportedTime: z.string().describe('When this was put together; ISO 8601, UTC.'),
    account: row
      .nullable()
      .describe('Name, addresses, phone number and rights; null for someone who was only invited.'),
    preferences: row.describe('How the interface looks and reads.'),
    consents: rows('Versions of the consent that were accepted.'),
    signIns: rows('When the person signed in; without tokens.'),
    apiTokens: rows('API tokens of the person, without themselves.'),
    failedSignIns: rows('Sign-ins in a row that failed.'),
    externalIdentities: rows('Who the person is at other providers.'),
    invitations: rows('Invitations to the workspace.'),
    personnelLinks: rows(
      'Who the person is in the personnel system of the workspace and for its identity provider (source `SERVER`), and when either withdrew the access.',
    ),
    groups: rows('Groups of people that the person belongs to.'),
    enrolments: rows(
      'Courses, each with lectures seen, answers, submissions, SCORM lessons, places in videos and achievements.',
    ),
    waitingEnrolments: rows('Courses that begin once the person has proven their address.'),
    vouchersUsed: rows('Codes by which the person came into courses.'),
    certificates: rows('Certificates.'),
    completionRecords: rows('Courses that the person completed and that were deleted since.'),
    coursesMade: rows('Courses that the person made; those belong to the workspace.'),
    courseSaves: rows('When the person saved courses; what they wrote belongs to the workspace.'),
    files: rows('Files that the person uploaded; but for pictures of themselves they belong to the workspace.'),
    scormPackages: rows('SCORM packages that the person uploaded; they belong to the workspace.'),
    savedSections: rows('Sections that the person saved for other authors; they belong to the workspace.'),
    activity: rows('What was counted for analytics.'),
    auditEntries: rows('What the audit log has by and about the person.'),
    jobs: rows('Work that the person ordered and that went on by itself; without its report.'),
    discussionPosts: rows('What the person asked and replied after lectures.'),
    discussionReports: rows('What the person reported in discussions, and what became of it.'),
    reviewComments: rows('What the person wrote about courses that others work on, too.'),
    discussionMails: rows('Whether mails tell the person of questions and replies.'),
    messagesSent: rows('What the person wrote to learners by mail, for 30 days.'),
    mails: rows('When mails were written; without their texts.'),
    pushDevices: rows('When browsers were added that take notices; without their addresses.'),
    mutedNotices: rows('Kinds of notices that the person switched off.'),
    notices: rows('What the person was notified of, for 7 days.'),
    reminders: rows('When the person was last reminded of what is due, and when they stopped that by mail.'),
    privacyRequests: rows('When the person, or somebody for them, asked for their data or its erasure.'),
  })
  .meta({ id: 'PersonalData', description: 'What a workspace stores about one person, by kind.' });

export const eraseRequest = z
  .object({
    confirmUsername: z.string().max(1000).describe('The e-mail address of the account, typed again.'),
    password: z
      .string()
      .max(1000)
      .optional()
      .describe(
        'The password of the caller, who erases themselves; required where the account has one. Without one the sign-in must be at most ten minutes old.',
      ),
  })
  .meta({ id: 'ErasePersonalData', description: 'The confirmation of an erasure.' });
