import { z } from '../editing/shape.ts';

export const side = z.enum(['LEFT', 'RIGHT']);

export type Side = z.output<typeof side>;

/** A share of the width in twelfths, 1 to 12; older courses may state another number, which stays until someone chooses. */
export const columns = z.int();
