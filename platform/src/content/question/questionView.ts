/**
 * What a question looks like on the wire, and for whom: the one place that decides whether a right answer, a solution or an
 * explanation may be seen (QUIZ-11, QUIZ-12, QUIZ-20, QUIZ-22, OP-22).
 */
import { answerParts, correctAnswerSize, isCorrect, recallAnswer } from './gradingRules.ts';
import { optionIdsOf } from './optionIdentity.ts';
import {
  hasOptions,
  type AnswerWire,
  type Explanation,
  type KeptAnswer,
  type Question,
  type QuestionType,
  type UserAnswer,
} from './question.ts';
import { questionKind } from './types.ts';
import type { Id } from '../../shared/id.ts';

/** `AUTHOR` sees everything: an admin of the course who is not viewing as a learner (QUIZ-12). Anonymous visitors are learners. */
export type QuestionAudience = 'AUTHOR' | 'LEARNER';

/** What its author has made of an answer since it was given (BEY-25). */
export const regradings = ['GRADED_AGAIN', 'POINT_GIVEN'] as const;
export type Regrading = (typeof regradings)[number];

/** The state of one question for one learner: the last answer counts, a right one is final (OP-23). */
export interface AnswerState {
  readonly userAnswer: KeptAnswer;
  readonly correct: boolean;
  readonly wrongCount: number;
  /** Left out where the outcome is that of the answer when it was given. */
  readonly regrading?: Regrading;
}

/** The same, as the question is now. */
interface RecalledAnswer extends Pick<AnswerState, 'correct' | 'wrongCount' | 'regrading'> {
  readonly given: UserAnswer;
  /** What is right was changed after it was graded, so that its outcome is not what the key of today says (BEY-25). */
  readonly keyChanged: boolean;
}

/** A question as it stands in a lecture (GW-23). */
export interface QuestionWire {
  id: Id;
  '@type': QuestionType;
  number: number;
  question: string;
  answer: AnswerWire;
  /** Ids of the options in their order, for authors; null for learners, and where nothing has positions. */
  optionIds: readonly Id[] | null;
  correctAnswer: Question['correctAnswer'] | null;
  correctAnswerSize: number;
  /** Whether the outcome of the last answer stands although the right answer is another one now (BEY-25). */
  keyChanged: boolean;
  /** Whether the outcome is one of a change that its author made since, so that a learner is told; null where it is not (OP-345). */
  regrading: Regrading | null;
  /** Parts of the last answer that are right; null before the first, and for choices (OP-105). */
  partsCorrect: number | null;
  parts: number | null;
  /** Null until answered. */
  correct: boolean | null;
  userAnswer: UserAnswer | null;
  explanation: Explanation | null;
  wrongCount: number;
  wrongLimit: number;
  /** At its wrong limit and not right. */
  exhausted: boolean;
  weight: number;
  /** The version of the course that it stands in; null where nobody answers it. */
  courseVersion: number | null;
}

/** What the answer call says about the question (QUIZ-22). */
export interface AnswerResultWire {
  questionId: Id;
  '@type': QuestionType;
  correct: boolean;
  explanation: Explanation | null;
  userAnswer: UserAnswer;
  /** Parts of this answer that are right; null for choices (OP-105). */
  partsCorrect: number | null;
  parts: number | null;
  wrongCount: number;
  wrongLimit: number;
  /** At its wrong limit and not right. */
  exhausted: boolean;
  correctAnswer: Question['correctAnswer'] | null;
  correctAnswerSize: number;
  /** As in {@link QuestionWire}: the answer that counts may be an earlier one. */
  keyChanged: boolean;
  weight: number;
}

/** At its wrong limit and not right; 0 means no limit (OP-23). */
function isExhausted(wrongLimit: number, answer: Pick<AnswerState, 'correct' | 'wrongCount'> | null): boolean {
  return answer !== null && !answer.correct && wrongLimit > 0 && answer.wrongCount >= wrongLimit;
}

/** Right or exhausted: nothing changes any more, and the learner may see the right answer (OP-22). */
export function isSettled(wrongLimit: number, answer: Pick<AnswerState, 'correct' | 'wrongCount'> | null): boolean {
  return answer !== null && (answer.correct || isExhausted(wrongLimit, answer));
}

