import type { CancelJobInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postCancel } from './jobApi.ts';
import { toJob } from './jobMappers.ts';

/** What has ended stays as it is. */
export const cancelJob: NonNullable<MutationResolvers['cancelJob']> = mutation(
  async ({ jobId }: CancelJobInput, { rest }) => ({
    job: toJob(await postCancel(rest, inputId(jobId, 'jobId', 'Job'))),
  }),
);
