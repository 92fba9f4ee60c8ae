import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getOwnData, getPersonalData } from './personalDataApi.ts';

export const exportPersonalData: NonNullable<MutationResolvers['exportPersonalData']> = async (
  _root,
  { input: { userId } },
  context,
) => {
  const call =
    userId == null
      ? getOwnData(context.rest)
      : onWorkspace(context, ({ workspaceId }) => getPersonalData(context.rest, workspaceId, userId));
  const { result, userErrors } = await refusable(call);
  return { data: result, userErrors };
};
