import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  MarkDiscussionThreadInput,
  useMarkDiscussionThreadMutation,
  useMarkDiscussionThreadMutation$data,
} from './__generated__/useMarkDiscussionThreadMutation.graphql.ts';

const payloadOf = (response: useMarkDiscussionThreadMutation$data) => response.markDiscussionThread;

/** Pins a question, or closes it to replies. */
export const useMarkDiscussionThread = (): Sending<MarkDiscussionThreadInput> =>
  useSend<useMarkDiscussionThreadMutation>(
    graphql`
      mutation useMarkDiscussionThreadMutation($input: MarkDiscussionThreadInput!) {
        markDiscussionThread(input: $input) {
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
