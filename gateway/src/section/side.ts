import type { Side } from '../generated/resolverTypes.ts';

export const side = (value: 'left' | 'right'): Side => (value === 'right' ? 'RIGHT' : 'LEFT');

/** The same as the platform takes it. */
export const toSide = (value: Side | null | undefined): 'left' | 'right' => (value === 'RIGHT' ? 'right' : 'left');
