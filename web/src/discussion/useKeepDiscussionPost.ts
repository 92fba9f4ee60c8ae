import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  KeepDiscussionPostInput,
  useKeepDiscussionPostMutation,
  useKeepDiscussionPostMutation$data,
} from './__generated__/useKeepDiscussionPostMutation.graphql.ts';

const payloadOf = (response: useKeepDiscussionPostMutation$data) => response.keepDiscussionPost;

/** Says that a reported post may stand. */
export const useKeepDiscussionPost = (): Sending<KeepDiscussionPostInput> =>
  useSend<useKeepDiscussionPostMutation>(
    graphql`
      mutation useKeepDiscussionPostMutation($input: KeepDiscussionPostInput!) {
        keepDiscussionPost(input: $input) {
          post {
            ...Post_post
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
