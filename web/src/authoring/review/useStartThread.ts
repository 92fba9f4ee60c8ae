import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  StartReviewThreadInput,
  useStartThreadMutation,
  useStartThreadMutation$data,
} from './__generated__/useStartThreadMutation.graphql.ts';

const payloadOf = (response: useStartThreadMutation$data) => response.startReviewThread;

/** Starts a thread about a part of a course. The same key starts it once. */
export const useStartThread = (): Sending<StartReviewThreadInput> =>
  useSend<useStartThreadMutation>(
    graphql`
      mutation useStartThreadMutation($input: StartReviewThreadInput!) {
        startReviewThread(input: $input) {
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
