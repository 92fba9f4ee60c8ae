import type { z } from 'zod';
import type { ListedQuestion } from './listQuestions.ts';
import type { questionSchema } from './questionSchemas.ts';

export const toQuestionWire = (row: ListedQuestion): z.output<typeof questionSchema> => ({
  threadId: row.threadId,
  postId: row.postId,
  courseId: row.courseId,
  courseName: row.courseName,
  lectureId: row.lectureId,
  lectureName: row.lectureName,
  title: row.state === 'deleted' ? null : row.title,
  authorName: row.authorName,
  createTime: row.createdTime.toISOString(),
  activityTime: row.activityTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
  replyCount: row.replyCount,
  state: row.state,
  reportCount: row.reportCount,
  pinned: row.pinned,
  closed: row.closed,
});
