import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteMe, deletePerson } from './personalDataApi.ts';

/** Whoever erases themselves is signed out. */
export const erasePersonalData: NonNullable<MutationResolvers['erasePersonalData']> = async (
  _root,
  { input: { userId, confirmUsername, password } },
  context,
) => {
  const erasure = { confirmUsername: confirmUsername.trim(), ...(password == null ? {} : { password }) };
  const call =
    userId == null
      ? deleteMe(context.rest, erasure)
      : onWorkspace(context, ({ workspaceId }) => deletePerson(context.rest, workspaceId, userId, erasure));
  const { userErrors } = await refusable(call);
  context.forgetLoaders();
  if (userErrors.length > 0) return { erased: false, userErrors };
  if (userId == null) context.session.replace(null);
  return { erased: true, userErrors: [] };
};
