import type { InvitedPerson, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { allOf, anyOf, searchIn } from '../rsql.ts';
import { getInvitedPeople, type InvitedPeopleWire } from './peopleApi.ts';

/** USERS-04: one call for a page; what it answers beside the rows stands beside them. */
export const invitedPeople: NonNullable<WorkspaceResolvers['invitedPeople']> = async (
  { workspaceId },
  args,
  { rest },
) => {
  const search = args.search?.trim() ?? '';
  const q = allOf(
    search === '' ? undefined : searchIn(search, 'username'),
    args.outcome == null ? undefined : anyOf('outcome', [args.outcome]),
  );
  let counts: InvitedPeopleWire['counts'] | undefined;
  const found = await readConnection(
    toPageRequest(args),
    async (page) => {
      const answer = await getInvitedPeople(rest, workspaceId, { ...page, q, resend: String(args.resend ?? true) });
      ({ counts } = answer);
      return answer;
    },
    ({ invitedTime, ...person }): InvitedPerson => ({ ...person, inviteTime: invitedTime }),
  );
  return {
    ...found,
    invitedCount: counts?.invited ?? 0,
    revokedCount: counts?.revoked ?? 0,
    invitedBeforeCount: counts?.invitedBefore ?? 0,
    tooManyTodayCount: counts?.tooManyToday ?? 0,
    remainingTodayCount: counts?.remainingToday ?? null,
  };
};
