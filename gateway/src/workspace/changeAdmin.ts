import type { ChangeAdminInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putAdmin } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Gives or takes the right to run the workspace (OP-131). */
export const changeAdmin: NonNullable<MutationResolvers['changeAdmin']> = mutation(
  async ({ userId: id, admin, password }: ChangeAdminInput, context) => {
    const userId = inputId(id, 'userId', 'User');
    const body = { admin, ...(password == null ? {} : { password }) };
    const wire = await onWorkspace(context, ({ workspaceId }) => putAdmin(context.rest, workspaceId, userId, body));
    return { person: toPerson(wire) };
  },
);
