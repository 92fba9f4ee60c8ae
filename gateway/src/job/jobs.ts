import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { emptyConnection, readConnection, toPageRequest } from '../pagination.ts';
import { RestError } from '../rest/RestError.ts';
import { allOf, anyOf } from '../rsql.ts';
import { getJob, getJobs } from './jobApi.ts';
import { kindNames, toJob } from './jobMappers.ts';

const runningStates = ['WAITING', 'RUNNING'] as const;
const endedStates = ['DONE', 'FAILED', 'CANCELLED'] as const;

/** One call for a page. Nothing is asked for kinds that the platform does not know. */
export const jobs: NonNullable<QueryResolvers['jobs']> = async (_root, args, { rest }) => {
  const page = toPageRequest(args);
  const names = args.kinds == null ? null : kindNames(args.kinds);
  if (names?.length === 0) return emptyConnection();
  const q = allOf(
    names === null ? undefined : anyOf('kind', names),
    args.running == null ? undefined : anyOf('state', args.running ? runningStates : endedStates),
  );
  return readConnection(page, (request) => getJobs(rest, { ...request, q }), toJob);
};

export const job: NonNullable<QueryResolvers['job']> = async (_root, { id }, { rest }) => {
  const jobId = rawIdOf(id, 'Job');
  if (jobId === null) return null;
  try {
    return toJob(await getJob(rest, jobId));
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
};
