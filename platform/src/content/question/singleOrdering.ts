import { positionKind } from './positions.ts';

/** Every position once, in the right sequence. */
export const singleOrdering = positionKind('SEQUENCE');
