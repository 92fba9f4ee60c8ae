import { z } from 'zod';
import { receivedTimeSchema } from '../../shared/timeSchema.ts';
import { learnerSelectionFields, namesLearners, namesLearnersProblem } from '../learnerSelection.ts';

export const enrolmentChangeRequest = z
  .object({
    ...learnerSelectionFields,
    action: z
      .enum(['UNENROL', 'CHANGE_DUE'])
      .describe('UNENROL takes them out of the course; CHANGE_DUE gives them the due date of `dueTime`.'),
    dueTime: receivedTimeSchema
      .nullable()
      .optional()
      .describe('For CHANGE_DUE: until when, within the next ten years; null for no due date any more.'),
    dryRun: z.boolean().default(false).describe('True to be told what would happen, without any change.'),
  })
  .refine(namesLearners, namesLearnersProblem)
  .refine(({ action, dueTime }) => (action === 'CHANGE_DUE') === (dueTime !== undefined), {
    path: ['dueTime'],
    message: 'must be given for CHANGE_DUE, and for nothing else',
  })
  .meta({ id: 'EnrolmentChange', description: 'What to do with the enrolments of which learners (OP-127).' });

export const enrolmentUndoRequest = z
  .object({ jobId: z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the job to take back.') })
  .meta({ id: 'EnrolmentUndo', description: 'Which job to take back.' });
