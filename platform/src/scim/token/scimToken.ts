import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { forgetPersonnelLinks } from '../../integration/personnel/personnelLinkQueries.ts';
import type { Id } from '../../shared/id.ts';
import { makeSecretToken } from '../../shared/secretToken.ts';
import { handOverScimGroups } from '../group/scimGroupQueries.ts';
import { deleteToken, findServerState, replaceToken, type ScimServerState } from './scimTokenQueries.ts';

/** Who does it, and where. */
interface Doing {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

export const readScimServer = ({ db }: Pick<Deps, 'db'>, workspaceId: Id): Promise<ScimServerState> =>
  inWorkspace(db, workspaceId, (trx) => findServerState(trx, workspaceId));

/** Makes a token, which nobody can read again; the one before stops counting at once. Whom the provider knows stays known to it. */
export const createScimToken = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  doing: Doing,
): Promise<{ readonly token: string; readonly createTime: Date }> =>
  inWorkspace(db, doing.workspaceId, async (trx) => {
    const { token, hash } = makeSecretToken();
    const now = clock();
    const isRenewed = await replaceToken(trx, doing.workspaceId, { tokenHash: hash, now });
    await note(trx, doing, isRenewed ? 'reconnected' : 'connected');
    return { token, createTime: now };
  });

/**
 * Withdraws the token and forgets whom the provider knows, so that another one can link them. Everyone keeps the access that they have,
 * and its groups are those of the admins from then on. Throws NOT_FOUND without a token.
 */
export const deleteScimToken = ({ db }: Pick<Deps, 'db'>, doing: Doing): Promise<void> =>
  inWorkspace(db, doing.workspaceId, async (trx) => {
    if (!(await deleteToken(trx, doing.workspaceId))) {
      throw new DomainError('NOT_FOUND');
    }
    await forgetPersonnelLinks(trx, doing.workspaceId, 'SERVER');
    await handOverScimGroups(trx, doing.workspaceId);
    await note(trx, doing, 'disconnected');
  });

const note = (trx: Trx, { workspaceId, actorId }: Doing, change: string): Promise<void> =>
  appendAudit(trx, { workspaceId, action: 'INTEGRATION_CHANGED', actorId, details: { type: 'SCIM', change } });
