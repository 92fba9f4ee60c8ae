import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { cancelJob } from './cancelJob.ts';
import { Job, JobRowConnection } from './Job.ts';
import { getJob } from './jobApi.ts';
import { toJob } from './jobMappers.ts';
import { job, jobs } from './jobs.ts';

export const jobResolvers = {
  Query: { job, jobs },
  Mutation: { cancelJob },
  Job,
  JobRowConnection,
};

export const jobNodes: NodeTypes = {
  Job: byNumberSignedIn(async (id, { rest }) => toJob(await getJob(rest, id))),
};
