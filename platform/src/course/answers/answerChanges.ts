/** What a change of questions does to answers that learners gave (BEY-25). */
import { isCorrect, recallAnswer } from '../../content/question/gradingRules.ts';
import type { Question, UserAnswer } from '../../content/question/question.ts';
import { questionName } from '../../content/question/questionName.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { idsOfQuestions, type ChangedQuestion } from './changedQuestions.ts';
import {
  countAnswered,
  countWhoSubmitted,
  findSubmitted,
  type AnsweredAlike,
  type AnswerTo,
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
  const { counts, isRight } = rulesOf(changed);
  const judged = (answered: AnsweredAlike): Judged => ({
    ...answered,
    counts: counts(answered),
    right: isRight(answered),
  });
  const answered = (await countAnswered(trx, courseId, idsOfQuestions(changed))).map(judged);
  const missed = answered.filter((each) => each.counts && !each.right && !(each.correct && each.pointGiven));
  const missedIds = [...new Set(missed.map(({ questionId }) => questionId))];
  const submitted = missedIds.length === 0 ? [] : await findSubmitted(trx, courseId, missedIds);
  const right = submitted.filter(isRight);
  const submittedRight = right.length === 0 ? [] : (await countWhoSubmitted(trx, courseId, right)).map(judged);
  const byQuestion = Map.groupBy(answered, ({ questionId }) => questionId);
  const rightBefore = Map.groupBy(
    submittedRight.filter((each) => each.counts && !each.right),
    ({ questionId }) => questionId,
  );
  return changed.flatMap((each) => {
    const { id } = each.question;
    const found = byQuestion.get(id);
    return found === undefined ? [] : [answerChange(each, found, rightBefore.get(id) ?? [])];
  });
}

interface Judged extends AnsweredAlike {
  /** Whether what counts still is an answer. */
  readonly counts: boolean;
  readonly right: boolean;
}

interface AnswerRules {
  readonly counts: (answer: AnswerTo) => boolean;
  readonly isRight: (answer: AnswerTo) => boolean;
}

/** What the questions of today say of answers. */
function rulesOf(changed: readonly ChangedQuestion[]): AnswerRules {
  const byId = new Map(changed.map((each) => [each.question.id, each]));
  const recall = ({ questionId, kept }: AnswerTo): readonly [Question, UserAnswer] | null => {
    const found = byId.get(questionId);
    const recalled = found === undefined || found.isFormChanged ? null : recallAnswer(found.question, kept);
    return found === undefined || recalled === null ? null : [found.question, recalled];
  };
  return {
    counts: (answer) => recall(answer) !== null,
    isRight: (answer) => {
      const recalled = recall(answer);
      return recalled !== null && isCorrect(...recalled);
    },
  };
}

/** `rightBefore` are those of the `answered` whose answer is not right, and who submitted one that is. */
function answerChange(
  { question, lectureName }: ChangedQuestion,
  answered: readonly Judged[],
  rightBefore: readonly Judged[],
): AnswerChange {
  const gains = ({ correct }: Judged): boolean => !correct;
  const loses = ({ correct, pointGiven }: Judged): boolean => correct && !pointGiven;
  return {
    id: question.id,
    text: questionName(question),
    lectureName,
    gainCount: count(answered, (each) => each.counts && each.right && gains(each)) + count(rightBefore, gains),
    loseCount: count(answered, (each) => each.counts && !each.right && loses(each)) - count(rightBefore, loses),
    againCount: count(answered, ({ counts, finished }) => !counts && !finished),
  };
}

const count = (judged: readonly Judged[], is: (each: Judged) => boolean): number =>
  judged.filter(is).reduce((total, { learnerCount }) => total + learnerCount, 0);

/** Whether any answer is another one by it, unless its author wishes otherwise. */
export const concernsAnswers = ({ gainCount, loseCount, againCount }: AnswerChange): boolean =>
  gainCount + loseCount + againCount > 0;

/** Whether its author has to say what becomes of answers: where they are not what is right now, and still an answer. */
export const asksForGrading = ({ gainCount, loseCount }: AnswerChange): boolean => gainCount + loseCount > 0;
