import type { Resolvers } from '../generated/resolverTypes.ts';
import { Analytics, FactCountConnection } from './Analytics.ts';
import { CourseFunnel, CourseQuestionStatistics } from './courseStatistics.ts';

export const analyticsResolvers = {
  Analytics,
  FactCountConnection,
  CourseFunnel,
  CourseQuestionStatistics,
} satisfies Resolvers;
