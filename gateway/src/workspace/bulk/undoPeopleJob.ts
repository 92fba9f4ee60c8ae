import type { MutationResolvers, UndoPeopleJobInput } from '../../generated/resolverTypes.ts';
import { inputId } from '../../globalId.ts';
import { toJob } from '../../job/jobMappers.ts';
import { mutation } from '../../mutation.ts';
import { onWorkspace } from '../onWorkspace.ts';
import { postPeopleUndo } from '../peopleApi.ts';

/** Orders that what a job has done with people is taken back (BEY-12). */
export const undoPeopleJob: NonNullable<MutationResolvers['undoPeopleJob']> = mutation(
  async (input: UndoPeopleJobInput, context) => {
    const jobId = inputId(input.jobId, 'jobId', 'Job');
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postPeopleUndo(context.rest, workspaceId, { jobId }, input.idempotencyKey),
    );
    return { job: toJob(wire) };
  },
);
