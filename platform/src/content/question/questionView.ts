/**
 * What a question looks like on the wire, and for whom: the one place that decides whether a right answer, a solution or an
 * explanation may be seen (QUIZ-11, QUIZ-12, QUIZ-20, QUIZ-22, OP-22).
 */
import { answerParts, correctAnswerSize } from './gradingRules.ts';
import type { AnswerWire, Explanation, Question, QuestionType, UserAnswer } from './question.ts';
import { questionKind } from './types.ts';
import type { Id } from '../../shared/id.ts';

/** `AUTHOR` sees everything: an admin of the course who is not viewing as a learner (QUIZ-12). Anonymous visitors are learners. */
export type QuestionAudience = 'AUTHOR' | 'LEARNER';

/** The state of one question for one learner: the last answer counts, a right one is final (OP-23). */
export interface AnswerState {
  readonly userAnswer: UserAnswer;
  readonly correct: boolean;
  readonly wrongCount: number;
}

/** A question as it stands in a lecture (GW-23). */
export interface QuestionWire {
  id: Id;
  '@type': QuestionType;
  number: number;
  question: string;
  answer: AnswerWire;
  correctAnswer: Question['correctAnswer'] | null;
  correctAnswerSize: number;
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

/** `number` counts from 1 among the questions of the lecture that this reader gets. `answer` is null until the first answer. */
export function questionView(
  question: Question,
  number: number,
  answer: AnswerState | null,
  audience: QuestionAudience,
): QuestionWire {
  const open = audience === 'AUTHOR' || isSettled(question.wrongLimit, answer);
  return {
    id: question.id,
    '@type': question.type,
    number,
    question: question.question,
    answer: questionKind(question).answerWire(question as never, open),
    correctAnswer: open ? question.correctAnswer : null,
    correctAnswerSize: correctAnswerSize(question),
    ...partsOf(question, answer),
    correct: answer === null ? null : answer.correct,
    userAnswer: answer === null ? null : answer.userAnswer,
    explanation: open ? question.explanation : null,
    wrongCount: answer === null ? 0 : answer.wrongCount,
    wrongLimit: question.wrongLimit,
    exhausted: isExhausted(question.wrongLimit, answer),
    weight: question.weight,
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
  const open = audience === 'AUTHOR' || isSettled(question.wrongLimit, answer);
  return {
    questionId: question.id,
    '@type': question.type,
    correct: answer.correct,
    explanation: open ? question.explanation : explanationOfChosen(question, answer.userAnswer),
    userAnswer: answer.userAnswer,
    ...partsOf(question, answer),
    wrongCount: answer.wrongCount,
    wrongLimit: question.wrongLimit,
    exhausted: isExhausted(question.wrongLimit, answer),
    correctAnswer: open ? question.correctAnswer : null,
    correctAnswerSize: correctAnswerSize(question),
    weight: question.weight,
  };
}

function partsOf(question: Question, answer: AnswerState | null): Pick<QuestionWire, 'partsCorrect' | 'parts'> {
  const parts = answer === null ? null : answerParts(question, answer.userAnswer);
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
