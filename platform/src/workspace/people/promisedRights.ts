import type { Trx } from '../../db/database.ts';
import { findPromisedRights, lockAddress } from './invitationQueries.ts';
import type { PromisedRights } from './peopleQueries.ts';
import type { Id } from '../../shared/id.ts';

const none: PromisedRights = { createCourse: false, createVoucher: false, adminPromised: false };

/**
 * What an account gets that is made without the link of an invitation: the rights that an admin gave to its address. They are
 * recorded with the account and count once the address is proven (ROLE-08, ADR 0014). Within the transaction of the registration.
 */
export async function promisedRights(trx: Trx, workspaceId: Id, username: string): Promise<PromisedRights> {
  await lockAddress(trx, workspaceId, username);
  return (await findPromisedRights(trx, workspaceId, username)) ?? none;
}
