import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  SetReviewThreadVisibilityInput,
  useSetThreadVisibilityMutation,
  useSetThreadVisibilityMutation$data,
} from './__generated__/useSetThreadVisibilityMutation.graphql.ts';

const payloadOf = (response: useSetThreadVisibilityMutation$data) => response.setReviewThreadVisibility;

/** Shows a thread to guests, or hides it. */
export const useSetThreadVisibility = (): Sending<SetReviewThreadVisibilityInput> =>
  useSend<useSetThreadVisibilityMutation>(
    graphql`
      mutation useSetThreadVisibilityMutation($input: SetReviewThreadVisibilityInput!) {
        setReviewThreadVisibility(input: $input) {
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
