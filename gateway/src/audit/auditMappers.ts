import type { AuditEntry } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { AuditEntryWire } from './auditWire.ts';

export const toAuditEntry = ({ id, ...wire }: AuditEntryWire): AuditEntry => ({
  id: toGlobalId('AuditEntry', id),
  auditId: id,
  time: wire.time,
  action: wire.action,
  actorId: wire.actorId,
  subjectId: wire.subjectId,
  details: wire.details,
});
