import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  DeleteDiscussionPostInput,
  useDeleteDiscussionPostMutation,
  useDeleteDiscussionPostMutation$data,
} from './__generated__/useDeleteDiscussionPostMutation.graphql.ts';

const payloadOf = (response: useDeleteDiscussionPostMutation$data) => response.deleteDiscussionPost;

/** Deletes what one wrote. */
export const useDeleteDiscussionPost = (): Sending<DeleteDiscussionPostInput> =>
  useSend<useDeleteDiscussionPostMutation>(
    graphql`
      mutation useDeleteDiscussionPostMutation($input: DeleteDiscussionPostInput!) {
        deleteDiscussionPost(input: $input) {
          deletedPostId
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
