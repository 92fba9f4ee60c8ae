import { z } from 'zod';
import { learnerSelectionFields, namesLearners, namesLearnersProblem } from '../learnerSelection.ts';
import { isLineOfText, isVisible, notALineOfText } from '../../shared/lineOfText.ts';

const longestSubject = 200;
const longestBody = 5_000;

export const messageRequest = z
  .object({
    ...learnerSelectionFields,
    subject: z
      .string()
      .trim()
      .max(longestSubject)
      .refine(isVisible, 'is required')
      .refine(isLineOfText, notALineOfText)
      .describe(`Subject of the mail: one line of at most ${longestSubject} characters.`),
    body: z
      .string()
      .trim()
      .max(longestBody)
      .refine(isVisible, 'is required')
      .describe(`What it says: plain text of at most ${longestBody} characters; an empty line parts paragraphs.`),
  })
  .refine(namesLearners, namesLearnersProblem)
  .meta({ id: 'LearnerMessage', description: 'What to write to which learners.' });
