import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Actor } from '../../http/actorOf.ts';
import { forgetPersonnelLinks } from '../../integration/personnel/personnelLinkQueries.ts';
import type { Id } from '../../shared/id.ts';
import { makeSecretToken } from '../../shared/secretToken.ts';
import { handOverScimGroups } from '../group/scimGroupQueries.ts';
import { deleteToken, findServerState, lockToken, writeToken, type ScimServerState } from './scimTokenQueries.ts';

export const readScimServer = ({ db }: Pick<Deps, 'db'>, workspaceId: Id): Promise<ScimServerState> =>
  inWorkspace(db, workspaceId, (trx) => findServerState(trx, workspaceId));

/**
 * Makes a token, which nobody can read again. Where there is one it stops counting at once, with `replaces`; CONFLICT is thrown without.
 * Whom the provider knows stays known to it.
 */
export const createScimToken = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { replaces }: { readonly replaces: boolean },
): Promise<{ readonly token: string; readonly createTime: Date }> =>
  inWorkspace(db, actor.workspaceId, async (trx) => {
    const before = await lockToken(trx, actor.workspaceId);
    if (before !== null && !replaces) {
      throw new DomainError('CONFLICT', { message: 'There is a token already' });
    }
    const { token, hash } = makeSecretToken();
    const createTime = clock();
    await writeToken(trx, actor.workspaceId, { tokenHash: hash, now: createTime });
    await note(trx, actor, before === null ? 'connected' : 'reconnected');
    return { token, createTime };
  });

/**
 * Withdraws the token and forgets whom the provider knows, so that another one can link them. Everyone keeps the access that they have,
 * and its groups are those of the admins from then on. Throws NOT_FOUND without a token, CONFLICT where it is another than that of
 * `createTime`.
 */
export const deleteScimToken = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { createTime }: { readonly createTime: Date | null },
): Promise<void> =>
  inWorkspace(db, actor.workspaceId, async (trx) => {
    const { workspaceId } = actor;
    const there = await lockToken(trx, workspaceId);
    if (there === null) {
      throw new DomainError('NOT_FOUND');
    }
    if (createTime !== null && createTime.getTime() !== there.getTime()) {
      throw new DomainError('CONFLICT', { message: 'Another token has taken its place' });
    }
    await deleteToken(trx, workspaceId);
    await forgetPersonnelLinks(trx, workspaceId, 'SERVER');
    await handOverScimGroups(trx, workspaceId);
    await note(trx, actor, 'disconnected');
  });

const note = (trx: Trx, { workspaceId, actorId }: Actor, change: string): Promise<void> =>
  appendAudit(trx, { workspaceId, action: 'INTEGRATION_CHANGED', actorId, details: { type: 'SCIM', change } });
