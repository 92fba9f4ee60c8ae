import { z } from 'zod';
import { timeSchema } from '../shared/timeSchema.ts';
import { certificateStatuses } from './certificateStatus.ts';

/** A certificate as its holder and anyone who verifies it sees it (OP-24). */
export const certificateResponseSchema = z
  .object({
    uuid: z.string().describe('Public id, printed on the certificate.'),
    holderName: z.string().describe('Full name of the holder when it was issued.'),
    courseId: z.int().describe('Raw id of the course that it was issued for; the course may be gone.'),
    courseName: z.string().describe('Name of the course when it was issued.'),
    courseLanguage: z
      .string()
      .nullable()
      .describe('Language of the course when it was issued, as a code of BCP 47; null when not stated.'),
    scorePercent: z.int().describe('Right points of all points in percent, 0 to 100.'),
    issuedDate: timeSchema.describe('When it was issued; ISO 8601 in UTC.'),
    duration: z.int().nullable().describe('Duration of the course in minutes; null when not stated.'),
    requiredPercent: z
      .number()
      .nullable()
      .describe('Points in percent that the course asked for; null for certificates from before this was kept.'),
    expireTime: timeSchema.nullable().describe('Until when it counts; null for always.'),
    revokedTime: timeSchema.nullable().describe('When an admin took it back; null while it stands.'),
    revokeReason: z
      .string()
      .nullable()
      .describe('Why it was taken back, in the words of the admin; null while it stands.'),
    status: z
      .enum(certificateStatuses)
      .describe('Whether it counts now: VALID, EXPIRED once its time is over, REVOKED while it is taken back.'),
  })
  .meta({ id: 'Certificate', description: 'A proof that a person completed a course.' });
