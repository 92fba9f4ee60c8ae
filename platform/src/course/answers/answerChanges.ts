/** What a change of questions does to answers that learners gave (BEY-25). */
import { isCorrect, recallAnswer } from '../../content/question/gradingRules.ts';
import { questionName } from '../../content/question/questionName.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { idsOfQuestions, type ChangedQuestion } from './changedQuestions.ts';
import {
  countAnswered,
  findDistinctAnswers,
  type AnsweredAlike,
  type DistinctAnswer,
  type Verdict,
} from './keptAnswerQueries.ts';

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
  const given = await findDistinctAnswers(trx, courseId, idsOfQuestions(changed));
  const counted = given.length === 0 ? [] : await countAnswered(trx, courseId, verdictsOn(changed, given));
  const byQuestion = Map.groupBy(counted, ({ questionId }) => questionId);
  return changed.flatMap((each) => {
    const answered = byQuestion.get(each.question.id);
    return answered === undefined ? [] : [answerChange(each, answered)];
  });
}

function verdictsOn(changed: readonly ChangedQuestion[], given: readonly DistinctAnswer[]): readonly Verdict[] {
  const byId = new Map(changed.map((each) => [each.question.id, each]));
  return given.flatMap((answer) => {
    const found = byId.get(answer.questionId);
    if (found === undefined) {
      return [];
    }
    const recalled = found.isFormChanged ? null : recallAnswer(found.question, answer.kept);
    return [{ ...answer, counts: recalled !== null, right: recalled !== null && isCorrect(found.question, recalled) }];
  });
}

function answerChange({ question, lectureName }: ChangedQuestion, answered: readonly AnsweredAlike[]): AnswerChange {
  const sum = (is: (each: AnsweredAlike) => boolean): number =>
    answered.filter(is).reduce((total, { learnerCount }) => total + learnerCount, 0);
  return {
    id: question.id,
    text: questionName(question),
    lectureName,
    gainCount: sum(({ counts, correct, everRight }) => counts && !correct && everRight),
    loseCount: sum(({ counts, correct, pointGiven, everRight }) => counts && correct && !pointGiven && !everRight),
    againCount: sum(({ counts, finished }) => !counts && !finished),
  };
}

/** Whether any answer is another one by it, unless its author wishes otherwise. */
export const concernsAnswers = ({ gainCount, loseCount, againCount }: AnswerChange): boolean =>
  gainCount + loseCount + againCount > 0;

/** Whether its author has to say what becomes of answers: where they are not what is right now, and still an answer. */
export const asksForGrading = ({ gainCount, loseCount }: AnswerChange): boolean => gainCount + loseCount > 0;
