import type { Resolvers } from '../generated/resolverTypes.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { personOf } from '../workspace/personOf.ts';
import { cancelJob } from './cancelJob.ts';
import { Job, JobRowConnection } from './Job.ts';
import { getJob } from './jobApi.ts';
import { toJob } from './jobMappers.ts';
import { jobProgress } from './jobProgress.ts';
import { job, jobs } from './jobs.ts';

export const jobResolvers = {
  Query: { job, jobs },
  Subscription: { job: jobProgress },
  Mutation: { cancelJob },
  Job: { ...Job, orderedBy: personOf(({ orderedById }) => orderedById) },
  JobRow: { person: personOf(({ subjectId }) => subjectId) },
  JobRowCourse: { course: courseOf(({ courseId }) => courseId) },
  JobRowConnection,
} satisfies Resolvers;

export const jobNodes: NodeTypes = {
  Job: byNumberSignedIn(async (id, { rest }) => toJob(await getJob(rest, id))),
};
