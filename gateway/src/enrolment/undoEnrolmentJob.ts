import type { MutationResolvers, UndoEnrolmentJobInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postEnrolmentUndo } from './userCourseApi.ts';

/** Orders a job that undoes an enrolment of people or a change of enrolments (OP-127). */
export const undoEnrolmentJob: NonNullable<MutationResolvers['undoEnrolmentJob']> = mutation(
  async (input: UndoEnrolmentJobInput, context) => {
    const jobId = inputId(input.jobId, 'jobId', 'Job');
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postEnrolmentUndo(context.rest, workspaceId, { jobId }, input.idempotencyKey),
    );
    return { job: toJob(wire) };
  },
);
