import { graphql } from 'react-relay';
import { useSend, type Sending } from '../useSend.ts';
import type {
  HideDiscussionQuestionsInput,
  useHideDiscussionQuestionsMutation,
  useHideDiscussionQuestionsMutation$data,
} from './__generated__/useHideDiscussionQuestionsMutation.graphql.ts';

const payloadOf = (response: useHideDiscussionQuestionsMutation$data) => response.hideDiscussionQuestions;

/** Hides many questions with one reason, or shows them again. */
export const useHideDiscussionQuestions = (): Sending<HideDiscussionQuestionsInput> =>
  useSend<useHideDiscussionQuestionsMutation>(
    graphql`
      mutation useHideDiscussionQuestionsMutation($input: HideDiscussionQuestionsInput!) {
        hideDiscussionQuestions(input: $input) {
          changedCount
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
