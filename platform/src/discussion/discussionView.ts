import type { z } from 'zod';
import type { Id } from '../shared/id.ts';
import type { Participant } from './discussionDoor.ts';
import type { PostRow, ThreadRow } from './discussionQueries.ts';
import { mayAcceptAnswer, mayEditPost, mayReadPost, mayReadReason, mayReportPost } from './policy.ts';
import type { ReportRow } from './reportQueries.ts';
import type { postSchema, threadSchema } from './discussionSchemas.ts';

export type PostWire = z.output<typeof postSchema>;
export type ThreadWire = z.output<typeof threadSchema>;

/** What was reported of posts, as far as anyone who reads may know: moderators what waits for them, others what they reported. */
export interface KnownReports {
  readonly open: readonly ReportRow[];
  readonly own: ReadonlySet<Id>;
}

export function toPostWire(row: PostRow, participant: Participant, reports: KnownReports): PostWire {
  const own = row.user_id === participant.userId;
  const { moderator } = participant;
  const reported = reports.own.has(row.post_id);
  return {
    id: row.post_id,
    threadId: row.thread_id,
    authorName: row.author_name,
    own,
    ofCourse: row.user_id !== null && row.user_id === participant.course.createdBy,
    text: mayReadPost(participant, row) ? row.text : null,
    createTime: row.created_time.toISOString(),
    editedTime: row.edited_time?.toISOString() ?? null,
    deleted: row.deleted_time !== null,
    hidden: row.hidden_time !== null,
    hiddenReason: mayReadReason(participant, row) ? row.hidden_reason : null,
    editable: mayEditPost(participant, row),
    reportable: mayReportPost(participant, row) && !moderator && !reported,
    reported,
    reports: moderator ? reports.open.filter(({ postId }) => postId === row.post_id).map(toReportWire) : null,
  };
}

const toReportWire = ({ reporterName, reason, createdTime }: ReportRow) => ({
  reporterName,
  reason,
  createTime: createdTime.toISOString(),
});

export const toThreadWire = (row: ThreadRow, participant: Participant, reports: KnownReports): ThreadWire => ({
  id: row.thread_id,
  courseId: row.course_id,
  lectureId: row.lecture_id,
  title: mayReadPost(participant, row) ? row.title : null,
  question: toPostWire(row, participant, reports),
  answerId: row.answer_id,
  replyCount: row.reply_count,
  activityTime: row.activity_time.toISOString(),
  mayAccept: mayAcceptAnswer(participant, row),
  mayModerate: participant.moderator,
  pinned: row.pinned_time !== null,
  closed: row.closed_time !== null,
});
