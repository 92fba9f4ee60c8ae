import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { DiscussionCall } from '../discussionDoor.ts';
import { setHidden } from '../discussionQueries.ts';
import { noteModerated } from '../noteModerated.ts';
import { settleReports } from '../reportQueries.ts';
import { scopeOf } from './listQuestions.ts';
import { lockQuestions } from './questionListQueries.ts';

/**
 * Hides questions for one reason, which settles what was reported of them, or shows them again. NOT_FOUND when one of them is not of a
 * course that the viewer administers. Each is noted in the audit log.
 */
export const hideQuestions = (
  db: Database,
  call: DiscussionCall & { readonly threadIds: readonly Id[]; readonly reason: string | null },
): Promise<{ readonly changed: number }> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { viewer, reason, now } = call;
    const threadIds = [...new Set(call.threadIds)];
    const found = await lockQuestions(trx, scopeOf(viewer), threadIds);
    if (found.length < threadIds.length) {
      throw new DomainError('NOT_FOUND');
    }
    const hidden = reason !== null;
    const changed = found.filter((question) => !question.deleted && question.hiddenReason !== reason);
    const postIds = changed.map(({ postId }) => postId);
    await setHidden(trx, postIds, reason, now);
    if (hidden) {
      await settleReports(trx, postIds, { outcome: 'HIDDEN', now });
    }
    for (const { courseId, postId, writerId } of changed) {
      await noteModerated(trx, call, writerId, { courseId, postId, hidden });
    }
    return { changed: changed.length };
  });
