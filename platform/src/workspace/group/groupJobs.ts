import { z } from 'zod';
import { defineJob } from '../../job/jobKind.ts';

const payload = z.object({ actorId: z.int(), groupId: z.int(), action: z.enum(['ADD', 'REMOVE']) });
export type MembersChange = z.output<typeof payload>;

const atWork = {
  payload,
  retry: { most: 5, firstDelaySeconds: 2, longestDelaySeconds: 300 },
  longestSeconds: 3_600,
  atOnce: 1,
} as const;

/** Puts many people into a group, or takes them out (BEY-13). */
export const changeMembersJob = defineJob({ name: 'group-members', ...atWork });

/** Says what that would do. A kind of its own, so that nobody takes it for a change, or takes it back (BEY-13). */
export const tryChangeMembersJob = defineJob({ name: 'group-members-trial', ...atWork });
