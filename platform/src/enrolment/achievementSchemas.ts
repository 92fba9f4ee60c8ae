import { z } from 'zod';
import { gamificationItemResponseSchema } from '../course/courseSchemas.ts';
import { timeSchema } from '../shared/timeSchema.ts';

/** An achievement of the course, with its state for the learner (GW-26, OP-25). */
export const userGamificationItemSchema = gamificationItemResponseSchema
  .extend({
    isDone: z.boolean().describe('Whether its condition is met now.'),
    achieved: z.boolean().describe('Whether the learner has earned it.'),
    reached: z
      .int()
      .describe(
        'Steps behind the learner: its lectures that are done, its questions that are right, or right answers.',
      ),
    needed: z
      .int()
      .describe(
        'Steps that earn it: lectures, questions, or the right answers that its rate asks for; 0 where none can.',
      ),
  })
  .meta({ id: 'UserGamificationItem', description: 'An achievement of the course with the state of one learner.' });

/** An achievement that a learner has earned (ACH-06, OP-25). */
export const userGamificationSchema = z
  .object({
    id: z.int().describe('Raw id of the link.'),
    gamificationId: z.int().describe('Raw id of the achievement.'),
    createTime: timeSchema.describe('When it was earned; ISO 8601 in UTC.'),
    userCourseId: z.int().describe('Raw id of the user course it was earned in.'),
    courseId: z.int().describe('Raw id of that course.'),
    courseName: z.string().describe('Name of that course.'),
    courseLanguage: z
      .string()
      .nullable()
      .describe('Language of that course, as a code of BCP 47; null when its author does not state it.'),
    gamification: gamificationItemResponseSchema
      .nullable()
      .describe('The achievement; null when its author has removed it since.'),
  })
  .meta({ id: 'UserGamification', description: 'An achievement that a learner has earned.' });
