import { graphql, useFragment } from 'react-relay';
import type { QuestionProps } from './QuestionProps.ts';
import type { useQuestion_question$key } from './__generated__/useQuestion_question.graphql.ts';

/** What every card says of its question. */
export function useQuestion(question: useQuestion_question$key): QuestionProps {
  return useFragment(
    graphql`
      fragment useQuestion_question on QuestionFields @throwOnFieldError {
        questionId
        number
        text
        weight
        wrongLimit
        wrongCount
        correct
        keyChanged
        regrading
        courseVersion
        settled
        explanations {
          position
          type
          content
        }
      }
    `,
    question,
  );
}
