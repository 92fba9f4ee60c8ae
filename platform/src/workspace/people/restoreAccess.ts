import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { Doing } from './addPersonStep.ts';
import { writeLeftTime } from './leftQueries.ts';
import { loadPerson } from './loadPerson.ts';
import type { PersonRow } from './peopleQueries.ts';

/** Gives access back to an account that lost it by a sync (INTG-06). Throws 1001 for nobody, CONFLICT for whoever has access. */
export const restoreAccess = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, actorId }: Doing,
  userId: Id,
): Promise<PersonRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { leftTime } = await loadPerson(trx, workspaceId, userId);
    if (leftTime === null) {
      throw new DomainError('CONFLICT', { message: 'This person has access' });
    }
    await writeLeftTime(trx, workspaceId, userId, null);
    await appendAudit(trx, {
      workspaceId,
      action: 'ACCESS_RESTORED',
      actorId,
      subjectId: userId,
      details: { by: 'hand' },
    });
    return loadPerson(trx, workspaceId, userId);
  });
