import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import { viewsAsNonAdmin } from '../shell/adminFlags.ts';
import { useAnnounceAchievements } from '../achievement/useAnnounceAchievements.tsx';
import type {
  AnswerQuestionInput,
  useAnswerQuestionMutation,
} from './__generated__/useAnswerQuestionMutation.graphql.ts';

/** What became of a submission. */
export type AnswerOutcome =
  | { kind: 'answered'; correct: boolean }
  /** The platform does not take the answer; `code` of its error catalogue. */
  | { kind: 'refused'; code: string }
  /** Nobody knows whether it arrived: try again with the same key (OP-59). */
  | { kind: 'failed' };

/** Answers a question. The payload renews the card, the lecture's progress and gates, and the outline. */
export function useAnswerQuestion(): (input: AnswerQuestionInput) => Promise<AnswerOutcome> {
  const announce = useAnnounceAchievements();
  const [commit] = useMutation<useAnswerQuestionMutation>(graphql`
    mutation useAnswerQuestionMutation($input: AnswerQuestionInput!) {
      answerQuestion(input: $input) {
        correct
        question {
          ...QuestionCard_question
        }
        lecture {
          ...LectureBar_lecture
          ...NextStep_lecture
          ...SeenControl_lecture
        }
        userCourse {
          ...LectureOutline_userCourse
        }
        newAchievements {
          ...AchievementNotice_userGamification
        }
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    (input) =>
      new Promise((resolve) => {
        commit({
          // What is answered as a learner counts and shows as it does for a learner (OP-91).
          variables: { input: viewsAsNonAdmin() ? { ...input, asLearner: true } : input },
          onCompleted({ answerQuestion }) {
            const { correct, newAchievements, userErrors } = answered(answerQuestion);
            announce(newAchievements ?? []);
            const [refusal] = userErrors;
            if (refusal) resolve({ kind: 'refused', code: refusal.code });
            else resolve({ kind: 'answered', correct: correct ?? false });
          },
          onError: () => resolve({ kind: 'failed' }),
        });
      }),
    [announce, commit],
  );
}
