import type { AuditAction, AuditEntry } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { AuditEntryWire } from './auditWire.ts';

export const toAuditEntry = ({ id, ...wire }: AuditEntryWire): AuditEntry => ({
  id: toGlobalId('AuditEntry', id),
  auditId: id,
  time: wire.time,
  action: actions.has(wire.action) ? (wire.action as AuditAction) : 'OTHER',
  actorId: wire.actorId,
  subjectId: wire.subjectId,
  details: wire.details,
});

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
] satisfies AuditAction[]);
