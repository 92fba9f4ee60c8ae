import { z } from 'zod';
import { receivedTimeSchema, timeSchema } from '../../shared/timeSchema.ts';
import { mostDueDays } from '../dueRules.ts';
import { groupParams } from '../../workspace/group/groupSchemas.ts';

export const groupCourseParams = groupParams.extend({
  courseId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Raw id of the course.'),
});

export const groupCourseRequest = z
  .object({
    dueDays: z
      .int()
      .min(1)
      .max(mostDueDays)
      .nullable()
      .default(null)
      .describe(
        `It is due so many days after somebody is enrolled by it, at the end of that day in UTC; 1 to ${mostDueDays.toLocaleString('en')}.`,
      ),
    dueTime: receivedTimeSchema
      .nullable()
      .default(null)
      .describe(
        'It is due then, within the next ten years; anyone who is enrolled by it later gets no date. Not together with `dueDays`.',
      ),
    notify: z.boolean().default(true).describe('Whether anyone who is enrolled by it is told, as by an enrolment.'),
  })
  .refine(({ dueDays, dueTime }) => dueDays === null || dueTime === null, {
    path: ['dueTime'],
    message: 'must be left out where `dueDays` is given',
  })
  .meta({ id: 'GroupCourseRequest', description: 'Until when everyone of a group takes a course (OP-129).' });

export const groupCourseResponse = z
  .object({
    courseId: z.int().describe('Raw id of the course.'),
    courseName: z.string().describe('Its name.'),
    dueDays: z.int().nullable().describe('Days after an enrolment until it is due, null for none.'),
    dueTime: timeSchema.nullable().describe('When it is due for everyone, null for no such day.'),
    notify: z.boolean().describe('Whether anyone who is enrolled by it is told.'),
    open: z
      .boolean()
      .describe('False while nobody is enrolled by it, as the course is over or not published any more.'),
    enrolledCount: z.int().describe('How many people it has enrolled so far.'),
    createTime: timeSchema.describe('When the group got it.'),
  })
  .meta({ id: 'GroupCourse', description: 'A course that everyone of a group takes (OP-129).' });
export type GroupCourseResponse = z.output<typeof groupCourseResponse>;

export const groupCoursesResponse = z
  .object({ courses: z.array(groupCourseResponse).describe('By name, at most 100.') })
  .meta({ id: 'GroupCourses', description: 'The courses that everyone of a group takes (OP-129).' });
