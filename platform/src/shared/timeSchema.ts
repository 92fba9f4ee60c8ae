import { z } from 'zod';

const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as received: ISO 8601 with a zone, or milliseconds since 1970. Parses to ISO 8601 in UTC with milliseconds (OP-07). */
export const receivedTimeSchema = z
  .union([z.iso.datetime({ offset: true }), z.int().min(0).max(LATEST)], {
    error: 'must be a time such as 2030-01-31T09:00:00.000Z',
  })
  .transform((time) => new Date(time).toISOString());

/** A moment in an answer. */
export const timeSchema = z
  .string()
  .describe('ISO 8601 in UTC with milliseconds, for example 2030-01-31T09:00:00.000Z.');
