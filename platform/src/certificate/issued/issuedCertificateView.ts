import { z } from 'zod';
import type { IsoTime } from '../../content/content.ts';
import { certificateResponseSchema } from '../../enrolment/certificateSchemas.ts';
import { toCertificateWire } from '../../enrolment/certificateStatus.ts';
import { timeSchema } from '../../shared/timeSchema.ts';
import type { IssuedCertificate } from './issuedCertificateQueries.ts';

export const issuedCertificateSchema = certificateResponseSchema
  .extend({
    userId: z.int().describe('Raw id of its holder.'),
    userCourseId: z.int().describe('Raw id of the user course that it was issued for, which may be gone.'),
    updateTime: timeSchema.describe('When it was issued, revoked or restored last.'),
  })
  .meta({ id: 'IssuedCertificate', description: 'A certificate, with whom and what it belongs to.' });

export const toIssuedCertificateWire = (
  { userId, userCourseId, updateTime, ...record }: IssuedCertificate,
  now: IsoTime,
): z.output<typeof issuedCertificateSchema> => ({
  ...toCertificateWire(record, now),
  userId,
  userCourseId,
  updateTime: updateTime.toISOString(),
});
