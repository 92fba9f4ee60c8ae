import type { FastifyRequest } from 'fastify';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { isExpiredTrial } from '../../http/access.ts';
import type { TokenLimits } from '../../http/rateLimits.ts';
import type { Id } from '../../shared/id.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import { findToken, noteTokenUse, type KnownToken } from './scimTokenQueries.ts';

/** A call is noted at most so often: a provider makes thousands in a row. */
const noteEveryMs = 60_000;

/**
 * Lets a request pass that brings the token of the workspace's identity provider. Throws UNAUTHENTICATED for any other, RATE_LIMITED for
 * too many of either, and FORBIDDEN once the trial of the workspace is over.
 */
export const authorizeScim =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, limits: TokenLimits) =>
  async (request: FastifyRequest): Promise<void> => {
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    const now = clock();
    const known = token === undefined ? null : await use({ db }, request.workspaceId, token, now);
    if (known === null) {
      await limits.countWrong(request);
      throw new DomainError('UNAUTHENTICATED', { message: 'The token does not count for this workspace' });
    }
    await limits.countRight(request);
    if (isExpiredTrial(known, now)) {
      throw new DomainError('FORBIDDEN', { message: 'The trial of this workspace is over' });
    }
  };

const use = ({ db }: Pick<Deps, 'db'>, workspaceId: Id, token: string, now: Date): Promise<KnownToken | null> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const known = await findToken(trx, workspaceId, secretTokenHash(token));
    if (known !== null && now.getTime() - (known.lastUseTime?.getTime() ?? 0) >= noteEveryMs) {
      await noteTokenUse(trx, workspaceId, now);
    }
    return known;
  });
