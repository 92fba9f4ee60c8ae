import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  AcceptDiscussionAnswerInput,
  useAcceptDiscussionAnswerMutation,
  useAcceptDiscussionAnswerMutation$data,
} from './__generated__/useAcceptDiscussionAnswerMutation.graphql.ts';

const payloadOf = (response: useAcceptDiscussionAnswerMutation$data) => response.acceptDiscussionAnswer;

/** Says which reply answered a question, or that none did. */
export const useAcceptDiscussionAnswer = (): Sending<AcceptDiscussionAnswerInput> =>
  useSend<useAcceptDiscussionAnswerMutation>(
    graphql`
      mutation useAcceptDiscussionAnswerMutation($input: AcceptDiscussionAnswerInput!) {
        acceptDiscussionAnswer(input: $input) {
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
