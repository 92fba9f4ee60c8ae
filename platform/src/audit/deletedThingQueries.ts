import { sql, type RawBuilder } from 'kysely';
import type { Id } from '../shared/id.ts';

/** What leaves its name in the audit log when it is deleted: the action that notes it, and the detail that has its id. */
const deletions = {
  COURSE: { action: 'COURSE_DELETED', detail: 'courseId' },
  CAMPAIGN: { action: 'CAMPAIGN_DELETED', detail: 'campaignId' },
  GROUP: { action: 'GROUP_DELETED', detail: 'groupId' },
} as const;

/** What things of a kind were called that were deleted, as long as the log is kept: `id`, `name` and `time` of each deletion. */
export function deletedThings(workspaceId: Id, kind: keyof typeof deletions): RawBuilder<unknown> {
  const { action, detail } = deletions[kind];
  return sql`
    select (audit_entry.details ->> ${sql.lit(detail)})::bigint as id, audit_entry.details ->> 'name' as name,
      audit_entry.audit_time as time
    from audit_entry
    where audit_entry.workspace_id = ${workspaceId} and audit_entry.action = ${sql.lit(action)}
      and audit_entry.details ->> 'name' is not null`;
}
