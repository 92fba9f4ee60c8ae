import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  DeleteReviewCommentInput,
  useDeleteCommentMutation,
  useDeleteCommentMutation$data,
} from './__generated__/useDeleteCommentMutation.graphql.ts';

const payloadOf = (response: useDeleteCommentMutation$data) => response.deleteReviewComment;

/** Deletes a comment; with its last one a thread is gone. */
export const useDeleteComment = (): Sending<DeleteReviewCommentInput> =>
  useSend<useDeleteCommentMutation>(
    graphql`
      mutation useDeleteCommentMutation($input: DeleteReviewCommentInput!) {
        deleteReviewComment(input: $input) {
          deletedCommentId
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
