import { defineMessages } from '../i18n/defineMessages.ts';

/** What happened, by its action. */
export const actionMessages = defineMessages({
  SIGNED_IN: { id: 'audit.action.signedIn', defaultMessage: 'Signed in', description: 'An entry of the audit log.' },
  SIGN_IN_REFUSED: {
    id: 'audit.action.signInRefused',
    defaultMessage: 'Sign-in refused',
    description: 'An entry of the audit log.',
  },
  LOCKED: { id: 'audit.action.locked', defaultMessage: 'Account locked', description: 'An entry of the audit log.' },
  UNLOCKED: {
    id: 'audit.action.unlocked',
    defaultMessage: 'Account unlocked',
    description: 'An entry of the audit log.',
  },
  SIGNED_OUT: { id: 'audit.action.signedOut', defaultMessage: 'Signed out', description: 'An entry of the audit log.' },
  SIGNED_OUT_EVERYWHERE: {
    id: 'audit.action.signedOutEverywhere',
    defaultMessage: 'Signed out everywhere',
    description: 'An entry of the audit log.',
  },
  SESSION_MISUSED: {
    id: 'audit.action.sessionMisused',
    defaultMessage: 'Session ended, as its token came twice',
    description: 'An entry of the audit log.',
  },
  PASSWORD_RESET_REQUESTED: {
    id: 'audit.action.passwordResetRequested',
    defaultMessage: 'New password asked for',
    description: 'An entry of the audit log.',
  },
  PASSWORD_RESET: {
    id: 'audit.action.passwordReset',
    defaultMessage: 'New password set by mail',
    description: 'An entry of the audit log.',
  },
  PASSWORD_CHANGED: {
    id: 'audit.action.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'An entry of the audit log.',
  },
  REGISTERED: {
    id: 'audit.action.registered',
    defaultMessage: 'Account made',
    description: 'An entry of the audit log.',
  },
  EXTERNAL_SIGN_IN: {
    id: 'audit.action.externalSignIn',
    defaultMessage: 'Signed in with another provider',
    description: 'An entry of the audit log.',
  },
  EXTERNAL_REFUSED: {
    id: 'audit.action.externalRefused',
    defaultMessage: 'Sign-in with another provider refused',
    description: 'An entry of the audit log.',
  },
  RIGHTS_CHANGED: {
    id: 'audit.action.rightsChanged',
    defaultMessage: 'Rights changed',
    description: 'An entry of the audit log.',
  },
  PERSON_ADDED: {
    id: 'audit.action.personAdded',
    defaultMessage: 'Person added',
    description: 'An entry of the audit log.',
  },
  PERSON_REMOVED: {
    id: 'audit.action.personRemoved',
    defaultMessage: 'Person taken out again',
    description: 'An entry of the audit log.',
  },
  INVITED: { id: 'audit.action.invited', defaultMessage: 'Invitation sent', description: 'An entry of the audit log.' },
  INVITATION_REVOKED: {
    id: 'audit.action.invitationRevoked',
    defaultMessage: 'Invitation revoked',
    description: 'An entry of the audit log.',
  },
  INVITATION_ACCEPTED: {
    id: 'audit.action.invitationAccepted',
    defaultMessage: 'Invitation accepted',
    description: 'An entry of the audit log.',
  },
  PROFILE_CHANGED: {
    id: 'audit.action.profileChanged',
    defaultMessage: 'Appearance saved',
    description: 'An entry of the audit log.',
  },
  CONSENT_CREATED: {
    id: 'audit.action.consentCreated',
    defaultMessage: 'New version of the consent',
    description: 'An entry of the audit log.',
  },
  CONSENT_ACCEPTED: {
    id: 'audit.action.consentAccepted',
    defaultMessage: 'Consent accepted',
    description: 'An entry of the audit log.',
  },
  INTEGRATION_CHANGED: {
    id: 'audit.action.integrationChanged',
    defaultMessage: 'Integration changed',
    description: 'An entry of the audit log.',
  },
  CAMPAIGN_CREATED: {
    id: 'audit.action.campaignCreated',
    defaultMessage: 'Campaign created',
    description: 'An entry of the audit log.',
  },
  CAMPAIGN_CHANGED: {
    id: 'audit.action.campaignChanged',
    defaultMessage: 'Campaign changed',
    description: 'An entry of the audit log.',
  },
  CAMPAIGN_DELETED: {
    id: 'audit.action.campaignDeleted',
    defaultMessage: 'Campaign deleted',
    description: 'An entry of the audit log.',
  },
  VOUCHERS_CREATED: {
    id: 'audit.action.vouchersCreated',
    defaultMessage: 'Codes created',
    description: 'An entry of the audit log.',
  },
  WORKSPACE_CREATED: {
    id: 'audit.action.workspaceCreated',
    defaultMessage: 'Workspace created',
    description: 'An entry of the audit log.',
  },
  DATA_EXPORTED: {
    id: 'audit.action.dataExported',
    defaultMessage: 'Personal data exported',
    description: 'An entry of the audit log.',
  },
  LIST_DOWNLOADED: {
    id: 'audit.action.listDownloaded',
    defaultMessage: 'List downloaded',
    description: 'An entry of the audit log.',
  },
  ACCOUNT_ERASED: {
    id: 'audit.action.accountErased',
    defaultMessage: 'Account erased',
    description: 'An entry of the audit log.',
  },
  ACCESS_WITHDRAWN: {
    id: 'audit.action.accessWithdrawn',
    defaultMessage: 'Access withdrawn by the personnel system',
    description: 'An entry of the audit log.',
  },
  ACCESS_RESTORED: {
    id: 'audit.action.accessRestored',
    defaultMessage: 'Access given back',
    description: 'An entry of the audit log.',
  },
  PERSON_ENROLLED: {
    id: 'audit.action.personEnrolled',
    defaultMessage: 'Enrolled in a course by another',
    description: 'An entry of the audit log.',
  },
  DUE_DATE_CHANGED: {
    id: 'audit.action.dueDateChanged',
    defaultMessage: 'Due date changed',
    description: 'An entry of the audit log.',
  },
  PERSON_UNENROLLED: {
    id: 'audit.action.personUnenrolled',
    defaultMessage: 'Un-enrolled by another',
    description: 'An entry of the audit log.',
  },
  WAITING_ENROLMENT_CANCELLED: {
    id: 'audit.action.waitingEnrolmentCancelled',
    defaultMessage: 'Enrolment of someone who has not joined cancelled',
    description: 'An entry of the audit log.',
  },
  DISCUSSION_MODERATED: {
    id: 'audit.action.discussionModerated',
    defaultMessage: 'Discussion moderated',
    description: 'An entry of the audit log.',
  },
  DISCUSSION_REPORTED: {
    id: 'audit.action.discussionReported',
    defaultMessage: 'Discussion post reported',
    description: 'An entry of the audit log.',
  },
  LEARNERS_MESSAGED: {
    id: 'audit.action.learnersMessaged',
    defaultMessage: 'Message sent to learners',
    description: 'An entry of the audit log.',
  },
  GROUP_CREATED: {
    id: 'audit.action.groupCreated',
    defaultMessage: 'Group created',
    description: 'An entry of the audit log.',
  },
  GROUP_CHANGED: {
    id: 'audit.action.groupChanged',
    defaultMessage: 'Group changed',
    description: 'An entry of the audit log.',
  },
  GROUP_DELETED: {
    id: 'audit.action.groupDeleted',
    defaultMessage: 'Group deleted',
    description: 'An entry of the audit log.',
  },
  GROUP_JOINED: {
    id: 'audit.action.groupJoined',
    defaultMessage: 'Added to a group',
    description: 'An entry of the audit log.',
  },
  GROUP_COURSE_ASSIGNED: {
    id: 'audit.action.groupCourseAssigned',
    defaultMessage: 'Course given to a group',
    description: 'An entry of the audit log: everyone of the group takes it.',
  },
  GROUP_COURSE_CHANGED: {
    id: 'audit.action.groupCourseChanged',
    defaultMessage: 'Due date of a group’s course changed',
    description: 'An entry of the audit log.',
  },
  GROUP_COURSE_REMOVED: {
    id: 'audit.action.groupCourseRemoved',
    defaultMessage: 'Course taken from a group',
    description: 'An entry of the audit log: whoever is enrolled stays so.',
  },
  GROUP_LEFT: {
    id: 'audit.action.groupLeft',
    defaultMessage: 'Removed from a group',
    description: 'An entry of the audit log.',
  },
  RETENTION_CHANGED: {
    id: 'audit.action.retentionChanged',
    defaultMessage: 'Retention changed',
    description: 'An entry of the audit log: how long things are kept.',
  },
  PRIVACY_REQUEST_LOGGED: {
    id: 'audit.action.privacyRequestLogged',
    defaultMessage: 'Privacy request logged',
    description: 'An entry of the audit log.',
  },
  PRIVACY_REQUEST_CLOSED: {
    id: 'audit.action.privacyRequestClosed',
    defaultMessage: 'Privacy request closed',
    description: 'An entry of the audit log.',
  },
  CERTIFICATE_REVOKED: {
    id: 'audit.action.certificateRevoked',
    defaultMessage: 'Certificate revoked',
    description: 'An entry of the audit log.',
  },
  CERTIFICATE_RESTORED: {
    id: 'audit.action.certificateRestored',
    defaultMessage: 'Certificate made valid again',
    description: 'An entry of the audit log: it had been revoked.',
  },
  COURSE_DELETED: {
    id: 'audit.action.courseDeleted',
    defaultMessage: 'Course deleted',
    description: 'An entry of the audit log.',
  },
  COURSE_LOCK_OVERRIDDEN: {
    id: 'audit.action.courseLockOverridden',
    defaultMessage: 'Course changed while somebody else was editing it',
    description: 'An entry of the audit log: an author wrote over the lock of another.',
  },
  OTHER: { id: 'audit.action.other', defaultMessage: 'Something else', description: 'An entry of the audit log.' },
});
