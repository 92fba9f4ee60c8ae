import { z } from 'zod';
import { isLineOfText, isVisible, notALineOfText, tidyLine } from './lineOfText.ts';

/** VAL-04, VAL-05, OP-63: 1 to 255 characters after trimming. */
export const personName = z
  .string()
  .overwrite(tidyLine)
  .min(1, 'is required')
  .max(255, 'is longer than 255 characters: shorten it')
  .refine(isLineOfText, notALineOfText)
  .refine((text) => text === '' || isVisible(text), 'must have characters that can be seen');
