import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };

const { bulkCourses: mostCourses } = limits;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const courseChangeRequest = z
  .object({
    action: z
      .enum(['PUBLISH', 'UNPUBLISH'])
      .describe(
        '`PUBLISH` brings drafts into the catalogue; `UNPUBLISH` takes courses out of it, and who is enrolled keeps them.',
      ),
    courseIds: z
      .array(id)
      .min(1)
      .max(mostCourses)
      .refine((ids) => new Set(ids).size === ids.length, 'must be different courses')
      .describe(`Raw ids of the courses, 1 to ${mostCourses}, each once; they are done in this order.`),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .meta({ id: 'CoursesChange', description: 'The same for many courses (BEY-12).' });

export const courseUndoRequest = z
  .object({ jobId: id.describe('Raw id of a job that changed courses and has ended.') })
  .meta({ id: 'CoursesUndo', description: 'What to take back (BEY-12).' });
