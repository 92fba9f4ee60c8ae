import { z } from 'zod';
import { timeSchema } from '../../shared/timeSchema.ts';
import { workspaceParams } from '../userCourseSchemas.ts';

export const waitingParams = workspaceParams.extend({
  waitingId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).describe('Raw id of what waits.'),
});

export const waitingResponse = z
  .object({
    id: z.int().describe('Raw id.'),
    courseId: z.int().describe('Raw id of the course.'),
    courseName: z.string().describe('Name of the course.'),
    username: z.string().describe('E-mail address of who is enrolled once they have proven it.'),
    dueTime: timeSchema.nullable().describe('When they should have completed it; null for whenever.'),
    actorId: z.int().describe('Raw id of who ordered it.'),
    createTime: timeSchema.describe('When it was ordered.'),
  })
  .meta({
    id: 'WaitingEnrolment',
    description: 'An enrolment that begins once its address has a proven account (BEY-13).',
  });
