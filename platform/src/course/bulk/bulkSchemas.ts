import { z } from 'zod';
import { tagName } from '../courseSchemas.ts';
import limits from '../../../../contracts/limits.json' with { type: 'json' };

const { bulkCourses: mostCourses } = limits;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const courseChangeRequest = z
  .object({
    action: z
      .enum(['PUBLISH', 'UNPUBLISH', 'ADD_TAG', 'REMOVE_TAG', 'COPY', 'HAND_OVER', 'DELETE'])
      .describe(
        '`PUBLISH` brings drafts into the catalogue; `UNPUBLISH` takes courses out of it, and who is enrolled keeps them; `ADD_TAG` and `REMOVE_TAG` change their tags; `COPY` makes a course of the caller from each; `HAND_OVER` makes another their author, for admins and for who made them; `DELETE` deletes them with everything that learners have in them, which nobody can take back.',
      ),
    courseIds: z
      .array(id)
      .min(1)
      .max(mostCourses)
      .refine((ids) => new Set(ids).size === ids.length, 'must be different courses')
      .describe(`Raw ids of the courses, 1 to ${mostCourses}, each once; they are done in this order.`),
    tag: tagName
      .optional()
      .describe(
        'For `ADD_TAG` and `REMOVE_TAG`: the tag, in any case; a name that the workspace has not yet becomes a new tag.',
      ),
    withProgress: z
      .boolean()
      .optional()
      .describe(
        'For `DELETE`: whether courses are deleted, too, in which learners have progress; otherwise they stay.',
      ),
    author: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .optional()
      .describe('For `HAND_OVER`: the e-mail address of who gets the courses; someone who may create courses.'),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .refine(({ action, tag }) => (action === 'ADD_TAG' || action === 'REMOVE_TAG') === (tag !== undefined), {
    path: ['tag'],
    message: 'must be given to add or remove a tag, and for nothing else',
  })
  .refine(({ action, withProgress }) => action === 'DELETE' || withProgress === undefined, {
    path: ['withProgress'],
    message: 'is for deleting alone',
  })
  .refine(({ action, author }) => (action === 'HAND_OVER') === (author !== undefined), {
    path: ['author'],
    message: 'must be given to hand courses over, and for nothing else',
  })
  .meta({ id: 'CoursesChange', description: 'The same for many courses (BEY-12).' });

export const courseUndoRequest = z
  .object({ jobId: id.describe('Raw id of a job that changed courses and has ended.') })
  .meta({ id: 'CoursesUndo', description: 'What to take back (BEY-12).' });
