import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** ROLE-08, STAFF-01. */
export const changeRights: NonNullable<MutationResolvers['changeRights']> = async (_root, { input }, context) => {
  const { userId, createCourse, createVoucher } = input;
  const call = onWorkspace(context, ({ workspaceId }) =>
    putPerson(context.rest, workspaceId, userId, { createCourse, createVoucher }),
  );
  const { result, userErrors } = await refusable(call);
  return { person: result === null ? null : toPerson(result), userErrors };
};
