import { z } from 'zod';
import { timeSchema } from '../shared/timeSchema.ts';

/** OP-24. */
export const certificateResponseSchema = z
  .object({
    uuid: z.string().describe('Public id, printed on the certificate.'),
    holderName: z.string().describe('Full name of the holder when it was issued.'),
    courseName: z.string().describe('Name of the course when it was issued.'),
    courseLanguage: z
      .string()
      .nullable()
      .describe('Language of the course when it was issued, as a code of BCP 47; null when not stated.'),
    scorePercent: z.int().describe('Right points of all points in percent, 0 to 100.'),
    issuedDate: timeSchema.describe('When it was issued; ISO 8601 in UTC.'),
    duration: z.int().nullable().describe('Duration of the course in minutes; null when not stated.'),
  })
  .meta({ id: 'Certificate', description: 'A proof that a person completed a course.' });
