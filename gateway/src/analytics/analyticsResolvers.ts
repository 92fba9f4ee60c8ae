import { campaignLoader } from '../campaign/campaignLoader.ts';
import type { Context } from '../context.ts';
import type { FactType, Resolvers } from '../generated/resolverTypes.ts';
import { lectureOf, moduleOf } from '../lecture/partOf.ts';
import type { NodeModel } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { Analytics, FactCountConnection } from './Analytics.ts';
import type { FactCountModel } from './analyticsMappers.ts';
import { CourseFunnel, CourseQuestionStatistics } from './courseStatistics.ts';

/** The place of what is counted in its course. */
const placeOf = ({ courseId, subjectId }: FactCountModel) =>
  courseId === null || subjectId === null ? null : { courseId, id: subjectId };

type FindSubject = (model: FactCountModel, args: unknown, context: Context) => Promise<object | null> | object | null;

/** What is counted by the name of its type; null for what cannot be read by what the numbers say. */
const subjects: Readonly<Record<FactType, readonly [type: string, find: FindSubject] | null>> = {
  LECTURE: ['Lecture', lectureOf(placeOf)],
  MODULE: ['Module', moduleOf(placeOf)],
  CAMPAIGN: [
    'Campaign',
    ({ subjectId }, _args, context) => (subjectId === null ? null : context.use(campaignLoader).load(subjectId)),
  ],
  CERTIFICATE: ['Course', courseOf(({ courseId }) => courseId)],
  USER_COURSE: ['Course', courseOf(({ courseId }) => courseId)],
  QUESTION_ANSWER: null,
  WORKSPACE: null,
};

async function subject(model: FactCountModel, args: unknown, context: Context): Promise<NodeModel | null> {
  const counted = subjects[model.type];
  if (counted === null) return null;
  const [type, find] = counted;
  const found = await find(model, args, context);
  return found === null ? null : ({ __typename: type, ...found } as NodeModel);
}

export const analyticsResolvers = {
  Analytics,
  FactCountConnection,
  FactCount: { subject, course: courseOf(({ courseId }) => courseId) },
  CourseFunnel,
  FunnelStep: {
    lecture: lectureOf(({ courseId, lectureId }) => ({ courseId, id: lectureId })),
    module: moduleOf(({ courseId, moduleId }) => ({ courseId, id: moduleId })),
  },
  CourseQuestionStatistics,
  QuestionStatistics: { lecture: lectureOf(({ courseId, lectureId }) => ({ courseId, id: lectureId })) },
  CourseToReview: { course: courseOf(({ courseId }) => courseId) },
} satisfies Resolvers;
