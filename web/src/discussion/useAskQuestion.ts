import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  AskQuestionInput,
  useAskQuestionMutation,
  useAskQuestionMutation$data,
} from './__generated__/useAskQuestionMutation.graphql.ts';

const payloadOf = (response: useAskQuestionMutation$data) => response.askQuestion;

/** Asks a question after a lecture. The same key asks once. */
export const useAskQuestion = (): Sending<AskQuestionInput> =>
  useSend<useAskQuestionMutation>(
    graphql`
      mutation useAskQuestionMutation($input: AskQuestionInput!) {
        askQuestion(input: $input) {
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
