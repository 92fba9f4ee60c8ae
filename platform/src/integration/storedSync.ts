import { z } from 'zod';
import { problemCodes } from './check/providerProblem.ts';

const count = (what: string) => z.int().describe(`How many people ${what}.`);

/** What a sync came to, as it is kept with the integration and answered. */
export const storedSync = z
  .object({
    jobId: z.int().describe('Raw id of the job, which has a report of each person for 30 days.'),
    outcome: z
      .enum(['DONE', 'NEEDS_CONFIRMATION', 'FAILED'])
      .describe('`NEEDS_CONFIRMATION`: nothing was changed, as more than a fifth would lose their access.'),
    dryRun: z.boolean().describe('Whether it only said what it would do.'),
    added: count('were added'),
    returned: count('got their access back'),
    departed: count('lost their access'),
    kept: count('stayed as they were'),
    skipped: count('could not be taken over'),
    problem: z.enum(problemCodes).nullable().describe('Why it failed; null where it did not.'),
    providerText: z.string().nullable().describe('What the provider said of it.'),
    endTime: z.string().describe('When it ended; ISO 8601, UTC.'),
  })
  .meta({ id: 'IntegrationSync', description: 'What the latest sync of a personnel system came to.' });

export type StoredSync = z.output<typeof storedSync>;
