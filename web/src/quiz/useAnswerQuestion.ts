import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { sendOrKeep } from '../offline/pendingWrites.ts';
import { sendMutation } from '../offline/sent.ts';
import { viewsAsNonAdmin } from '../viewer/adminFlags.ts';
import { useAnnounceAchievements } from '../achievement/useAnnounceAchievements.tsx';
import type {
  AnswerQuestionInput,
  useAnswerQuestionMutation,
} from './__generated__/useAnswerQuestionMutation.graphql.ts';

/** The outcome of a submission. */
export type AnswerOutcome =
  | { kind: 'answered'; correct: boolean }
  /** The platform does not take the answer; `code` of its error catalogue. */
  | { kind: 'refused'; code: string }
  /** It could not be sent, is kept in this browser, and will be sent on its own (BEY-18). */
  | { kind: 'kept' }
  /** Nobody knows whether it arrived: try again with the same key (OP-59). Where it `waits` it is tried again on its own, too. */
  | { kind: 'failed'; waits: boolean };

/**
 * Answers a question. The payload renews the card, the lecture's progress and gates, and the outline. `shown` is what stands on the
 * card, for a page that is opened again before the answer could be sent.
 */
export function useAnswerQuestion(): (
  input: AnswerQuestionInput & { idempotencyKey: string },
  shown: unknown,
) => Promise<AnswerOutcome> {
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
    async (given, shown) => {
      // What is answered as a learner counts and shows as it does for a learner (OP-91).
      const input = viewsAsNonAdmin() ? { ...given, asLearner: true } : given;
      const { idempotencyKey: key, userCourseId, questionId: subject } = input;
      const done = await sendOrKeep({ kind: 'answer', key, userCourseId, subject, input, shown }, () =>
        sendMutation(
          (listeners) => commit({ variables: { input }, ...listeners }),
          ({ answerQuestion }: useAnswerQuestionMutation['response']) => answerQuestion,
        ),
      );
      if (done.kind !== 'answered') return done;
      announce(done.payload.newAchievements ?? []);
      return { kind: 'answered', correct: done.payload.correct ?? false };
    },
    [announce, commit],
  );
}
