import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  AddReviewCommentInput,
  useAddCommentMutation,
  useAddCommentMutation$data,
} from './__generated__/useAddCommentMutation.graphql.ts';

const payloadOf = (response: useAddCommentMutation$data) => response.addReviewComment;

/** Comments in a thread. The same key comments once. */
export const useAddComment = (): Sending<AddReviewCommentInput> =>
  useSend<useAddCommentMutation>(
    graphql`
      mutation useAddCommentMutation($input: AddReviewCommentInput!) {
        addReviewComment(input: $input) {
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
