import type { z } from 'zod';
import type { Participant } from './discussionDoor.ts';
import type { PostRow, ThreadRow } from './discussionQueries.ts';
import type { postSchema, threadSchema } from './discussionSchemas.ts';

export type PostWire = z.output<typeof postSchema>;
export type ThreadWire = z.output<typeof threadSchema>;

/** Whether somebody reads what a post says: a hidden one is for its writer and for moderators. */
const mayRead = (row: PostRow, { userId, moderator }: Participant): boolean =>
  row.deleted_time === null && (row.hidden_time === null || moderator || row.user_id === userId);

export function toPostWire(row: PostRow, participant: Participant): PostWire {
  const own = row.user_id === participant.userId;
  return {
    id: row.post_id,
    threadId: row.thread_id,
    authorName: row.author_name,
    own,
    ofCourse: row.user_id !== null && row.user_id === participant.course.createdBy,
    text: mayRead(row, participant) ? row.text : null,
    createTime: row.created_time.toISOString(),
    editedTime: row.edited_time?.toISOString() ?? null,
    deleted: row.deleted_time !== null,
    hidden: row.hidden_time !== null,
    hiddenReason: own || participant.moderator ? row.hidden_reason : null,
    editable: isEditable(row, participant),
  };
}

/** Only by whoever wrote it; a hidden post stays as it was judged. */
export const isEditable = (row: PostRow, { userId }: Pick<Participant, 'userId'>): boolean =>
  row.user_id === userId && row.deleted_time === null && row.hidden_time === null;

export const toThreadWire = (row: ThreadRow, participant: Participant): ThreadWire => ({
  id: row.thread_id,
  courseId: row.course_id,
  lectureId: row.lecture_id,
  title: mayRead(row, participant) ? row.title : null,
  question: toPostWire(row, participant),
  answerId: row.answer_id,
  replyCount: row.reply_count,
  activityTime: row.activity_time.toISOString(),
  mayAccept: participant.moderator || row.user_id === participant.userId,
  mayModerate: participant.moderator,
});
