import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  SetReviewThreadStateInput,
  useSetThreadStateMutation,
  useSetThreadStateMutation$data,
} from './__generated__/useSetThreadStateMutation.graphql.ts';

const payloadOf = (response: useSetThreadStateMutation$data) => response.setReviewThreadState;

/** Resolves a thread, or opens it again. */
export const useSetThreadState = (): Sending<SetReviewThreadStateInput> =>
  useSend<useSetThreadStateMutation>(
    graphql`
      mutation useSetThreadStateMutation($input: SetReviewThreadStateInput!) {
        setReviewThreadState(input: $input) {
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
