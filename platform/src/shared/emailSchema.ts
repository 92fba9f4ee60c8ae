import { z } from 'zod';
import { isEmailAddress } from './address.ts';

/** An e-mail address, in the form that it is stored and compared in (VAL-06, OP-123). */
export const email = z
  .string()
  .trim()
  .min(1, 'is required')
  .max(255, { error: 'is longer than 255 characters: shorten it', abort: true })
  .refine((text) => text === '' || isEmailAddress(text), 'must be a valid e-mail address');
