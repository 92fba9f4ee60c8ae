import { z } from 'zod';
import { timeSchema } from '../shared/timeSchema.ts';

export const jobParams = z.object({
  jobId: z.coerce.number().int().positive().describe('Raw id of the job.'),
});

export const jobResponse = z
  .object({
    id: z.int().describe('Raw id of the job.'),
    kind: z.string().describe('What is done.'),
    state: z
      .enum(['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'])
      .describe('Where it stands; the last three are ends.'),
    done: z.int().describe('Pieces that are done.'),
    total: z.int().nullable().describe('Pieces in all; null until the job knows.'),
    report: z
      .array(z.record(z.string(), z.unknown()))
      .describe('What became of single rows, as the kind of the job tells it; in the order of the work.'),
    actorId: z.int().nullable().describe('Raw id of who ordered it; null when that account is gone.'),
    createdTime: timeSchema.describe('When it was ordered.'),
    startTime: timeSchema.nullable().describe('When it first began; null until then.'),
    endTime: timeSchema.nullable().describe('When it ended; null until then.'),
    cancelTime: timeSchema.nullable().describe('When somebody asked it to end; a running job ends at its next step.'),
  })
  .meta({ id: 'Job', description: 'Work that goes on while its orderer does something else.' });
