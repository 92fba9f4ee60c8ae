import type { HideDiscussionQuestionsInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postHide } from './discussionApi.ts';

/** Hides questions of any courses with one reason, or shows them again, all or none of them (BEY-16). */
export const hideDiscussionQuestions: NonNullable<MutationResolvers['hideDiscussionQuestions']> = mutation(
  async (input: HideDiscussionQuestionsInput, context) => {
    const threadIds = input.threadIds.map((id, index) => inputId(id, `threadIds.${index}`, 'DiscussionThread'));
    const { changed } = await onWorkspace(context, ({ workspaceId }) =>
      postHide(context.rest, workspaceId, { threadIds, reason: input.reason ?? null }),
    );
    return { changedCount: changed };
  },
);
