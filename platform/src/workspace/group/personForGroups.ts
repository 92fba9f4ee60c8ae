import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { lockAddress } from '../people/invitationQueries.ts';
import { findPerson, findPersonByAddress, type PersonRow } from '../people/peopleQueries.ts';
import { holdPerson } from './membershipQueries.ts';

/**
 * Someone by id or address, who until the end of the transaction neither registers under another id nor is erased; null for nobody.
 * Call before a group is locked, as an import has its person before its groups too.
 */
export async function personForGroups(trx: Trx, workspaceId: Id, who: Id | string): Promise<PersonRow | null> {
  const find = () =>
    typeof who === 'string' ? findPersonByAddress(trx, workspaceId, who.trim()) : findPerson(trx, workspaceId, who);
  const found = await find();
  if (found === null) {
    return null;
  }
  await lockAddress(trx, workspaceId, found.username);
  await holdPerson(trx, workspaceId, found.userId);
  return (await find()) ?? findPersonByAddress(trx, workspaceId, found.username);
}
