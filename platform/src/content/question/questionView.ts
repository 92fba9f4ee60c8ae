/**
 * What a question looks like on the wire, and for whom: the one place that decides whether a right answer, a solution or an
 * explanation may be seen (QUIZ-11, QUIZ-12, QUIZ-20, QUIZ-22, OP-22).
 */
import type { ChoiceAnswer, CorrectAnswer, Id, MappingAnswer, Question, QuestionType } from '../content.ts';
import { correctAnswerSize, isMapping, type UserAnswer } from './gradingRules.ts';

/** `AUTHOR` sees everything: an admin of the course who is not viewing as a learner (QUIZ-12). Anonymous visitors are learners. */
export type QuestionAudience = 'AUTHOR' | 'LEARNER';

/** The state of one question for one learner: the last answer counts, a right one is final (OP-23). */
export interface AnswerState {
  readonly userAnswer: UserAnswer;
  readonly correct: boolean;
  readonly wrongCount: number;
}

export type Explanation = NonNullable<Question['explanation']>;

/** `itemMapping` and `categoryMapping` in ascending order of their ids; `solution` only where the right answer may be seen. */
export type AnswerWire =
  | ChoiceAnswer
  | (Pick<MappingAnswer, 'itemMapping' | 'categoryMapping'> & Partial<Pick<MappingAnswer, 'solution'>>);

/** A question as it stands in a lecture (GW-23). */
export interface QuestionWire {
  id: Id;
  '@type': QuestionType;
  number: number;
  question: string;
  answer: AnswerWire;
  correctAnswer: CorrectAnswer | null;
  correctAnswerSize: number;
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
  wrongCount: number;
  wrongLimit: number;
  /** At its wrong limit and not right. */
  exhausted: boolean;
  correctAnswer: CorrectAnswer | null;
  correctAnswerSize: number;
  weight: number;
}

/** At its wrong limit and not right; 0 means no limit (OP-23). */
export function isExhausted(wrongLimit: number, answer: Pick<AnswerState, 'correct' | 'wrongCount'> | null): boolean {
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
    answer: answerWire(question, open),
    correctAnswer: open ? question.correctAnswer : null,
    correctAnswerSize: correctAnswerSize(question),
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
    wrongCount: answer.wrongCount,
    wrongLimit: question.wrongLimit,
    exhausted: isExhausted(question.wrongLimit, answer),
    correctAnswer: open ? question.correctAnswer : null,
    correctAnswerSize: correctAnswerSize(question),
    weight: question.weight,
  };
}

function answerWire(question: Question, open: boolean): AnswerWire {
  if (!isMapping(question)) return question.answer;
  const { itemMapping, categoryMapping, solution } = question.answer as MappingAnswer;
  const visible = { itemMapping: inIdOrder(itemMapping), categoryMapping: inIdOrder(categoryMapping) };
  return open ? { ...visible, solution } : visible;
}

/** The stored order could tell which items belong together; the order of their ids tells nothing. */
function inIdOrder(labels: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

function explanationOfChosen(question: Question, answer: UserAnswer): Explanation | null {
  if (question.explanation === null || !Array.isArray(answer) || question.type === 'SingleOrdering') return null;
  const chosen = new Set(answer.map(String));
  const content = Object.fromEntries(
    Object.entries(question.explanation.content).filter(([position]) => chosen.has(position)),
  );
  return Object.keys(content).length > 0 ? { type: question.explanation.type, content } : null;
}
