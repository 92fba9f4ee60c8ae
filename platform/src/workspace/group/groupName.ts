import { z } from 'zod';
import { isLineOfText, isVisible, notALineOfText, tidyLine } from '../../shared/lineOfText.ts';

export const longestName = 200;

/** What a group may be called, anyone who names it: an admin, or the identity provider. */
export const groupName = z
  .string()
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, 'is required')
      .max(longestName, `is longer than ${longestName} characters: shorten it`)
      .refine(isLineOfText, notALineOfText)
      .refine(isVisible, 'is required')
      // A file of people names several groups in one cell.
      .refine((text) => !text.includes(';'), 'must have no semicolon'),
  );
