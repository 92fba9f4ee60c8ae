import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { noteCarriedOut, type CarriedOutBy } from '../privacy/noteCarriedOut.ts';
import type { PersonKey } from '../identity/personKeyQueries.ts';
import { exportReaders } from './exportReaders.ts';
import type { PersonalData } from './personalDataPart.ts';
import { findPerson } from './personQueries.ts';
import type { Id } from '../shared/id.ts';

export interface Export {
  readonly workspaceId: Id;
  readonly by: PersonKey;
  /** Who asks; absent for the operator. */
  readonly actorId?: Id;
  /** How it stands in the list of requests. */
  readonly request: CarriedOutBy;
  readonly now: Date;
}

/** Everything that the workspace stores about a person, by kind. Throws 1001 for an unknown person. Noted in the audit log. */
export const exportPersonalData = (db: Database, wanted: Export): Promise<PersonalData> =>
  inWorkspace(db, wanted.workspaceId, (trx) => collect(trx, wanted));

async function collect(trx: Trx, { workspaceId, by, actorId, request, now }: Export): Promise<PersonalData> {
  const person = await findPerson(trx, workspaceId, by);
  if (person === null) {
    throw new DomainError(1001);
  }
  const { userId, username, addressProven } = person;
  const data: [string, unknown][] = [['exportedTime', now.toISOString()]];
  for (const { member, read } of exportReaders) {
    data.push([member, await read(trx, { workspaceId, ...person })]);
  }
  await noteCarriedOut(trx, { ...request, kind: 'EXPORT', userId, username, addressProven, actorId, now });
  await appendAudit(trx, {
    workspaceId,
    action: 'DATA_EXPORTED',
    ...(actorId === undefined ? {} : { actorId }),
    subjectId: userId,
  });
  // One reader for each member of the schema, and each answers what the schema says: the part of a room is typed by it.
  return Object.fromEntries(data) as PersonalData;
}
