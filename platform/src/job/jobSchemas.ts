import { z } from 'zod';
import { timeSchema } from '../shared/timeSchema.ts';
import { rowOutcomeNames } from './rowOutcomes.ts';

export const jobParams = z.object({
  jobId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).describe('Raw id of the job.'),
});

const rowState = z.enum(['WAITING', 'DONE', 'UNCHANGED', 'REFUSED']);

export const jobResponse = z
  .object({
    id: z.int().describe('Raw id of the job.'),
    kind: z.string().describe('What is done.'),
    exported: z
      .string()
      .nullable()
      .describe('What an export is of, by the `kind` that it was ordered with; null for every other job.'),
    state: z
      .enum(['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'])
      .describe('Where it stands; the last three are ends.'),
    done: z.int().describe('Pieces that are done.'),
    total: z.int().nullable().describe('Pieces in all; null until the job knows.'),
    rows: z
      .object({
        waiting: z.int().describe('Rows that are not done; of a job that has ended, those that it left.'),
        done: z.int().describe('Rows that changed something.'),
        startsLater: z.int().describe('Of those done, enrolments that begin once someone has proven the address.'),
        unchanged: z.int().describe('Rows that were as they should be.'),
        refused: z.int().describe('Rows that could not be done; each says why.'),
      })
      .describe('How many of its rows came to which end; all 0 for work without rows.'),
    actorId: z.int().nullable().describe('Raw id of who ordered it; null when that account is gone.'),
    createdTime: timeSchema.describe('When it was ordered.'),
    startTime: timeSchema.nullable().describe('When it first began; null until then.'),
    endTime: timeSchema.nullable().describe('When it ended; null until then.'),
    result: z
      .object({
        rows: z.int().describe('How many lines it has.'),
        bytes: z.int().describe('How many bytes it has, packed.'),
        expireTime: timeSchema.describe('Until when it can be downloaded.'),
      })
      .nullable()
      .describe(
        'The file of an export, which `GET /api/v1/secured/jobs/{jobId}/result.jsonl.gz` answers; null for every other job, until it is written, and once it was withdrawn.',
      ),
    cancelTime: timeSchema.nullable().describe('When someone asked it to end; a running job ends at its next step.'),
  })
  .meta({ id: 'Job', description: 'Work that continues while its orderer does something else.' });

export const jobRowResponse = z
  .object({
    number: z.int().describe('From 1, in the order of the work.'),
    subject: z.string().describe('What it is about: an e-mail address, a name; empty once that person was erased.'),
    subjectId: z.int().nullable().describe('Raw id of the person it is about; null for none, and while there is none.'),
    state: rowState.describe('`WAITING` until it is done.'),
    code: z
      .string()
      .nullable()
      .describe('What was done, or the code of the refusal as in the answers of the API; null while it waits.'),
    outcome: z
      .enum(rowOutcomeNames)
      .nullable()
      .describe('The same where it is none of the error catalogue: what was done, or why nothing was.'),
    params: z
      .record(z.string(), z.unknown())
      .describe('More about it; of a refusal always its `message`, and the `field` where it is about one.'),
    doneTime: timeSchema.nullable().describe('When it was done; null until then.'),
  })
  .meta({ id: 'JobRow', description: 'The outcome of one row of a job.' });
