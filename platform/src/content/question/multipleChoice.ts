import { positionKind } from './positions.ts';

/** A set of positions is right, in whatever order. */
export const multipleChoice = positionKind('SET');
