import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Actor } from '../../http/actorOf.ts';
import { updateRights, type PersonRow, type Rights } from './peopleQueries.ts';

/** Gives exactly these rights and notes what changed; nothing where nothing does. */
export async function giveRights(
  trx: Trx,
  { workspaceId, actorId }: Actor,
  person: PersonRow,
  { createCourse, createVoucher }: Rights,
): Promise<void> {
  const changed = {
    ...(createCourse === person.createCourse ? {} : { createCourse }),
    ...(createVoucher === person.createVoucher ? {} : { createVoucher }),
  };
  if (Object.keys(changed).length > 0) {
    await updateRights(trx, workspaceId, person, changed);
    await appendAudit(trx, {
      workspaceId,
      action: 'RIGHTS_CHANGED',
      actorId,
      subjectId: person.userId,
      details: changed,
    });
  }
}
