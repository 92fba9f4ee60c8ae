import type { MessageLearnersInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { learnerSelection, learnerSelectionFields } from './learnerSelection.ts';
import { postLearnerMessage } from './userCourseApi.ts';

/** Writes to learners by mail: a job does it, whose rows give the result of each (PROGR-01, BEY-13). */
export const messageLearners: NonNullable<MutationResolvers['messageLearners']> = mutation(
  async ({ learners, subject, body, idempotencyKey }: MessageLearnersInput, context) => {
    const message = { ...learnerSelection(learners), subject, body };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postLearnerMessage(context.rest, workspaceId, message, idempotencyKey),
    );
    return { job: toJob(wire) };
  },
  {
    fields: learnerSelectionFields,
  },
);
