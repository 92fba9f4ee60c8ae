import type { components } from '../rest/generated/platform.ts';

/** What happened and matters for safety, as the platform answers it. */
export type AuditEntryWire = Readonly<components['schemas']['AuditEntry']>;
