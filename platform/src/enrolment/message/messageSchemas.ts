import { z } from 'zod';
import { isLineOfText, isVisible, notALineOfText } from '../../shared/lineOfText.ts';

/** Learners named one by one; more are named by a filter. */
const most = 1_000;
const longestSubject = 200;
const longestBody = 5_000;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const percent = z.int().min(0).max(100).optional();

export const messageRequest = z
  .object({
    userCourseIds: z.array(id).min(1).max(most).optional().describe(`Raw ids of their user courses, 1 to ${most}.`),
    q: z
      .string()
      .max(2000)
      .optional()
      .describe('Everyone whom this filter names, as in the list of their user courses; an empty text names all.'),
    groupId: id.optional().describe('Beside `q`: only those of the people of the group with this raw id. For admins.'),
    minScore: percent.describe('Beside `q`: only those with at least this score, in percent.'),
    maxScore: percent.describe('Beside `q`: only those with at most this score, in percent.'),
    stuck: z.boolean().optional().describe('Beside `q`: true for those who are stuck, false for the others.'),
    expired: z
      .boolean()
      .optional()
      .describe('Beside `q`: true for those whose time ran out before they finished, false for the others.'),
    exceptUserCourseIds: z
      .array(id)
      .max(most)
      .default([])
      .describe('Raw ids of those whom `q` names and who get nothing.'),
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
  .refine(({ userCourseIds, q }) => (userCourseIds === undefined) !== (q === undefined), {
    path: ['userCourseIds'],
    message: 'is given, or q in its place',
  })
  .meta({ id: 'LearnerMessage', description: 'What to write to which learners.' });
