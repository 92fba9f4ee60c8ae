/** What those who answer for a discussion do to a question as a whole (BEY-16). */
import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import { lockAndCountPinned, lockThread, setThreadMark } from './discussionQueries.ts';
import type { ThreadWire } from './discussionView.ts';
import { noteModerated } from './noteModerated.ts';
import { enterThread, threadWire } from './readDiscussion.ts';

/** Questions that are pinned after a lecture at most. */
const mostPinned = 3;

interface Marks {
  readonly pinned?: boolean | undefined;
  readonly closed?: boolean | undefined;
}

/**
 * Pins a question, which then comes first after its lecture, or closes it to replies; what is left out stays as it is. FORBIDDEN but for
 * admins of the course, PINNED_FULL beyond three after a lecture. Noted in the audit log.
 */
export const markThread = (
  db: Database,
  call: DiscussionCall & Marks & { readonly threadId: Id },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, pinned, closed, now } = call;
    await lockThread(trx, threadId);
    const { thread, participant } = await enterThread(trx, call, threadId);
    if (!participant.moderator) {
      throw new DomainError('FORBIDDEN');
    }
    const about = { courseId: participant.course.id, threadId };
    if (pinned !== undefined && pinned !== (thread.pinned_time !== null)) {
      const place = { threadId, courseId: thread.course_id, lectureId: thread.lecture_id };
      if (pinned && (await lockAndCountPinned(trx, place)) >= mostPinned) {
        throw new DomainError('PINNED_FULL', { params: { most: mostPinned } });
      }
      await setThreadMark(trx, threadId, { pinned_time: pinned ? now.toISOString() : null });
      await noteModerated(trx, call, thread.user_id, { ...about, pinned });
    }
    if (closed !== undefined && closed !== (thread.closed_time !== null)) {
      await setThreadMark(trx, threadId, { closed_time: closed ? now.toISOString() : null });
      await noteModerated(trx, call, thread.user_id, { ...about, closed });
    }
    return threadWire(trx, call, threadId);
  });
