import type { AuditAction, AuditEntry, AuditSentencePart } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { AuditEntryWire } from './auditWire.ts';

/** Whom and what it names is read where it is asked for. */
export type AuditEntryModel = Omit<AuditEntry, 'actor' | 'subject' | 'job' | 'course' | 'group' | 'campaign'>;

export const toAuditEntry = ({ id, ...wire }: AuditEntryWire): AuditEntryModel => ({
  id: toGlobalId('AuditEntry', id),
  auditId: id,
  time: wire.time,
  action: actions.has(wire.action) ? (wire.action as AuditAction) : 'OTHER',
  actorId: wire.actorId,
  actorName: wire.actorName,
  subjectId: wire.subjectId,
  subjectName: wire.subjectName,
  who: toSentencePart(wire.who),
  sentence: wire.sentence.map(toSentencePart),
  jobId: wire.jobId,
  jobEntryCount: wire.jobEntryCount,
  courseId: idIn(wire.details, 'courseId'),
  groupId: idIn(wire.details, 'groupId'),
  campaignId: idIn(wire.details, 'campaignId'),
  details: wire.details,
});

/** A raw id that the details name; they have the shape of the release that wrote them. */
function idIn(details: AuditEntryWire['details'], name: string): number | null {
  const id = Object.hasOwn(details, name) ? details[name] : undefined;
  return Number.isSafeInteger(id) ? Number(id) : null;
}

const toSentencePart = ({ text, kind, id }: AuditEntryWire['who']): AuditSentencePart => ({ text, kind, thingId: id });

const actions: ReadonlySet<string> = new Set([
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'LOCKED',
  'UNLOCKED',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'SESSION_MISUSED',
  'PASSWORD_RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'REGISTERED',
  'EXTERNAL_SIGN_IN',
  'EXTERNAL_REFUSED',
  'RIGHTS_CHANGED',
  'PERSON_ADDED',
  'PERSON_REMOVED',
  'INVITED',
  'INVITATION_REVOKED',
  'INVITATION_ACCEPTED',
  'PROFILE_CHANGED',
  'CONSENT_CREATED',
  'CONSENT_ACCEPTED',
  'INTEGRATION_CHANGED',
  'CAMPAIGN_CREATED',
  'CAMPAIGN_CHANGED',
  'CAMPAIGN_DELETED',
  'VOUCHERS_CREATED',
  'WORKSPACE_CREATED',
  'DATA_EXPORTED',
  'LIST_DOWNLOADED',
  'ACCOUNT_ERASED',
  'ACCESS_WITHDRAWN',
  'ACCESS_RESTORED',
  'PERSON_ENROLLED',
  'DUE_DATE_CHANGED',
  'WAITING_ENROLMENT_CANCELLED',
  'PERSON_UNENROLLED',
  'DISCUSSION_MODERATED',
  'DISCUSSION_REPORTED',
  'LEARNERS_MESSAGED',
  'GROUP_CREATED',
  'GROUP_CHANGED',
  'GROUP_DELETED',
  'GROUP_JOINED',
  'GROUP_LEFT',
  'GROUP_COURSE_ASSIGNED',
  'GROUP_COURSE_CHANGED',
  'GROUP_COURSE_REMOVED',
  'RETENTION_CHANGED',
  'PRIVACY_REQUEST_LOGGED',
  'PRIVACY_REQUEST_CLOSED',
  'CERTIFICATE_REVOKED',
  'CERTIFICATE_RESTORED',
  'COURSE_DELETED',
  'COURSE_LOCK_OVERRIDDEN',
  'JOB_STARTED',
  'JOB_ENDED',
] satisfies AuditAction[]);
