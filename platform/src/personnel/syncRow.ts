import { z } from 'zod';
import type { RowOutcome } from '../job/rowOutcomes.ts';

/** What a row of a sync holds beside the person. */
export const syncRow = z.object({
  externalId: z.string(),
  effect: z.enum(['ADD', 'LINK', 'RETURN', 'LEAVE', 'SKIP']),
  /** Only said, not done: a dry run, or one that waits for a yes. */
  dry: z.boolean(),
  reason: z.enum(['NO_ADDRESS', 'DUPLICATE_ADDRESS', 'ADDRESS_DIFFERS', 'ADMIN', 'REVOKED']).optional(),
});

export type SyncRow = z.output<typeof syncRow>;

/** What a dry run says of someone in place of doing it. */
export const forecastOf = ({ effect, reason }: SyncRow): RowOutcome =>
  effect === 'SKIP' ? (reason ?? 'NO_ADDRESS') : `WOULD_${effect}`;
