import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  AddGuestReviewCommentInput,
  useGuestReplyMutation,
  useGuestReplyMutation$data,
} from './__generated__/useGuestReplyMutation.graphql.ts';

const payloadOf = (response: useGuestReplyMutation$data) => response.addGuestReviewComment;

/** Comments in a thread by a review link. */
export const useGuestReply = (): Sending<AddGuestReviewCommentInput> =>
  useSend<useGuestReplyMutation>(
    graphql`
      mutation useGuestReplyMutation($input: AddGuestReviewCommentInput!) {
        addGuestReviewComment(input: $input) {
          thread {
            ...GuestThread_thread
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
