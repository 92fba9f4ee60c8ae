import type { AccessStatus } from './__generated__/usePeopleTable_person.graphql.ts';

/** Whether an invitation, or a link that confirms the address, can be sent to someone (USERS-02). */
export const mayBeInvited = ({
  status,
  addressProven,
  leftTime,
}: {
  status: AccessStatus;
  addressProven: boolean;
  leftTime?: string | null | undefined;
}): boolean => leftTime == null && (status !== 'REGISTERED' || !addressProven);
