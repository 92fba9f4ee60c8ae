import type { SubscriptionJobArgs } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { subscription } from '../live/subscription.ts';
import { getJob } from './jobApi.ts';
import { toJob, type JobModel } from './jobMappers.ts';

const jobIdOf = ({ id }: SubscriptionJobArgs): number => inputId(id, 'id', 'Job');

/** BEY-45: nothing follows the end of a job. */
export const jobProgress = subscription(
  (args: SubscriptionJobArgs) => `job:${jobIdOf(args)}`,
  async (_root, args, { rest, live }): Promise<JobModel> => {
    const job = await getJob(rest, jobIdOf(args));
    if (live !== undefined) live.isOver = job.endTime !== null;
    return toJob(job);
  },
);
