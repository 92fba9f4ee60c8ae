import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** USERS-03, OP-30. */
export const revokeInvitation: NonNullable<MutationResolvers['revokeInvitation']> = async (
  _root,
  { input },
  context,
) => {
  const call = onWorkspace(context, ({ workspaceId }) =>
    putPerson(context.rest, workspaceId, input.userId, { status: 'REVOKED' }),
  );
  const { result, userErrors } = await refusable(call);
  return { person: result === null ? null : toPerson(result), userErrors };
};
