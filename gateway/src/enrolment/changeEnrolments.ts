import { badInput } from '../errors.ts';
import type { ChangeEnrolmentsInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { learnerSelection, learnerSelectionFields } from './learnerSelection.ts';
import { postEnrolmentChange } from './userCourseApi.ts';

/** Orders a job that takes learners out of their courses or changes their due dates (OP-127). */
export const changeEnrolments: NonNullable<MutationResolvers['changeEnrolments']> = mutation(
  async ({ learners, action, dueTime, dryRun, idempotencyKey }: ChangeEnrolmentsInput, context) => {
    if (action === 'UNENROL' && dueTime != null) {
      throw badInput('`dueTime` is for CHANGE_DUE.', 'dueTime');
    }
    if (action === 'CHANGE_DUE' && dueTime === undefined) {
      throw badInput('Give `dueTime`: a moment, or null for no due date any more.', 'dueTime');
    }
    const due = action === 'CHANGE_DUE' ? { dueTime } : {};
    const body = { ...learnerSelection(learners), action, ...due, dryRun: dryRun === true };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postEnrolmentChange(context.rest, workspaceId, body, idempotencyKey),
    );
    return { job: toJob(wire) };
  },
  { fields: learnerSelectionFields },
);
