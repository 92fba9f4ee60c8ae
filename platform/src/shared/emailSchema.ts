import { z } from 'zod';

/** VAL-06. */
export const email = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(255, 'must have at most 255 characters')
  .pipe(z.email('must be a valid e-mail address'));
