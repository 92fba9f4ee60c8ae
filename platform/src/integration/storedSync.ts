import { z } from 'zod';
import { problemCodes } from './check/providerProblem.ts';

const count = (what: string) => z.int().describe(`How many people ${what}.`);

/** What a sync came to, as it is kept with the integration and answered. */
export const storedSync = z
  .object({
    jobId: z.int().describe('Raw id of the job, which has a report of each person for 30 days.'),
    outcome: z
      .enum(['RUNNING', 'DONE', 'NEEDS_CONFIRMATION', 'CANCELLED', 'FAILED'])
      .describe(
        '`RUNNING` until the job has ended; `NEEDS_CONFIRMATION`: nothing was changed, as more than a fifth would lose their access.',
      ),
    dryRun: z.boolean().describe('Whether it only said what it would do.'),
    added: count('were added'),
    returned: count('got their access back'),
    departed: count('lost their access, or would lose it'),
    kept: count('stayed as they were'),
    skipped: count('could not be taken over'),
    problem: z.enum(problemCodes).nullable().describe('Why it failed; null where it did not.'),
    field: z.string().nullable().describe('The field to look at; null where it is none of them.'),
    host: z.string().nullable().describe('The host that was called; null where none was.'),
    status: z.int().nullable().describe('The HTTP status of its answer; null where there was none.'),
    providerText: z.string().nullable().describe('What the provider said of it.'),
    time: z.string().describe('When it ended, or began while it runs; ISO 8601, UTC.'),
  })
  .meta({ id: 'IntegrationSync', description: 'What the latest sync of a personnel system came to.' });

/** How a sync reads people and what it has planned; nobody else's business. */
export interface SyncState {
  /** The plan whose rows are all there; null until then. */
  readonly plan: {
    readonly kept: number;
    /** Whether the rows only say what would be done, until someone agrees. */
    readonly waits: boolean;
    /** When reading began; ISO 8601, UTC. */
    readonly readTime: string;
    /** Whether everyone was read, not only who had changed. */
    readonly isWhole: boolean;
  } | null;
  /** When the people were read of the latest sync that was carried out, and of the latest that read everyone; null for none. */
  readonly readTime: string | null;
  readonly wholeTime: string | null;
}

export type StoredSync = z.output<typeof storedSync> & SyncState;
