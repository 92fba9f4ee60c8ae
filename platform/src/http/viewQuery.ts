import { z } from 'zod';

/** Query parameter of what an admin of a course may read as its author or as a learner (OP-91, QUIZ-12). */
export const viewQuery = {
  view: z
    .enum(['learner'])
    .optional()
    .describe('`learner` shows an admin of the course what a learner sees: gates hold and right answers are hidden.'),
};
