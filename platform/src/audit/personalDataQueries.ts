import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

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
