import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

/** What can be done with the enrolments of many learners at once. */
export const enrolmentChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('UNENROL') }),
  /** Milliseconds since 1970; null takes the due date away. */
  z.object({ action: z.literal('CHANGE_DUE'), dueMs: z.int().nullable() }),
]);
export type EnrolmentChange = z.output<typeof enrolmentChange>;

const changePayload = z.object({ actorId: z.int(), change: enrolmentChange });
export type EnrolmentChangeOrder = z.output<typeof changePayload>;

/** Takes learners out of courses, or changes until when they should complete them (OP-127). */
export const changeEnrolmentsJob = defineJob({
  name: 'enrolment-change',
  payload: changePayload,
  noted: ({ change }) => ({
    change: change.action,
    ...(change.action === 'CHANGE_DUE'
      ? { dueTime: change.dueMs === null ? null : new Date(change.dueMs).toISOString() }
      : {}),
  }),
  ...rowByRow,
});

/** Says what that would do. A kind of its own, so that nobody takes it for a change, or takes it back. */
export const tryChangeEnrolmentsJob = defineJob({
  name: 'enrolment-change-trial',
  payload: changePayload,
  ...rowByRow,
});

/** Takes back what an enrolment of people, or such a change, has done (OP-127). */
export const undoEnrolmentJob = defineJob({
  name: 'enrolment-undo',
  payload: z.object({ actorId: z.int(), undoneRunId: z.int() }),
  noted: ({ undoneRunId }) => ({ undoneJobId: undoneRunId }),
  ...rowByRow,
});
