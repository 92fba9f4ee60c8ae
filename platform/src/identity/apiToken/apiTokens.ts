import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import { DomainError, invalidField } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import {
  deleteToken,
  findTokensOf,
  findTokensOfAll,
  findUsage,
  insertToken,
  lockToken,
  lockTokensOf,
  rotateToken,
  type ApiTokenRow,
} from './apiTokenQueries.ts';
import {
  longestTokenDays,
  mostListedTokens,
  mostTokensOfOne,
  usageDays,
  type ApiTokenWire,
  type CreatedApiTokenWire,
  type NewApiTokenRequest,
  type RotationRequest,
} from './apiTokenSchemas.ts';
import { lastCharactersOf, makeApiToken } from './apiTokenText.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Someone who keeps tokens. */
export interface TokenCall {
  readonly workspaceId: Id;
  /** Who calls. */
  readonly actorId: Id;
  readonly now: Date;
}

export const listOwnTokens = (db: Database, { workspaceId, actorId, now }: TokenCall): Promise<ApiTokenWire[]> =>
  inWorkspace(db, workspaceId, (trx) => listTokensOf(trx, actorId, now));

/** The tokens of an account. */
export const listTokensOf = async (trx: Trx, userId: Id, now: Date): Promise<ApiTokenWire[]> =>
  toWire(trx, await findTokensOf(trx, userId), now);

/** The newest tokens of everyone in the workspace. */
export const listWorkspaceTokens = (db: Database, { workspaceId, now }: TokenCall): Promise<ApiTokenWire[]> =>
  inWorkspace(db, workspaceId, async (trx) => toWire(trx, await findTokensOfAll(trx, mostListedTokens), now));

/** Makes a token for who calls; throws as {@link createTokenOf}. */
export const createToken = (db: Database, call: TokenCall, request: NewApiTokenRequest): Promise<CreatedApiTokenWire> =>
  inWorkspace(db, call.workspaceId, (trx) =>
    createTokenOf(trx, call, { userId: call.actorId, most: mostTokensOfOne }, request),
  );

/**
 * Makes a token of an account, which nobody can read again. Throws INVALID for a moment that is over or too far, API_TOKEN_NAME_TAKEN, and
 * API_TOKENS_FULL.
 */
export async function createTokenOf(
  trx: Trx,
  { workspaceId, actorId, now }: TokenCall,
  { userId, most }: { readonly userId: Id; readonly most: number },
  { name, scopes, expireTime }: NewApiTokenRequest,
): Promise<CreatedApiTokenWire> {
  const until = requireExpiry(expireTime, now);
  await lockTokensOf(trx, userId);
  const others = await findTokensOf(trx, userId);
  if (others.some((other) => other.name === name)) {
    throw new DomainError('API_TOKEN_NAME_TAKEN', { params: { name } });
  }
  if (others.length >= most) {
    throw new DomainError('API_TOKENS_FULL', { params: { most } });
  }
  const token = makeApiToken();
  const tokenId = await insertToken(trx, {
    userId,
    name,
    scopes,
    hash: secretTokenHash(token),
    lastCharacters: lastCharactersOf(token),
    expireTime: until,
    now,
  });
  await appendAudit(trx, {
    workspaceId,
    action: 'API_TOKEN_CREATED',
    actorId,
    subjectId: userId,
    details: { apiTokenId: tokenId, name, scopes },
  });
  return { ...(await told(trx, tokenId, now)), token };
}

/** Puts another token in the place of one of who calls; throws as {@link rotateTokenOf}. */
export const rotateOwnToken = (
  db: Database,
  call: TokenCall,
  request: RotationRequest & { readonly apiTokenId: Id },
): Promise<CreatedApiTokenWire> =>
  inWorkspace(db, call.workspaceId, (trx) => rotateTokenOf(trx, call, call.actorId, request));

/**
 * Puts another token in the place of one of an account; both count for `overlapHours`. Throws NOT_FOUND, INVALID as {@link createTokenOf}, and
 * CONFLICT while the one before the last rotation still counts: a rotation whose answer was lost, and that is tried again, would end what programs
 * have. Without an overlap it is done all the same.
 */
