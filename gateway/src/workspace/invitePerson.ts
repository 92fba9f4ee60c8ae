import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postInvitation } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** USERS-02. */
export const invitePerson: NonNullable<MutationResolvers['invitePerson']> = async (_root, { input }, context) => {
  const call = onWorkspace(context, ({ workspaceId }) => postInvitation(context.rest, workspaceId, input.userId));
  const { result, userErrors } = await refusable(call);
  return { person: result === null ? null : toPerson(result), userErrors };
};
