import { z } from 'zod';
import { problemCodes } from './check/providerProblem.ts';

const count = (what: string) => z.int().describe(`How many people ${what}.`);

/** What a sync came to, as it is kept with the integration and answered. */
export const storedSync = z
  .object({
    jobId: z.int().describe('Raw id of the job, which has a report of each person for 30 days.'),
    outcome: z
      .enum(['RUNNING', 'DONE', 'NEEDS_CONFIRMATION', 'FAILED'])
      .describe(
        '`RUNNING` until the job has ended; `NEEDS_CONFIRMATION`: nothing was changed, as more than a fifth would lose their access.',
      ),
    dryRun: z.boolean().describe('Whether it only said what it would do.'),
    added: count('were added'),
    returned: count('got their access back'),
    departed: count('lost their access, or would lose it'),
    kept: count('stayed as they were'),
    skipped: count('could not be taken over'),
    planned: z.boolean().describe('Whether the rows of its job are all there.'),
    waits: z.boolean().describe('Whether its rows only say what would be done, until somebody agrees.'),
    problem: z.enum(problemCodes).nullable().describe('Why it failed; null where it did not.'),
    field: z.string().nullable().describe('The field to look at; null where it is none of them.'),
    host: z.string().nullable().describe('The host that was called; null where none was.'),
    status: z.int().nullable().describe('The HTTP status of its answer; null where there was none.'),
    providerText: z.string().nullable().describe('What the provider said of it.'),
    time: z.string().describe('When it ended, or began while it runs; ISO 8601, UTC.'),
  })
  .meta({ id: 'IntegrationSync', description: 'What the latest sync of a personnel system came to.' });

export type StoredSync = z.output<typeof storedSync>;
