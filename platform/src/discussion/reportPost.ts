/** What learners report, and how moderators settle it (OP-75). */
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { enterPost, type PostCall } from './changeDiscussion.ts';
import { assertWithin } from './discussionLimit.ts';
import { noteModerated } from './noteModerated.ts';
import type { PostWire } from './discussionView.ts';
import { postWire } from './readDiscussion.ts';
import { findReportedBy, insertReport, lockAndListReported, settleReports } from './reportQueries.ts';
import { mayReportPost } from './policy.ts';

/** Reports that a person makes in an hour at most. */
const limit = { most: 10, withinMs: 60 * 60_000 };

/**
 * Tells those who answer for the course that a post should not stand there, once for each person. FORBIDDEN for one's own posts and
 * for those that are hidden or deleted; RATE_LIMITED beyond ten in an hour.
 */
export const reportPost = (db: Database, call: PostCall & { readonly reason: string }): Promise<PostWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { postId, reason, workspaceId, viewer, now } = call;
    const { post, participant } = await enterPost(trx, call);
    const { userId } = participant;
    if (!mayReportPost(participant, post)) {
      throw new DomainError('FORBIDDEN');
    }
    const since = new Date(now.getTime() - limit.withinMs);
    const reported = await lockAndListReported(trx, userId, since);
    if (!(await findReportedBy(trx, userId, [postId])).has(postId)) {
      assertWithin(limit, reported, now);
      await insertReport(trx, { postId, userId, reason, now });
      await appendAudit(trx, {
        workspaceId,
        action: 'DISCUSSION_REPORTED',
        actorId: viewer.userId,
        ...(post.user_id === null ? {} : { subjectId: post.user_id }),
        details: { courseId: participant.course.id, postId },
      });
    }
    return postWire(trx, post, participant);
  });

/** Says that a reported post may stand; FORBIDDEN but for admins of the course. Noted in the audit log. */
export const keepPost = (db: Database, call: PostCall): Promise<PostWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { postId, now } = call;
    const { post, participant } = await enterPost(trx, call);
    if (!participant.moderator) {
      throw new DomainError('FORBIDDEN');
    }
    const settled = await settleReports(trx, [postId], { outcome: 'KEPT', now });
    if (settled > 0) {
      await noteModerated(trx, call, post.user_id, { courseId: participant.course.id, postId, kept: true });
    }
    return postWire(trx, post, participant);
  });
