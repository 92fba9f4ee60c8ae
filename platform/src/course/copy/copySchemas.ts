import { z } from 'zod';
import { isLineOfText, notALineOfText } from '../../shared/lineOfText.ts';

/** What is asked for of a copy. */
export const copyRequestSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'is required')
      .max(255)
      .refine(isLineOfText, notALineOfText)
      .nullish()
      .describe("Name of the copy, 1 to 255 characters; that of the course with ' – Copy' when left out (CRS-17)."),
  })
  .meta({ id: 'CourseCopyRequest', description: 'How a copy is called.' });
