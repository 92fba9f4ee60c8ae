import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  EditDiscussionPostInput,
  useEditDiscussionPostMutation,
  useEditDiscussionPostMutation$data,
} from './__generated__/useEditDiscussionPostMutation.graphql.ts';

const payloadOf = (response: useEditDiscussionPostMutation$data) => response.editDiscussionPost;

/** Changes what one wrote. */
export const useEditDiscussionPost = (): Sending<EditDiscussionPostInput> =>
  useSend<useEditDiscussionPostMutation>(
    graphql`
      mutation useEditDiscussionPostMutation($input: EditDiscussionPostInput!) {
        editDiscussionPost(input: $input) {
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
