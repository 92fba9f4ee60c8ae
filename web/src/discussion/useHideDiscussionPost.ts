import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  HideDiscussionPostInput,
  useHideDiscussionPostMutation,
  useHideDiscussionPostMutation$data,
} from './__generated__/useHideDiscussionPostMutation.graphql.ts';

const payloadOf = (response: useHideDiscussionPostMutation$data) => response.hideDiscussionPost;

/** Hides a post with a reason, or shows it again. */
export const useHideDiscussionPost = (): Sending<HideDiscussionPostInput> =>
  useSend<useHideDiscussionPostMutation>(
    graphql`
      mutation useHideDiscussionPostMutation($input: HideDiscussionPostInput!) {
        hideDiscussionPost(input: $input) {
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
