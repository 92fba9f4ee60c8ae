import type { AuditAction, AuditEntry, AuditRights, AuditSentencePart } from '../generated/resolverTypes.ts';
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
  token:
    wire.token === null
      ? null
      : { apiTokenId: wire.token.id, name: wire.token.name, lastCharacters: wire.token.lastCharacters },
  jobId: wire.jobId,
  jobEntryCount: wire.jobEntryCount,
  courseId: idIn(wire.details, 'courseId'),
  groupId: idIn(wire.details, 'groupId'),
  campaignId: idIn(wire.details, 'campaignId'),
  dueTime: ofDueDates.has(wire.action) ? momentIn(wire.details, 'dueTime') : null,
  rights: ofRights.has(wire.action) ? rightsIn(wire.details) : null,
  details: wire.details,
});

// Those of a job say what was ordered for all its people.
const ofDueDates: ReadonlySet<string> = new Set(['PERSON_ENROLLED', 'DUE_DATE_CHANGED'] satisfies AuditAction[]);
const ofRights: ReadonlySet<string> = new Set(['RIGHTS_CHANGED', 'PERSON_ADDED'] satisfies AuditAction[]);

type Details = AuditEntryWire['details'];

/** What the details call so. They have the shape of the release that wrote them, so that it may be anything. */
const valueIn = (details: Details, name: string): unknown => (Object.hasOwn(details, name) ? details[name] : undefined);

function idIn(details: Details, name: string): number | null {
  const id = valueIn(details, name);
  return Number.isSafeInteger(id) ? Number(id) : null;
}

function momentIn(details: Details, name: string): string | null {
  const time = valueIn(details, name);
  return typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : null;
}

function booleanIn(details: Details, name: string): boolean | null {
  const value = valueIn(details, name);
  return typeof value === 'boolean' ? value : null;
}

function rightsIn(details: Details): AuditRights | null {
  const rights = {
    createCourse: booleanIn(details, 'createCourse'),
    createVoucher: booleanIn(details, 'createVoucher'),
    admin: booleanIn(details, 'admin'),
  };
  return Object.values(rights).some((right) => right !== null) ? rights : null;
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
  'API_TOKEN_CREATED',
  'API_TOKEN_ROTATED',
  'API_TOKEN_REVOKED',
  'SERVICE_ACCOUNT_CREATED',
  'SERVICE_ACCOUNT_CHANGED',
  'SERVICE_ACCOUNT_DELETED',
  'WEBHOOK_CREATED',
  'WEBHOOK_CHANGED',
  'WEBHOOK_DELETED',
  'WEBHOOK_SECRET_ROTATED',
  'WEBHOOK_ENABLED',
  'WEBHOOK_DISABLED',
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
  'COURSE_HANDED_OVER',
  'COURSE_LOCK_OVERRIDDEN',
  'JOB_STARTED',
  'JOB_ENDED',
] satisfies AuditAction[]);
