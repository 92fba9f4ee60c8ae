import { z } from 'zod';

const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');
const error = 'must be a time such as 2030-01-31T09:00:00.000Z';

/** A zone can carry the first and the last day of what ISO 8601 writes with four digits beyond the years that the database reads. */
const isInRange = (time: string | number): boolean => {
  const milliseconds = new Date(time).getTime();
  return milliseconds >= EARLIEST && milliseconds <= LATEST;
};

/** A moment as received: ISO 8601 with a zone, or milliseconds since 1970. Parses to ISO 8601 in UTC with milliseconds (OP-07). */
export const receivedTimeSchema = z
  .union([z.iso.datetime({ offset: true, error }), z.int({ error }).min(0, { error }).max(LATEST, { error })], {
    error,
  })
  .refine(isInRange, { error })
  .transform((time) => new Date(time).toISOString());

/** A moment in an answer. */
export const timeSchema = z
  .string()
  .describe('ISO 8601 in UTC with milliseconds, for example 2030-01-31T09:00:00.000Z.');
