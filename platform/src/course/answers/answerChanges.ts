/** What a change of questions does to answers that learners gave (BEY-25). */
import { gradeAnew } from '../../content/question/gradeAnew.ts';
import { questionName } from '../../content/question/questionName.ts';
import type { Id } from '../../shared/id.ts';
import type { ChangedQuestion } from './changedQuestions.ts';
import type { KeptAnswerCount } from './keptAnswerQueries.ts';

/** What becomes of answers that are not what the key of today says: graded again, all right, or as they were. */
export const gradings = ['GRADE_ANEW', 'GIVE_POINT', 'FROM_NOW_ON'] as const;
export type Grading = (typeof gradings)[number];

/** The answers to one question that a change concerns. */
export interface AnswerChange {
  readonly id: Id;
  /** The words of the question as plain text. */
  readonly text: string;
  readonly lectureName: string;
  /** Learners whose wrong answer is what is right now. */
  readonly gainCount: number;
  /** Learners whose right answer is not what is right now. */
  readonly loseCount: number;
  /** Learners who are asked again, as what they chose is gone. */
  readonly againCount: number;
}

/** Those that learners answered, in the order of the questions. */
export function answerChanges(
  changed: readonly ChangedQuestion[],
  counts: readonly KeptAnswerCount[],
): readonly AnswerChange[] {
  const byQuestion = Map.groupBy(counts, ({ questionId }) => questionId);
  return changed
    .filter(({ question }) => byQuestion.has(question.id))
    .map(({ question, lectureName }) => {
      const sum = { gainCount: 0, loseCount: 0, againCount: 0 };
      for (const { submissions, correct, finished, learnerCount } of byQuestion.get(question.id) ?? []) {
        const anew = gradeAnew(question, submissions);
        if (anew === null) {
          sum.againCount += finished ? 0 : learnerCount;
        } else if (anew.correct !== correct) {
          sum[correct ? 'loseCount' : 'gainCount'] += learnerCount;
        }
      }
      return { id: question.id, text: questionName(question), lectureName, ...sum };
    });
}

/** Whether any answer is another one by it, unless its author wishes otherwise. */
export const concernsAnswers = ({ gainCount, loseCount, againCount }: AnswerChange): boolean =>
  gainCount + loseCount + againCount > 0;

/** Whether its author has to say what becomes of answers: where they are not what is right now, and still an answer. */
export const asksForGrading = ({ gainCount, loseCount }: AnswerChange): boolean => gainCount + loseCount > 0;
