import type { CancelWaitingEnrolmentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteWaitingEnrolment } from './userCourseApi.ts';

/** Takes back an enrolment that waits for someone to join (OP-126). */
export const cancelWaitingEnrolment: NonNullable<MutationResolvers['cancelWaitingEnrolment']> = mutation(
  async ({ waitingEnrolmentId }: CancelWaitingEnrolmentInput, context) => {
    const id = inputId(waitingEnrolmentId, 'waitingEnrolmentId', 'WaitingEnrolment');
    await onWorkspace(context, ({ workspaceId }) => deleteWaitingEnrolment(context.rest, workspaceId, id));
    return { cancelledWaitingEnrolmentId: toGlobalId('WaitingEnrolment', id) };
  },
);
