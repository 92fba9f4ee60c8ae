import { z } from 'zod';
import { defineJob, rowByRow } from '../../job/jobKind.ts';

const payload = z.object({
  actorId: z.int(),
  courseId: z.int(),
  /** The group whose course it is; the people of the rows are claimed for it. */
  groupId: z.int().optional(),
  /** Milliseconds since 1970; null takes a due date away, and without it those that are there stay. */
  dueMs: z.int().nullable().optional(),
  /** Whether those who are enrolled are told of it; not in orders of a version that never told. */
  notify: z.boolean().default(false),
});
export type PeopleEnrolment = z.output<typeof payload>;

/** Enrols people in a course (BEY-13). */
export const enrolPeopleJob = defineJob({
  name: 'people-enrolment',
  payload,
  noted: ({ courseId, dueMs }) => ({ courseId, dueTime: dueMs == null ? null : new Date(dueMs).toISOString() }),
  ...rowByRow,
});

/** Says what enrolling them would do. A kind of its own, so that nobody takes it for an enrolment (BEY-13). */
export const tryEnrolPeopleJob = defineJob({ name: 'people-enrolment-trial', payload, ...rowByRow });
