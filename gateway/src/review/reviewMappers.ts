import type { ReviewAnchor, ReviewComment, ReviewThread } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { ReviewThreadWire } from './reviewApi.ts';

export type ReviewThreadModel = ReviewThread & { readonly __typename: 'ReviewThread' };

export const toReviewThread = (wire: ReviewThreadWire): ReviewThreadModel => ({
  __typename: 'ReviewThread',
  id: toGlobalId('ReviewThread', wire.id, { courseId: wire.courseId }),
  threadId: wire.id,
  courseId: wire.courseId,
  anchor: toReviewAnchor(wire.anchor),
  quote: wire.quote,
  suggestedText: wire.suggestedText,
  guestVisible: wire.guestVisible,
  guestVisibilityEditable: wire.guestVisibilityEditable,
  state: wire.state,
  outcome: wire.outcome,
  resolvedByName: wire.resolvedByName,
  resolveTime: wire.resolveTime,
  createTime: wire.createTime,
  lastActivityTime: wire.activityTime,
  comments: wire.comments.map(toComment),
});

export const toReviewAnchor = ({ id: partId, ...anchor }: ReviewThreadWire['anchor']): ReviewAnchor => ({
  ...anchor,
  partId,
});

const toComment = (wire: ReviewThreadWire['comments'][number]): ReviewComment => ({
  commentId: wire.id,
  authorName: wire.authorName,
  writtenByGuest: wire.byGuest,
  linkName: wire.linkName,
  writtenByViewer: wire.own,
  editable: wire.editable,
  deletable: wire.deletable,
  text: wire.text,
  pieces: wire.pieces.map((piece) => ({ ...piece })),
  mentions: wire.mentions.map((person) => ({ ...person })),
  createTime: wire.createTime,
  editTime: wire.editTime,
});
