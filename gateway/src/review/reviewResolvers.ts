import type { Resolvers } from '../generated/resolverTypes.ts';
import { inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { addGuestReviewComment } from './addGuestReviewComment.ts';
import { addReviewComment } from './addReviewComment.ts';
import { createReviewLink } from './createReviewLink.ts';
import { deleteReviewComment } from './deleteReviewComment.ts';
import { editReviewComment } from './editReviewComment.ts';
import { getReviewThread } from './reviewApi.ts';
import { toReviewThread } from './reviewMappers.ts';
import { Review, review } from './reviewQuery.ts';
import { mentionable, openReviewCounts, reviewLinks, reviewThreads } from './reviewThreads.ts';
import { revokeReviewLink } from './revokeReviewLink.ts';
import { setReviewThreadState } from './setReviewThreadState.ts';
import { setReviewThreadVisibility } from './setReviewThreadVisibility.ts';
import { startGuestReviewThread } from './startGuestReviewThread.ts';
import { startReviewThread } from './startReviewThread.ts';

export const reviewResolvers = {
  Query: { review },
  Mutation: {
    startReviewThread,
    addReviewComment,
    editReviewComment,
    deleteReviewComment,
    setReviewThreadState,
    setReviewThreadVisibility,
    createReviewLink,
    startGuestReviewThread,
    addGuestReviewComment,
    revokeReviewLink,
  },
  AuthoredCourse: { reviewThreads, openReviewCounts, reviewLinks, mentionable },
  Review,
} satisfies Resolvers;

export const reviewNodes: NodeTypes = {
  ReviewThread: inCourse(async (id, { courseId }, { rest, session }) =>
    session.isSignedIn()
      ? orNullWhereHidden(async () => toReviewThread(await getReviewThread(rest, courseId, id)))
      : null,
  ),
};
