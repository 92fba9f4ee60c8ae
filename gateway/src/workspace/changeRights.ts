import type { ChangeRightsInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { putPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Grants or withdraws the rights of a person (ROLE-08, STAFF-01). */
export const changeRights: NonNullable<MutationResolvers['changeRights']> = mutation(
  async ({ userId: id, createCourse, createVoucher }: ChangeRightsInput, context) => {
    const userId = inputId(id, 'userId', 'User');
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      putPerson(context.rest, workspaceId, userId, {
        ...(createCourse == null ? {} : { createCourse }),
        ...(createVoucher == null ? {} : { createVoucher }),
      }),
    );
    return { person: toPerson(wire) };
  },
);
