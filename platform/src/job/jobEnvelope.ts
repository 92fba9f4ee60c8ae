import { z } from 'zod';

/** What the queue holds of a job. */
export const jobEnvelope = z.object({
  /** Null for work of the installation. */
  workspaceId: z.int().nullable(),
  /** The row that shows its progress, where someone watches. */
  runId: z.int().optional(),
  payload: z.record(z.string(), z.unknown()),
});

export type JobEnvelope = z.output<typeof jobEnvelope>;
