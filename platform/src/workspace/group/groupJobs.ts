import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

const payload = z.object({ actorId: z.int(), groupId: z.int(), action: z.enum(['ADD', 'REMOVE']) });
export type MembersChange = z.output<typeof payload>;

/** Puts many people into a group, or takes them out (BEY-13). */
export const changeMembersJob = defineJob({
  name: 'group-members',
  payload,
  noted: ({ groupId, action }) => ({ groupId, change: action }),
  ...rowByRow,
});

/** Says what that would do. A kind of its own, so that nobody takes it for a change, or takes it back (BEY-13). */
export const tryChangeMembersJob = defineJob({ name: 'group-members-trial', payload, ...rowByRow });
