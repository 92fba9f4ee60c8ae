import { z } from 'zod';
import { isLineOfText, isVisible, notALineOfText, tidyLine } from './lineOfText.ts';

/** One line of 1 to so many characters after trimming, of which some can be seen and none turns the direction of what stands around it. */
export const shownName = (longest: number) =>
  z
    .string()
    .overwrite(tidyLine)
    .min(1, 'is required')
    .max(longest, `is longer than ${longest} characters: shorten it`)
    .refine(isLineOfText, notALineOfText)
    .refine((text) => text === '' || isVisible(text), 'must have characters that can be seen');

/** What people are called (VAL-04, VAL-05, OP-63). */
export const personName = shownName(255);
