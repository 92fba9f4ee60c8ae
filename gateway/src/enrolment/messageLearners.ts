import type { LearnerSelectionInput, MessageLearnersInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { givenMember } from '../oneOf.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { learnerFilter } from './learnerFilter.ts';
import { postLearnerMessage } from './userCourseApi.ts';

/** PROGR-01, BEY-13. */
export const messageLearners: NonNullable<MutationResolvers['messageLearners']> = mutation(
  async ({ learners, subject, body, idempotencyKey }: MessageLearnersInput, context) => {
    const message = { ...toSelection(learners), subject, body };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postLearnerMessage(context.rest, workspaceId, message, idempotencyKey),
    );
    return { job: toJob(wire) };
  },
  {
    fields: {
      userCourseIds: 'learners.ids',
      exceptUserCourseIds: 'learners.filter.exceptIds',
      q: 'learners.filter',
    },
  },
);

function toSelection(learners: LearnerSelectionInput) {
  givenMember(learners, 'learners');
  const { ids, filter } = learners;
  if (ids != null) return { userCourseIds: userCourseIds(ids, 'learners.ids'), exceptUserCourseIds: [] };
  const { exceptIds, ...asked } = filter ?? {};
  return {
    ...learnerFilter(asked, 'learners.filter.'),
    exceptUserCourseIds: userCourseIds(exceptIds ?? [], 'learners.filter.exceptIds'),
  };
}

const userCourseIds = (ids: readonly string[], field: string): number[] =>
  ids.map((id, index) => inputId(id, `${field}.${index}`, 'UserCourse'));
