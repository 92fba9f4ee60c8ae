import type { ChangePeopleInput, MutationResolvers, PeopleSelectionInput } from '../../generated/resolverTypes.ts';
import { inputId } from '../../globalId.ts';
import { toJob } from '../../job/jobMappers.ts';
import { mutation } from '../../mutation.ts';
import { givenMember } from '../../oneOf.ts';
import { onWorkspace } from '../onWorkspace.ts';
import { peopleCondition } from '../people.ts';
import { postPeopleChange } from '../peopleApi.ts';

/** BEY-12, USERS-02, USERS-03, STAFF-01. */
export const changePeople: NonNullable<MutationResolvers['changePeople']> = mutation(
  async ({ selection, action, createCourse, createVoucher }: ChangePeopleInput, context) => {
    const body = {
      action,
      ...(createCourse == null ? {} : { createCourse }),
      ...(createVoucher == null ? {} : { createVoucher }),
      ...toSelection(selection),
    };
    const wire = await onWorkspace(context, ({ workspaceId }) => postPeopleChange(context.rest, workspaceId, body));
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

function toSelection(selection: PeopleSelectionInput) {
  givenMember(selection, 'selection');
  const { ids, filter } = selection;
  if (ids != null) {
    return { userIds: personIds(ids, 'selection.ids'), exceptUserIds: [] };
  }
  return {
    q: peopleCondition(filter ?? {}) ?? '',
    exceptUserIds: personIds(filter?.exceptIds ?? [], 'selection.filter.exceptIds'),
  };
}

const personIds = (ids: readonly string[], field: string): number[] =>
  ids.map((id, index) => inputId(id, `${field}.${index}`, 'WorkspacePerson', 'User'));
