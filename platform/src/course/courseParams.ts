/** Parameters and headers that the routes of courses share. */
import { z } from 'zod';
import { ifMatchHeader } from '../http/etag.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { includeQuery } from '../http/include.ts';

export const courseIdParams = z.object({
  id: z.coerce.number().int().positive().describe('Raw id of the course.'),
});

export const courseIncludeQuery = includeQuery(['modules', 'outline']);

/** Reads a flag of the query: true for `true`, whatever its case. */
const flag = (description: string) =>
  z
    .string()
    .optional()
    .transform((value) => value?.toLowerCase() === 'true')
    .describe(description);

/** A flag that nothing may be done without: anything but `true` and `false` is refused. */
export const strictFlag = (description: string) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .optional()
    .transform((value) => value === 'true')
    .describe(description);

export const forceUpdateQuery = {
  forceUpdate: flag(
    'true ignores the lock of another, a newer version and the progress of learners; it is recorded (OP-15).',
  ),
};

export const autoSaveQuery = {
  autoSave: flag(
    'true for a save that nobody asked for: of those that one author makes while holding the lock, history keeps the last.',
  ),
};

export const forceQuery = { force: flag('true acts on the lock of another as well.') };

/** Headers that a write of a course may carry (OP-14, OP-16). */
export const writeHeaders = {
  ...ifMatchHeader,
  'x-lock-token': z.coerce
    .number()
    .int()
    .optional()
    .describe('Lock token from _lock. A save without it passes only while nobody holds the lock.'),
};

/** And a save. */
export const saveHeaders = { ...writeHeaders, ...idempotencyHeader };