/** The answer as the question is now; null where there is none, or where it chose what is gone, so that the question is asked again (BEY-25). */
function recalled(question: Question, answer: AnswerState | null): RecalledAnswer | null {
  const given = answer === null ? null : recallAnswer(question, answer.userAnswer);
  if (answer === null || given === null) {
    return null;
  }
  return { ...answer, given, keyChanged: answer.correct !== isCorrect(question, given) };
}

/** The state that counts for a further answer; null where the last one chose what is gone (BEY-25). */
export const countingAnswer = <State extends AnswerState>(question: Question, answer: State | null): State | null =>
  recalled(question, answer) === null ? null : answer;

/** `number` counts from 1 among the questions of the lecture that this reader gets. `answer` is null until the first answer. */
export function questionView(
  question: Question,
  number: number,
  answer: AnswerState | null,
  audience: QuestionAudience,
): QuestionWire {
  const state = recalled(question, answer);
  const open = audience === 'AUTHOR' || isSettled(question.wrongLimit, state);
  return {
    id: question.id,
    '@type': question.type,
    number,
    question: question.question,
    answer: questionKind(question).answerWire(question as never, open && mayCompare(state, audience)),
    optionIds: audience === 'AUTHOR' && hasOptions(question) ? optionIdsOf(question) : null,
    ...keyOf(question, state, audience, open),
    correctAnswerSize: correctAnswerSize(question),
    keyChanged: state?.keyChanged ?? false,
    regrading: state?.regrading ?? null,
    ...partsOf(question, state),
    correct: state?.correct ?? null,
    userAnswer: state?.given ?? null,
    wrongCount: state?.wrongCount ?? 0,
    wrongLimit: question.wrongLimit,
    exhausted: isExhausted(question.wrongLimit, state),
    weight: question.weight,
    courseVersion: null,
  };
}

/** Of a learner, who says by it which options an answer means (BEY-25). */
export const withVersion = (question: QuestionWire, { version }: { readonly version: number }): QuestionWire => ({
  ...question,
  courseVersion: version,
});

/** No learner is told that an answer is right and is shown another one as the right one, or the other way round (BEY-25). */
const mayCompare = (state: RecalledAnswer | null, audience: QuestionAudience): boolean =>
  audience === 'AUTHOR' || state?.keyChanged !== true;

function keyOf(
  question: Question,
  state: RecalledAnswer | null,
  audience: QuestionAudience,
  open: boolean,
): Pick<QuestionWire, 'correctAnswer' | 'explanation'> {
  const isShown = open && mayCompare(state, audience);
  return {
    correctAnswer: isShown ? question.correctAnswer : null,
    explanation: isShown ? question.explanation : null,
  };
}

/**
 * The result of an answer. Until the question is settled it explains the chosen positions only; orderings and categorizations
 * choose every position at once, so theirs waits until the question is settled.
 */
export function answerResultView(
  question: Question,
  answer: AnswerState,
  audience: QuestionAudience,
): AnswerResultWire {
  const state = recalled(question, answer);
  if (state === null) {
    throw new Error(`The answer to question ${question.id} chose what the question does not have`);
  }
  const open = audience === 'AUTHOR' || isSettled(question.wrongLimit, state);
  const key = keyOf(question, state, audience, open);
  return {
    questionId: question.id,
    '@type': question.type,
    correct: state.correct,
    ...key,
    explanation: open ? key.explanation : explanationOfChosen(question, state.given),
    userAnswer: state.given,
    ...partsOf(question, state),
    wrongCount: state.wrongCount,
    wrongLimit: question.wrongLimit,
    exhausted: isExhausted(question.wrongLimit, state),
    correctAnswerSize: correctAnswerSize(question),
    keyChanged: state.keyChanged,
    weight: question.weight,
  };
}

function partsOf(question: Question, state: RecalledAnswer | null): Pick<QuestionWire, 'partsCorrect' | 'parts'> {
  const parts = state === null || state.keyChanged ? null : answerParts(question, state.given);
  return { partsCorrect: parts?.correct ?? null, parts: parts?.total ?? null };
}

function explanationOfChosen(question: Question, answer: UserAnswer): Explanation | null {
  if (question.explanation === null || !Array.isArray(answer) || !questionKind(question).choosesPositions) {
    return null;
  }
  const chosen = new Set(answer.map(String));
  const content = Object.fromEntries(
    Object.entries(question.explanation.content).filter(([position]) => chosen.has(position)),
  );
  return Object.keys(content).length > 0 ? ({ ...question.explanation, content } as Explanation) : null;
}
