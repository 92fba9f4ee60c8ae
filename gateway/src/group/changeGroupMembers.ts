import type { ChangeGroupMembersInput, GroupPeopleInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { givenMember } from '../oneOf.ts';
import { peopleSelection } from '../workspace/bulk/peopleSelection.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postMembersChange } from './groupApi.ts';

/** Orders a job that adds people to a group or removes them (BEY-13). */
export const changeGroupMembers: NonNullable<MutationResolvers['changeGroupMembers']> = mutation(
  async ({ groupId, people, action, dryRun, idempotencyKey }: ChangeGroupMembersInput, context) => {
    const id = inputId(groupId, 'groupId', 'PersonGroup');
    const body = { action, ...toPeople(people), dryRun: dryRun === true };
    const wire = await onWorkspace(context, ({ workspaceId }) =>
      postMembersChange(context.rest, workspaceId, id, body, idempotencyKey),
    );
    return { job: toJob(wire) };
  },
  {
    fields: {
      usernames: 'people.usernames',
      userIds: 'people.selection.ids',
      exceptUserIds: 'people.selection.filter.exceptIds',
      q: 'people.selection.filter',
    },
  },
);

function toPeople(people: GroupPeopleInput) {
  givenMember(people, 'people');
  const { usernames, selection } = people;
  return selection == null
    ? { usernames: [...(usernames ?? [])], exceptUserIds: [] }
    : peopleSelection(selection, 'people.selection');
}
