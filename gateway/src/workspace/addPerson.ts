import type { AddPersonInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { postPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';

/** Adds a person to the workspace by e-mail address, with rights (STAFF-02, USERS-01). */
export const addPerson: NonNullable<MutationResolvers['addPerson']> = mutation(
  async ({ username, name, createCourse, createVoucher }: AddPersonInput, context) => {
    const person = {
      username: username.trim(),
      ...(name == null ? {} : { name }),
      createCourse: createCourse ?? false,
      createVoucher: createVoucher ?? false,
    };
    const wire = await onWorkspace(context, ({ workspaceId }) => postPerson(context.rest, workspaceId, person));
    return { person: toPerson(wire) };
  },
);
