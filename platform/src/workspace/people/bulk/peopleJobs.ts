import { z } from 'zod';
import { defineJob, rowByRow } from '../../../job/jobKind.ts';

const importPayload = z.object({
  actorId: z.int(),
  /** Whether new people, and those who were not invited yet, get an invitation. */
  invite: z.boolean(),
  /** Whether groups that rows name and that do not exist yet are created; jobs of an earlier version do not say. */
  createGroups: z.boolean().default(false),
});

/** Adds many people (BEY-12). */
export const importPeopleJob = defineJob({
  name: 'people-import',
  payload: importPayload,
  noted: () => ({}),
  ...rowByRow,
});

/** Says what adding many people would do. A kind of its own, so that nobody takes it for an import, or takes it back (BEY-12). */
export const tryPeopleImportJob = defineJob({ name: 'people-import-trial', payload: importPayload, ...rowByRow });

/** What can be done with many people at once. */
export const peopleChange = z.union([
  z.object({ action: z.literal('INVITE') }),
  z.object({ action: z.literal('REVOKE') }),
  z.object({ action: z.literal('WITHDRAW_ACCESS') }),
  z.object({ action: z.literal('RESTORE_ACCESS') }),
  z.object({
    action: z.literal('CHANGE_RIGHTS'),
    createCourse: z.boolean().optional(),
    createVoucher: z.boolean().optional(),
  }),
]);
export type PeopleChange = z.output<typeof peopleChange>;

/** Does the same with many people (BEY-12). */
export const changePeopleJob = defineJob({
  name: 'people-change',
  payload: z.object({ actorId: z.int(), change: peopleChange }),
  noted: ({ change }) => ({ change: change.action }),
  ...rowByRow,
});

/** Takes back what one of the two has done (BEY-12). */
export const undoPeopleJob = defineJob({
  name: 'people-undo',
  payload: z.object({ actorId: z.int() }),
  noted: () => ({}),
  ...rowByRow,
});