export async function rotateTokenOf(
  trx: Trx,
  { workspaceId, actorId, now }: TokenCall,
  userId: Id,
  { apiTokenId, overlapHours, expireTime }: RotationRequest & { readonly apiTokenId: Id },
): Promise<CreatedApiTokenWire> {
  const until = requireExpiry(expireTime, now);
  const before = await requireToken(trx, apiTokenId, userId);
  if (overlapHours > 0 && before.previous_expire_time !== null && before.previous_expire_time > now) {
    throw new DomainError('CONFLICT', {
      message:
        'It was rotated a short time ago, and the token before that still counts; rotate it without an overlap to end that one',
      params: { previousExpireTime: before.previous_expire_time.toISOString() },
    });
  }
  const token = makeApiToken();
  // An expired one does not come back to life.
  const overlapUntil = Math.min(now.getTime() + overlapHours * hourMs, before.expire_time.getTime(), until.getTime());
  await rotateToken(trx, apiTokenId, {
    hash: secretTokenHash(token),
    lastCharacters: lastCharactersOf(token),
    expireTime: until,
    previousExpireTime: new Date(overlapUntil),
    now,
  });
  await note(trx, { workspaceId, actorId }, 'API_TOKEN_ROTATED', before);
  return { ...(await told(trx, apiTokenId, now)), token };
}

/** Ends a token of who calls at once. Throws NOT_FOUND. */
export const revokeOwnToken = (
  db: Database,
  { workspaceId, actorId }: TokenCall,
  { apiTokenId }: { readonly apiTokenId: Id },
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const token = await requireToken(trx, apiTokenId, actorId);
    await deleteToken(trx, apiTokenId);
    await note(trx, { workspaceId, actorId }, 'API_TOKEN_REVOKED', token);
  });

/** Ends a token of anyone in the workspace at once. Throws NOT_FOUND. */
export const revokeWorkspaceToken = (
  db: Database,
  { workspaceId, actorId }: TokenCall,
  { apiTokenId }: { readonly apiTokenId: Id },
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const token = await requireToken(trx, apiTokenId);
    await deleteToken(trx, apiTokenId);
    await note(trx, { workspaceId, actorId }, 'API_TOKEN_REVOKED', token);
  });

async function requireToken(trx: Trx, tokenId: Id, userId?: Id): Promise<ApiTokenRow> {
  const token = await lockToken(trx, tokenId, userId);
  if (token === null) {
    throw new DomainError('NOT_FOUND');
  }
  return token;
}

function requireExpiry(expireTime: string, now: Date): Date {
  const until = new Date(expireTime);
  if (until <= now || until.getTime() > now.getTime() + longestTokenDays * dayMs) {
    throw invalidField('expireTime', `must be in the future, within ${longestTokenDays} days`);
  }
  return until;
}

const note = (
  trx: Trx,
  { workspaceId, actorId }: Pick<TokenCall, 'workspaceId' | 'actorId'>,
  action: 'API_TOKEN_ROTATED' | 'API_TOKEN_REVOKED',
  { token_id: apiTokenId, user_id: subjectId, name }: ApiTokenRow,
): Promise<void> => appendAudit(trx, { workspaceId, action, actorId, subjectId, details: { apiTokenId, name } });

async function told(trx: Trx, tokenId: Id, now: Date): Promise<ApiTokenWire> {
  const [wire] = await toWire(trx, [await requireToken(trx, tokenId)], now);
  if (wire === undefined) {
    throw new DomainError('NOT_FOUND');
  }
  return wire;
}

async function toWire(trx: Trx, rows: readonly ApiTokenRow[], now: Date): Promise<ApiTokenWire[]> {
  const since = new Date(now.getTime() - usageDays * dayMs).toISOString().slice(0, 10);
  const usage = Map.groupBy(
    await findUsage(
      trx,
      rows.map((row) => row.token_id),
      since,
    ),
    ({ tokenId }) => tokenId,
  );
  return rows.map((row) => ({
    id: row.token_id,
    ownerId: row.user_id,
    ownerName: row.owner_name,
    ownerUsername: row.owner_username,
    serviceAccount: row.service_account,
    name: row.name,
    scopes: [...row.scopes],
    lastCharacters: row.last_characters,
    createTime: row.create_time.toISOString(),
    rotateTime: row.rotate_time?.toISOString() ?? null,
    previousExpireTime:
      row.previous_expire_time !== null && row.previous_expire_time > now
        ? row.previous_expire_time.toISOString()
        : null,
    expireTime: row.expire_time.toISOString(),
    expired: row.expire_time <= now,
    lastUseTime: row.last_use_time?.toISOString() ?? null,
    usage: (usage.get(row.token_id) ?? []).map(({ date, callCount, cost }) => ({ date, callCount, cost })),
  }));
}
