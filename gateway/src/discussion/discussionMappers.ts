import type { DiscussionPost, DiscussionThread } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { PostWire, ThreadWire } from './discussionApi.ts';

/** Its replies are a call of their own: `DiscussionThread.ts` makes it. */
export type DiscussionThreadModel = Omit<DiscussionThread, 'replies'>;

export const toPost = (wire: PostWire): DiscussionPost => ({
  id: toGlobalId('DiscussionPost', wire.id),
  postId: wire.id,
  authorName: wire.authorName,
  own: wire.own,
  ofCourse: wire.ofCourse,
  text: wire.text,
  createTime: wire.createTime,
  editedTime: wire.editedTime,
  deleted: wire.deleted,
  hidden: wire.hidden,
  hiddenReason: wire.hiddenReason,
  editable: wire.editable,
});

export const toThread = (wire: ThreadWire): DiscussionThreadModel => ({
  id: toGlobalId('DiscussionThread', wire.id),
  threadId: wire.id,
  title: wire.title,
  question: toPost(wire.question),
  answerId: wire.answerId,
  replyCount: wire.replyCount,
  activityTime: wire.activityTime,
  mayAccept: wire.mayAccept,
  mayModerate: wire.mayModerate,
});
