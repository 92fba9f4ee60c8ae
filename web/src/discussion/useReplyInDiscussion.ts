import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  ReplyInDiscussionInput,
  useReplyInDiscussionMutation,
  useReplyInDiscussionMutation$data,
} from './__generated__/useReplyInDiscussionMutation.graphql.ts';

const payloadOf = (response: useReplyInDiscussionMutation$data) => response.replyInDiscussion;

/** Replies in a thread. The same key replies once. */
export const useReplyInDiscussion = (): Sending<ReplyInDiscussionInput> =>
  useSend<useReplyInDiscussionMutation>(
    graphql`
      mutation useReplyInDiscussionMutation($input: ReplyInDiscussionInput!) {
        replyInDiscussion(input: $input) {
          thread {
            ...ThreadEntry_thread
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
