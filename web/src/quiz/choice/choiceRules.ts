/** Positions of answers, from 1, as the API counts them. */
export type Positions = readonly number[];

/** The choice after a click on `position` of a question with several right answers: it is added, or taken back. Ascending. */
export function togglePosition(chosen: Positions, position: number): Positions {
  return chosen.includes(position)
    ? chosen.filter((other) => other !== position)
    : [...chosen, position].sort((a, b) => a - b);
}

/** Whether both choices hold the same positions, in any order. */
export function samePositions(a: Positions, b: Positions): boolean {
  return a.length === b.length && a.every((position) => b.includes(position));
}

/**
 * Whether a choice is sent on its own (QUIZ-04, QUIZ-07): as many positions as the right answer has, and not the set that
 * was answered last, so that going back to a wrong answer spends no further try.
 */
export function submitsByItself(chosen: Positions, correctAnswerSize: number, answeredLast: Positions | null): boolean {
  if (chosen.length !== correctAnswerSize || chosen.length === 0) return false;
  return answeredLast === null || !samePositions(chosen, answeredLast);
}

/** Where the focus goes from `index` of `count` options by a key, wrapping around; null for keys that do not move it. */
export function focusAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** How one option looks. `missed` is a right answer that was not chosen, shown once the question is exhausted. */
export type OptionMark = 'none' | 'chosen' | 'right' | 'wrong' | 'missed';

/** What decides the look of the options. */
export interface OptionMarkInput {
  chosen: Positions;
  /** The verdict on `chosen`; null when it was changed since or never checked. */
  verdict: boolean | null;
  /** The right positions, null while they are not known. */
  correctAnswer: Positions | null;
}

/** The look of the option at `position` (QUIZ-05, QUIZ-06, QUIZ-09, QUIZ-11, QUIZ-12). */
export function optionMark(position: number, { chosen, verdict, correctAnswer }: OptionMarkInput): OptionMark {
  const isChosen = chosen.includes(position);
  if (correctAnswer?.includes(position)) return isChosen && verdict !== null ? 'right' : 'missed';
  if (!isChosen) return 'none';
  if (verdict === null) return 'chosen';
  return verdict ? 'right' : 'wrong';
}
