import { z } from 'zod';

export const syncRequest = z
  .object({
    '@type': z.literal('PERSONNEL').describe('Kind of the provider; people are taken over from no other.'),
    dryRun: z.boolean().default(false).describe('Only say what would be done with whom, in the rows of the job.'),
    confirmedDepartures: z
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe('So many may lose their access although they are more than a fifth of those who came by the system.'),
  })
  .meta({ id: 'SyncRequest', description: 'A sync to order (REST-70).' });

export const syncResponse = z
  .object({ synced: z.int().describe('How many people of the system are in the workspace now.') })
  .meta({ id: 'Synced', description: 'What a sync came to that has ended.' });
