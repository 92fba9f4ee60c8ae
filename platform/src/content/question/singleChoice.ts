import { positionKind } from './positions.ts';

/** One position is right (QUIZ-03). */
export const singleChoice = positionKind('ONE');
