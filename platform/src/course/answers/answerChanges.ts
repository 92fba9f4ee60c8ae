/** What a change of questions does to answers that learners gave (BEY-25). */
import { isCorrect, recallAnswer } from '../../content/question/gradingRules.ts';
import type { KeptAnswer } from '../../content/question/question.ts';
import { questionName } from '../../content/question/questionName.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { idsOfQuestions, type ChangedQuestion } from './changedQuestions.ts';
import { countAnswered, type AnsweredAlike } from './keptAnswerQueries.ts';

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

/** Of the questions that learners of a course answered, in their order. */
export async function findAnswerChanges(
  trx: Trx,
  courseId: Id,
  changed: readonly ChangedQuestion[],
): Promise<readonly AnswerChange[]> {
  if (changed.length === 0) {
    return [];
  }
  const byQuestion = Map.groupBy(
    await countAnswered(trx, courseId, idsOfQuestions(changed)),
    ({ questionId }) => questionId,
  );
  return changed.flatMap((each) => {
    const answered = byQuestion.get(each.question.id);
    return answered === undefined ? [] : [answerChange(each, answered)];
  });
}

function answerChange(
  { question, lectureName, isFormChanged }: ChangedQuestion,
  answered: readonly AnsweredAlike[],
): AnswerChange {
  const recall = (kept: KeptAnswer) => (isFormChanged ? null : recallAnswer(question, kept));
  const isRight = (kept: KeptAnswer): boolean => {
    const recalled = recall(kept);
    return recalled !== null && isCorrect(question, recalled);
  };
  const stands = ({ kept }: AnsweredAlike): boolean => recall(kept) !== null;
  // Any right one settles a question (OP-274), but for who has to answer it again.
  const settles = ({ kept, others }: AnsweredAlike): boolean => isRight(kept) || others.some(isRight);
  return {
    id: question.id,
    text: questionName(question),
    lectureName,
    gainCount: count(answered, (each) => stands(each) && settles(each) && !each.correct),
    loseCount: count(answered, (each) => stands(each) && !settles(each) && each.correct && !each.pointGiven),
    againCount: count(answered, (each) => !stands(each) && !each.finished),
  };
}

const count = (answered: readonly AnsweredAlike[], is: (each: AnsweredAlike) => boolean): number =>
  answered.filter(is).reduce((total, { learnerCount }) => total + learnerCount, 0);

/** Whether any answer is another one by it, unless its author wishes otherwise. */
export const concernsAnswers = ({ gainCount, loseCount, againCount }: AnswerChange): boolean =>
  gainCount + loseCount + againCount > 0;

/** Whether its author has to say what becomes of answers: where they are not what is right now, and still an answer. */
export const asksForGrading = ({ gainCount, loseCount }: AnswerChange): boolean => gainCount + loseCount > 0;
