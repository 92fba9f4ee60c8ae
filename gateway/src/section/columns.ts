import { text, wholeNumber } from '../freeForm.ts';
import type { Side } from '../generated/resolverTypes.ts';

/** SEC-12: of twelve, where the author stated nothing. */
const defaultColumns = 6;

/** A share of the width in columns of twelve. */
export const columns = (value: unknown): number => wholeNumber(value, defaultColumns);

export const side = (value: unknown): Side => (text(value).toLowerCase() === 'right' ? 'RIGHT' : 'LEFT');

/** The same as the platform takes it. */
export const toSide = (value: Side | null | undefined): 'left' | 'right' => (value === 'RIGHT' ? 'right' : 'left');
