import { appendAudit } from '../audit/appendAudit.ts';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { DiscussionCall } from './discussionDoor.ts';

/** Notes in the audit log what a moderator did to a post or a thread; `writerId` is null when that account is gone. */
export const noteModerated = (
  trx: Trx,
  { workspaceId, viewer }: DiscussionCall,
  writerId: Id | null,
  details: { readonly courseId: Id } & Readonly<Record<string, Id | boolean>>,
): Promise<void> =>
  appendAudit(trx, {
    workspaceId,
    action: 'DISCUSSION_MODERATED',
    actorId: viewer.userId,
    ...(writerId === null ? {} : { subjectId: writerId }),
    details,
  });
