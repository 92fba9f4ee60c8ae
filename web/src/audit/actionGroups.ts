import type { AuditAction } from './__generated__/AuditPageQuery.graphql.ts';

/** What can be looked for in the audit log, by its word in the address. */
export const actionGroups = {
  signIns: ['SIGNED_IN', 'EXTERNAL_SIGN_IN', 'SIGNED_OUT', 'SIGNED_OUT_EVERYWHERE', 'REGISTERED'],
  refused: ['SIGN_IN_REFUSED', 'EXTERNAL_REFUSED', 'LOCKED', 'UNLOCKED', 'SESSION_MISUSED'],
  passwords: ['PASSWORD_RESET_REQUESTED', 'PASSWORD_RESET', 'PASSWORD_CHANGED'],
  people: [
    'PERSON_ADDED',
    'PERSON_REMOVED',
    'RIGHTS_CHANGED',
    'INVITED',
    'INVITATION_REVOKED',
    'INVITATION_ACCEPTED',
    'ACCESS_WITHDRAWN',
    'ACCESS_RESTORED',
    'GROUP_CREATED',
    'GROUP_CHANGED',
    'GROUP_DELETED',
    'GROUP_JOINED',
    'GROUP_LEFT',
    'GROUP_COURSE_ASSIGNED',
    'GROUP_COURSE_CHANGED',
    'GROUP_COURSE_REMOVED',
  ],
  learners: [
    'PERSON_ENROLLED',
    'DUE_DATE_CHANGED',
    'PERSON_UNENROLLED',
    'WAITING_ENROLMENT_CANCELLED',
    'DISCUSSION_MODERATED',
    'DISCUSSION_REPORTED',
    'LEARNERS_MESSAGED',
    'CERTIFICATE_REVOKED',
    'CERTIFICATE_RESTORED',
  ],
  data: [
    'DATA_EXPORTED',
    'LIST_DOWNLOADED',
    'ACCOUNT_ERASED',
    'CONSENT_CREATED',
    'CONSENT_ACCEPTED',
    'RETENTION_CHANGED',
    'PRIVACY_REQUEST_LOGGED',
    'PRIVACY_REQUEST_CLOSED',
  ],
  courses: ['COURSE_DELETED', 'COURSE_HANDED_OVER', 'COURSE_LOCK_OVERRIDDEN'],
  vouchers: ['CAMPAIGN_CREATED', 'CAMPAIGN_CHANGED', 'CAMPAIGN_DELETED', 'VOUCHERS_CREATED'],
  jobs: ['JOB_STARTED', 'JOB_ENDED'],
  workspace: ['WORKSPACE_CREATED', 'PROFILE_CHANGED', 'INTEGRATION_CHANGED'],
} as const satisfies Readonly<Record<string, readonly AuditAction[]>>;

export type ActionGroup = keyof typeof actionGroups;
