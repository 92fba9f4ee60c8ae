import type { Schemas } from '../rest/Schemas.ts';

/** What happened and matters for safety, as the platform answers it. */
export type AuditEntryWire = Schemas['AuditEntry'];
