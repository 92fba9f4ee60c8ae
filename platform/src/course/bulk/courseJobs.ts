import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

/** What can be done with many courses at once. Texts, such as the name of a topic, stand in the rows: anyone who reads the queue reads this. */
export const courseChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('PUBLISH') }),
  z.object({ action: z.literal('UNPUBLISH') }),
  z.object({ action: z.literal('ADD_TAG') }),
  z.object({ action: z.literal('REMOVE_TAG') }),
  z.object({ action: z.literal('COPY') }),
  z.object({ action: z.literal('HAND_OVER'), authorId: z.int() }),
  /** `withProgress`: also courses in which learners have progress. */
  z.object({ action: z.literal('DELETE'), withProgress: z.boolean() }),
]);
export type CourseChange = z.output<typeof courseChange>;

const changePayload = z.object({ actorId: z.int(), change: courseChange });
export type CourseChangeOrder = z.output<typeof changePayload>;

/** Does the same with many courses (BEY-12). */
export const changeCoursesJob = defineJob({
  name: 'course-change',
  payload: changePayload,
  noted: ({ change }) => ({ change: change.action }),
  ...rowByRow,
});

/** Deletes many courses. A kind of its own, as nobody takes it back (OP-271). */
export const deleteCoursesJob = defineJob({
  name: 'course-deletion',
  payload: changePayload,
  noted: () => ({}),
  ...rowByRow,
});

/** Says what that would do. A kind of its own, so that nobody takes it for a change, or takes it back. */
export const tryChangeCoursesJob = defineJob({ name: 'course-change-trial', payload: changePayload, ...rowByRow });

/** Takes back what such a change has done (BEY-12). */
export const undoCoursesJob = defineJob({
  name: 'course-undo',
  payload: z.object({ actorId: z.int(), undoneRunId: z.int() }),
  noted: ({ undoneRunId }) => ({ undoneJobId: undoneRunId }),
  ...rowByRow,
});
