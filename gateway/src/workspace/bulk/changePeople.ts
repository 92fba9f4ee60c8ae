import type { ChangePeopleInput, MutationResolvers } from '../../generated/resolverTypes.ts';
import { toJob } from '../../job/jobMappers.ts';
import { mutation } from '../../mutation.ts';
import { onWorkspace } from '../onWorkspace.ts';
import { postPeopleChange } from '../peopleApi.ts';
import { peopleSelection } from './peopleSelection.ts';

/** Orders a job that invites, revokes or changes the rights of many people (BEY-12, USERS-02, USERS-03, STAFF-01). */
export const changePeople: NonNullable<MutationResolvers['changePeople']> = mutation(
  async ({ selection, action, createCourse, createVoucher, idempotencyKey }: ChangePeopleInput, context) => {
    const body = {
      action,
      ...(createCourse == null ? {} : { createCourse }),
      ...(createVoucher == null ? {} : { createVoucher }),
      ...peopleSelection(selection, 'selection'),
    };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postPeopleChange(context.rest, workspaceId, body, idempotencyKey),
    );
    return { job: toJob(wire) };
  },
  {
    fields: {
      userIds: 'selection.ids',
      exceptUserIds: 'selection.filter.exceptIds',
      q: 'selection.filter',
    },
  },
);
