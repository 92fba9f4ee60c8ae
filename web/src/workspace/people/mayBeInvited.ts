import type { AccessStatus } from './__generated__/usePeopleTable_person.graphql.ts';

/** Whether an invitation, or a link that confirms the address, can be sent to someone (USERS-02). */
export const mayBeInvited = ({
  status,
  addressProven,
  leaveTime,
}: {
  status: AccessStatus;
  addressProven: boolean;
  leaveTime?: string | null | undefined;
}): boolean => leaveTime == null && (status !== 'REGISTERED' || !addressProven);
