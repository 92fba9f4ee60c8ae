import type { AnswerContent } from './useAnswer.ts';

/** Chosen positions, as they are sent. */
export const toPositions = (positions: readonly number[]): AnswerContent => ({ positions: [...positions] });
