import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  EditReviewCommentInput,
  useEditCommentMutation,
  useEditCommentMutation$data,
} from './__generated__/useEditCommentMutation.graphql.ts';

const payloadOf = (response: useEditCommentMutation$data) => response.editReviewComment;

/** Gives a comment other words. */
export const useEditComment = (): Sending<EditReviewCommentInput> =>
  useSend<useEditCommentMutation>(
    graphql`
      mutation useEditCommentMutation($input: EditReviewCommentInput!) {
        editReviewComment(input: $input) {
          thread {
            ...AuthorThread_thread
          }
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
