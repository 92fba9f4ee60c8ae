import type { Placement } from '../placement/placementRules.ts';

/** What someone answers: positions from 1, or items by category. */
export type DraftAnswer = readonly number[] | Placement;

export interface DraftGrade {
  readonly correct: boolean;
  /** How many parts are right; null for choices, which are right or wrong as a whole (OP-105). */
  readonly parts: { readonly correct: number; readonly total: number } | null;
  /** The positions that were chosen, and so are explained at once (QUIZ-20, OP-22); none where everything is used. */
  readonly chosen: readonly number[];
}

const isPositions = (answer: DraftAnswer): answer is readonly number[] => Array.isArray(answer);

/** The positions that an answer states. */
export const positionsIn = (answer: DraftAnswer): readonly number[] => (isPositions(answer) ? answer : []);

/** The placement that an answer states. */
export const placementIn = (answer: DraftAnswer): Placement => (isPositions(answer) ? {} : answer);

export function sameSet<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  const known = new Set(a);
  return known.size === new Set(b).size && b.every((value) => known.has(value));
}
