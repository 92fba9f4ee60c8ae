import type { ChangeRightsInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** ROLE-08, STAFF-01. */
export const changeRights: NonNullable<MutationResolvers['changeRights']> = mutation(
  async (input: ChangeRightsInput, context) => {
    const userId = inputId(input.userId, 'userId', 'WorkspacePerson', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      putPerson(context.rest, workspaceId, userId, {
        createCourse: input.createCourse,
        createVoucher: input.createVoucher,
      }),
    );
    return { person: toPerson(wire) };
  },
);
