import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../discussion/useSend.ts';
import type {
  StartGuestReviewThreadInput,
  useStartGuestThreadMutation,
  useStartGuestThreadMutation$data,
} from './__generated__/useStartGuestThreadMutation.graphql.ts';

const payloadOf = (response: useStartGuestThreadMutation$data) => response.startGuestReviewThread;

/** Starts a thread by a review link. */
export const useStartGuestThread = (): Sending<StartGuestReviewThreadInput> =>
  useSend<useStartGuestThreadMutation>(
    graphql`
      mutation useStartGuestThreadMutation($input: StartGuestReviewThreadInput!) {
        startGuestReviewThread(input: $input) {
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
