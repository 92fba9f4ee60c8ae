import type { Resolvers } from '../generated/resolverTypes.ts';
import { ledToCourseLoader } from './umbrellaLoaders.ts';

export const umbrellaResolvers = {
  DecisionCourse: {
    course: ({ courseId }, _args, context) =>
      courseId === null ? null : context.use(ledToCourseLoader).load(courseId),
  },
} satisfies Resolvers;
