import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

/** Rows of one kind, with the names of the wire. */
export type Rows = Readonly<Record<string, unknown>>[];

/** DataSubject data. */
export interface DataSubject {
  readonly workspaceId: Id;
  readonly userId: Id;
  readonly username: string;
}

/** The account, or null for someone who was only invited. Of the password it says only whether there is one. */
export async function readAccount(trx: Trx, { workspaceId, userId }: DataSubject) {
  const row = await trx
    .selectFrom('app_user')
    .where('app_user.workspace_id', '=', workspaceId)
    .where('app_user.user_id', '=', userId)
    .select([
      'app_user.user_id as id',
      'app_user.username',
      'app_user.name',
      'app_user.language',
      'app_user.picture',
      'app_user.phone',
      'app_user.street',
      'app_user.postal_code as postalCode',
      'app_user.country',
      'app_user.role_admin as admin',
      'app_user.admin_promised as adminPromised',
      'app_user.create_course as createCourse',
      'app_user.create_voucher as createVoucher',
      'app_user.left_time as accessWithdrawnTime',
      'app_user.left_by as accessWithdrawnBy',
      'app_user.created_time as createdTime',
      'app_user.email_verified_time as emailVerifiedTime',
      'app_user.rights_before_proof as rightsBeforeProof',
      'app_user.avatar_frame_id as avatarFrameId',
      'app_user.avatar_frame_chosen as avatarFrameChosen',
      'app_user.preferences',
      sql<boolean>`app_user.password_hash is not null`.as('hasPassword'),
      sql<Date | null>`(
        select person_activity.active_time from person_activity
        where person_activity.workspace_id = ${workspaceId} and person_activity.user_id = ${userId})`.as(
        'lastActiveTime',
      ),
      sql<Date | null>`(
        select person_activity.erase_time from person_activity
        where person_activity.workspace_id = ${workspaceId} and person_activity.user_id = ${userId})`.as('eraseTime'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export const readConsents = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('user_consent')
    .innerJoin('consent', (join) =>
      join
        .onRef('consent.workspace_id', '=', 'user_consent.workspace_id')
        .onRef('consent.consent_id', '=', 'user_consent.consent_id'),
    )
    .where('user_consent.workspace_id', '=', workspaceId)
    .where('user_consent.user_id', '=', userId)
    .select(['consent.consent_id as consentId', 'consent.url', 'user_consent.accepted_time as acceptedTime'])
    .orderBy('user_consent.accepted_time')
    .execute();

/** Without tokens: an export must open nothing. */
export const readSignIns = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('token_family')
    .where('token_family.workspace_id', '=', workspaceId)
    .where('token_family.user_id', '=', userId)
    .select(['token_family.created_time as beganTime', 'token_family.revoked_time as endedTime'])
    .orderBy('token_family.created_time')
    .execute();

export const readFailedSignIns = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('sign_in_attempt')
    .where('sign_in_attempt.workspace_id', '=', workspaceId)
    .where(sql<boolean>`sign_in_attempt.username = address_key(${username})`)
    .select([
      'sign_in_attempt.failures',
      'sign_in_attempt.last_time as lastTime',
      'sign_in_attempt.locked_until as lockedUntil',
    ])
    .execute();

export const readExternalIdentities = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('external_identity')
    .where('external_identity.workspace_id', '=', workspaceId)
    .where('external_identity.user_id', '=', userId)
    .select(['external_identity.realm', 'external_identity.subject', 'external_identity.created_time as createdTime'])
    .orderBy('external_identity.created_time')
    .execute();

export const readInvitations = (trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username}) or invitation.user_id = ${userId}`)
    .select([
      'invitation.username',
      'invitation.name',
      'invitation.create_course as createCourse',
      'invitation.create_voucher as createVoucher',
      'invitation.created_time as createdTime',
      'invitation.invited_time as invitedTime',
      'invitation.accepted_time as acceptedTime',
      'invitation.revoked_time as revokedTime',
      'invitation.revoked_by as revokedBy',
      'invitation.admin_promised as adminPromised',
    ])
    .execute();

/** Enrolments that wait until the person has proven their address. */
export const readWaitingEnrolments = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('waiting_enrolment')
    .where('waiting_enrolment.workspace_id', '=', workspaceId)
    .where(sql<boolean>`waiting_enrolment.username_key = address_key(${username})`)
    .select([
      'waiting_enrolment.username',
      'waiting_enrolment.course_id as courseId',
      'waiting_enrolment.due_time as dueTime',
      'waiting_enrolment.created_time as createdTime',
    ])
    .execute();

/** When the person used which code of a campaign. */
export const readVouchersUsed = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('voucher_redemption')
    .innerJoin('voucher', (join) =>
      join
        .onRef('voucher.workspace_id', '=', 'voucher_redemption.workspace_id')
        .onRef('voucher.voucher_id', '=', 'voucher_redemption.voucher_id'),
    )
    .where('voucher_redemption.workspace_id', '=', workspaceId)
    .where('voucher_redemption.user_id', '=', userId)
    .select(['voucher.code', 'voucher_redemption.redeem_time as redeemTime'])
    .orderBy('voucher_redemption.redeem_time')
    .execute();

/** Who the person is in the personnel system of the workspace, and for its identity provider. */
export const readPersonnelLinks = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('personnel_link')
    .where('personnel_link.workspace_id', '=', workspaceId)
    .where('personnel_link.user_id', '=', userId)
    .select([
      'personnel_link.source',
      'personnel_link.external_id as externalId',
      'personnel_link.departed_time as departedTime',
      'personnel_link.user_name as userName',
      'personnel_link.provider_key as providerKey',
      'personnel_link.display_name as displayName',
      'personnel_link.given_name as givenName',
      'personnel_link.family_name as familyName',
      'personnel_link.created_time as createTime',
      'personnel_link.update_time as updateTime',
    ])
    .orderBy('personnel_link.source')
    .execute();

/** The groups that the person belongs to; those of their address have no moment at which they were added. */
export async function readGroups(trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select person_group.name, member.added_time as "addedTime"
    from person_group
    left join person_group_member member on member.workspace_id = person_group.workspace_id
      and member.group_id = person_group.group_id and member.user_id = ${userId}
    where person_group.workspace_id = ${workspaceId} and (member.user_id is not null or person_group.address_domain in (
      select app_user.address_domain from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
      union all
      select invitation.address_domain from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}))
    order by person_group.name_key`.execute(trx);
  return rows;
}

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

/** What the person completed in courses that were deleted since. */
export const readCompletionRecords = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('completion_record')
    .where('completion_record.workspace_id', '=', workspaceId)
    .where('completion_record.user_id', '=', userId)
    .select([
      'completion_record.course_id as courseId',
      'completion_record.course_name as courseName',
      'completion_record.score_percent as scorePercent',
      'completion_record.finish_time as finishTime',
    ])
    .orderBy('completion_record.finish_time')
    .execute();

export const readCoursesMade = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('course')
    .where('course.workspace_id', '=', workspaceId)
    .where('course.created_by', '=', userId)
    .select(['course.course_id as id', 'course.name', 'course.create_time as createTime'])
    .orderBy('course.course_id')
    .execute();

/** What the person uploaded; the bytes are at their addresses. */
export const readFilesUploaded = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('file')
    .where('file.workspace_id', '=', workspaceId)
    .where('file.created_by', '=', userId)
    .select([
      'file.file_id as id',
      'file.name',
      'file.category',
      'file.type',
      'file.alternative_text as alternativeText',
      'file.byte_count as byteCount',
      'file.create_time as createTime',
    ])
    .orderBy('file.create_time')
    .orderBy('file.file_id')
    .execute();

/** SCORM packages that the person uploaded; what stands in them is the workspace's. */
export const readPackagesUploaded = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('scorm_package')
    .where('scorm_package.workspace_id', '=', workspaceId)
    .where('scorm_package.created_by', '=', userId)
    .select([
      'scorm_package.package_id as id',
      'scorm_package.title',
      'scorm_package.course_id as courseId',
      'scorm_package.create_time as createTime',
    ])
    .orderBy('scorm_package.create_time')
    .execute();

/** What the person kept for other authors; what stands in it is the workspace's. */
export const readSavedSections = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('saved_section')
    .where('saved_section.workspace_id', '=', workspaceId)
    .where('saved_section.created_by', '=', userId)
    .select(['saved_section.saved_section_id as id', 'saved_section.name', 'saved_section.create_time as createTime'])
    .orderBy('saved_section.create_time')
    .orderBy('saved_section.saved_section_id')
    .execute();

/** When the person saved which course; what they wrote is the workspace's. */
export const readCourseSaves = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('course_revision')
    .where('course_revision.workspace_id', '=', workspaceId)
    .where('course_revision.created_by', '=', userId)
    .select([
      'course_revision.course_id as courseId',
      'course_revision.version',
      'course_revision.create_time as time',
      'course_revision.forced',
      'course_revision.auto_save as autoSave',
    ])
    .orderBy('course_revision.course_id')
    .orderBy('course_revision.version')
    .execute();

export const readActivity = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('fact')
    .where('fact.workspace_id', '=', workspaceId)
    .where('fact.user_id', '=', userId)
    .select([
      'fact.fact_time as time',
      'fact.type',
      'fact.action',
      'fact.course_id as courseId',
      'fact.lecture_id as lectureId',
      'fact.question_id as questionId',
      'fact.value',
    ])
    .orderBy('fact.fact_time')
    .orderBy('fact.fact_id')
    .execute();

export const readAuditEntries = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('audit_entry')
    .where('audit_entry.workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('audit_entry.actor_id', '=', userId), eb('audit_entry.subject_id', '=', userId)]))
    .select([
      'audit_entry.audit_time as time',
      'audit_entry.action',
      'audit_entry.actor_id as actorId',
      'audit_entry.subject_id as subjectId',
      'audit_entry.details',
    ])
    .orderBy('audit_entry.audit_time')
    .orderBy('audit_entry.audit_id')
    .execute();

/** That there was a mail, not what stood in it: that may still open something. */
export const readMails = (trx: Trx, { workspaceId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('mail')
    .where('mail.workspace_id', '=', workspaceId)
    .where(sql<boolean>`mail.recipient_key = address_key(${username})`)
    .select(['mail.kind', 'mail.created_time as createdTime', 'mail.done_time as doneTime'])
    .orderBy('mail.created_time')
    .execute();

/** What the person wrote to learners. */
export const readMessagesSent = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('learner_message')
    .innerJoin('job_run', (join) =>
      join
        .onRef('job_run.workspace_id', '=', 'learner_message.workspace_id')
        .onRef('job_run.job_run_id', '=', 'learner_message.job_run_id'),
    )
    .where('learner_message.workspace_id', '=', workspaceId)
    .where('job_run.actor_id', '=', userId)
    .select(['learner_message.subject', 'learner_message.body', 'job_run.created_time as createdTime'])
    .orderBy('job_run.created_time')
    .execute();

/** What the person wrote in discussions; the title stands with their questions. */
export const readDiscussionPosts = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_post')
    .innerJoin('discussion_thread', (join) =>
      join
        .onRef('discussion_thread.workspace_id', '=', 'discussion_post.workspace_id')
        .onRef('discussion_thread.thread_id', '=', 'discussion_post.thread_id'),
    )
    .where('discussion_post.workspace_id', '=', workspaceId)
    .where('discussion_post.user_id', '=', userId)
    .select([
      'discussion_thread.course_id as courseId',
      'discussion_thread.lecture_id as lectureId',
      sql<string | null>`case when discussion_post.opening then discussion_thread.title end`.as('title'),
      'discussion_post.text',
      'discussion_post.created_time as createdTime',
      'discussion_post.edited_time as editedTime',
      'discussion_post.hidden_reason as hiddenReason',
    ])
    .orderBy('discussion_post.post_id')
    .execute();

/** What the person reported in discussions. */
export const readDiscussionReports = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_report')
    .where('discussion_report.workspace_id', '=', workspaceId)
    .where('discussion_report.user_id', '=', userId)
    .select([
      'discussion_report.reason',
      'discussion_report.created_time as createdTime',
      'discussion_report.settled_time as settledTime',
      'discussion_report.outcome',
    ])
    .orderBy('discussion_report.report_id')
    .execute();

/** Whether and when mails tell the person of discussions. */
export const readDiscussionMails = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('discussion_mail_state')
    .where('discussion_mail_state.workspace_id', '=', workspaceId)
    .where('discussion_mail_state.user_id', '=', userId)
    .select([
      'discussion_mail_state.told_time as toldTime',
      'discussion_mail_state.questions_stopped_time as questionsStoppedTime',
      'discussion_mail_state.replies_stopped_time as repliesStoppedTime',
    ])
    .execute();

/** What the person had done later, such as an import; without its report, which is about others. */
export const readJobs = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where('job_run.actor_id', '=', userId)
    .select(['job_run.kind', 'job_run.state', 'job_run.created_time as createdTime', 'job_run.end_time as endTime'])
    .orderBy('job_run.created_time')
    .execute();

/** Browsers that take notices; without their addresses, which anybody could send to. */
export const readPushDevices = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('push_device')
    .where('push_device.workspace_id', '=', workspaceId)
    .where('push_device.user_id', '=', userId)
    .select('push_device.created_time as createdTime')
    .orderBy('push_device.created_time')
    .execute();

export const readMutedNotices = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('push_muted')
    .where('push_muted.workspace_id', '=', workspaceId)
    .where('push_muted.user_id', '=', userId)
    .select('push_muted.kind')
    .orderBy('push_muted.kind')
    .execute();

/** When the person was last reminded of what is due, and when they said that no more reminders come by mail. */
export const readReminders = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('reminder_state')
    .where('reminder_state.workspace_id', '=', workspaceId)
    .where('reminder_state.user_id', '=', userId)
    .select(['reminder_state.reminded_time as remindedTime', 'reminder_state.stopped_time as stoppedTime'])
    .execute();

/** What was asked for about the person, before this time. */
export const readPrivacyRequests = (trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('privacy_request')
    .where('privacy_request.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(privacy_request.user_id = ${userId} or address_key(privacy_request.username) = address_key(${username}))`,
    )
    .select([
      'privacy_request.kind',
      'privacy_request.state',
      'privacy_request.origin',
      'privacy_request.username',
      'privacy_request.requested_time as requestedTime',
      'privacy_request.due_time as dueTime',
      'privacy_request.closed_time as closedTime',
    ])
    .orderBy('privacy_request.requested_time')
    .execute();
