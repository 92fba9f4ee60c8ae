import { positionKind } from './positions.ts';

/** Behaves like a single choice (OP-57). */
export const list = positionKind('ONE');
