import type {
  DiscussionPost,
  DiscussionQuestion,
  DiscussionQuestionState,
  DiscussionThread,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { PostWire, QuestionWire, ThreadWire } from './discussionApi.ts';

/** Its replies are a call of their own: `DiscussionThread.ts` makes it; course and lecture are read where they are asked for. */
export type DiscussionThreadModel = Omit<DiscussionThread, 'replies' | 'course' | 'lecture'>;
export type DiscussionQuestionModel = Omit<DiscussionQuestion, 'thread' | 'course' | 'lecture'>;

export const toPost = (wire: PostWire): DiscussionPost => ({
  id: toGlobalId('DiscussionPost', wire.id),
  postId: wire.id,
  authorName: wire.authorName,
  writtenByViewer: wire.own,
  writtenByCreator: wire.ofCourse,
  text: wire.text,
  createTime: wire.createTime,
  editTime: wire.editedTime,
  deleted: wire.deleted,
  hidden: wire.hidden,
  hiddenReason: wire.hiddenReason,
  editable: wire.editable,
  reportable: wire.reportable,
  reported: wire.reported,
  reports: wire.reports?.map((report) => ({ ...report })) ?? null,
});

export const toThread = (wire: ThreadWire): DiscussionThreadModel => ({
  id: toGlobalId('DiscussionThread', wire.id),
  threadId: wire.id,
  courseId: wire.courseId,
  lectureId: wire.lectureId,
  title: wire.title,
  question: toPost(wire.question),
  answerId: wire.answerId,
  replyCount: wire.replyCount,
  lastActivityTime: wire.activityTime,
  mayAccept: wire.mayAccept,
  mayModerate: wire.mayModerate,
  pinned: wire.pinned,
  closed: wire.closed,
});

const states = {
  unanswered: 'UNANSWERED',
  answered: 'ANSWERED',
  hidden: 'HIDDEN',
  deleted: 'DELETED',
} as const satisfies Record<QuestionWire['state'], DiscussionQuestionState>;

export const toQuestion = (wire: QuestionWire): DiscussionQuestionModel => ({
  threadId: wire.threadId,
  postId: wire.postId,
  courseId: wire.courseId,
  courseName: wire.courseName,
  lectureId: wire.lectureId,
  lectureName: wire.lectureName,
  title: wire.title,
  authorName: wire.authorName,
  createTime: wire.createTime,
  updateTime: wire.updateTime,
  lastActivityTime: wire.activityTime,
  replyCount: wire.replyCount,
  state: states[wire.state],
  reportCount: wire.reportCount,
  pinned: wire.pinned,
  closed: wire.closed,
});
