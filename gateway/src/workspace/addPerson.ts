import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** STAFF-02, USERS-01. */
export const addPerson: NonNullable<MutationResolvers['addPerson']> = async (_root, { input }, context) => {
  const person = {
    username: input.username.trim(),
    createCourse: input.createCourse ?? false,
    createVoucher: input.createVoucher ?? false,
  };
  const call = onWorkspace(context, ({ workspaceId }) => postPerson(context.rest, workspaceId, person));
  const { result, userErrors } = await refusable(call);
  return { person: result === null ? null : toPerson(result), userErrors };
};
