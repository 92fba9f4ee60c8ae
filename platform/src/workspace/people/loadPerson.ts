import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { findPerson, type PersonRow } from './peopleQueries.ts';

/** One person; throws 1001 when there is none. */
export async function loadPerson(trx: Trx, workspaceId: Id, userId: Id): Promise<PersonRow> {
  const person = await findPerson(trx, workspaceId, userId);
  if (person === null) {
    throw new DomainError(1001);
  }
  return person;
}
