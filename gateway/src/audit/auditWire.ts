/** What happened and matters for safety, as the platform answers it. */
export interface AuditEntryWire {
  readonly id: number;
  readonly time: string;
  readonly action: string;
  readonly actorId: number | null;
  readonly subjectId: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}
