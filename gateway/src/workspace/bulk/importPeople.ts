import type { ImportPeopleInput, MutationResolvers } from '../../generated/resolverTypes.ts';
import { toJob } from '../../job/jobMappers.ts';
import { mutation } from '../../mutation.ts';
import { onWorkspace } from '../onWorkspace.ts';
import { postPeopleImport } from '../peopleApi.ts';

/** Orders a job that adds many people (BEY-12, USERS-01). */
export const importPeople: NonNullable<MutationResolvers['importPeople']> = mutation(
  async ({ rows, invite, createGroups, dryRun, idempotencyKey }: ImportPeopleInput, context) => {
    const body = {
      rows: rows.map(({ number, username, name, createCourse, createVoucher, groups }) => ({
        ...(number == null ? {} : { number }),
        username,
        ...(name == null ? {} : { name }),
        ...(createCourse == null ? {} : { createCourse }),
        ...(createVoucher == null ? {} : { createVoucher }),
        groups: [...(groups ?? [])],
      })),
      invite: invite ?? false,
      createGroups: createGroups ?? false,
      dryRun: dryRun ?? false,
    };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postPeopleImport(context.rest, workspaceId, body, idempotencyKey),
    );
    return { job: toJob(wire), missingGroups: [...wire.missingGroups] };
  },
);
