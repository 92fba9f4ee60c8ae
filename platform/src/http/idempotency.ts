import { createHash } from 'node:crypto';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { post } from '../db/pipeline.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

/**
 * Header of the writes that must happen once, however often a lost reply makes a client send them. Uploads pass the gateway with what is
 * taken here; inputs of GraphQL take less, 1 to 200 visible ASCII characters.
 */
export const idempotencyHeader = {
  'idempotency-key': z
    .string()
    .trim()
    .min(1)
    .max(255)
    .optional()
    .describe(
      'Any text that is new for each intended write; the same key with the same request answers the stored result.',
    ),
};

export interface IdempotentRequest {
  readonly workspaceId: Id;
  readonly userId: Id;
  /** Name of the use case, for example `answer`. */
  readonly operation: string;
  /** Without a key the effect runs each time. */
  readonly key: string | undefined;
  /** From {@link requestHash}, over everything that makes the request what it is: path ids and body. */
  readonly requestHash: string;
}

export interface StoredAnswer<T> {
  readonly status: number;
  readonly body: T;
}

/** SHA-256 over the JSON of the parts of a request. */
export const requestHash = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Runs `effect` once per key. Its answer is stored in the same transaction, so a repetition answers the same after a lost
 * reply; a second request with the same key that comes while the first still runs waits for it. When `effect` throws, the key
 * is rolled back with everything else and may be used again. Throws IDEMPOTENCY_KEY_REUSED (422) when the key came with
 * another request.
 */
export async function withIdempotency<T>(
  trx: Trx,
  request: IdempotentRequest,
  effect: () => Promise<StoredAnswer<T>>,
): Promise<StoredAnswer<T>> {
  const { workspaceId, userId, operation, key } = request;
  if (key === undefined) {
    return effect();
  }
  // The unique key makes a concurrent insert wait until this transaction has ended.
  const inserted = await trx
    .insertInto('idempotency_key')
    .values({
      workspace_id: workspaceId,
      user_id: userId,
      operation,
      key,
      request_hash: request.requestHash,
      status: 0,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id', 'operation', 'key']).doNothing())
    .returning('idempotency_key.key')
    .executeTakeFirst();
  if (inserted === undefined) {
    const stored = await findStoredAnswer<T>(trx, request);
    if (stored === null) {
      throw new Error('A key that was taken is not there');
    }
    return stored;
  }
  const answer = await effect();
  await post(
    trx,
    trx
      .updateTable('idempotency_key')
      .set({ status: answer.status, response: jsonOf(answer) })
      .where((eb) => eb.and({ workspace_id: workspaceId, user_id: userId, operation, key })),
  );
  return answer;
}

/**
 * The same for an effect that is nothing but its own transaction and is seldom repeated: the key is written once, with the answer, after
 * the effect. A repetition runs the effect for nothing, is refused by it or by the key, and answers what the first one stored.
 */
export async function onceInWorkspace<T>(
  db: Database,
  request: IdempotentRequest,
  effect: (trx: Trx) => Promise<StoredAnswer<T>>,
): Promise<StoredAnswer<T>> {
  try {
    return await inWorkspace(db, request.workspaceId, async (trx) => {
      const answer = await effect(trx);
      await postAnswer(trx, request, answer);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof DomainError || isKeyTaken(error))) {
      throw error;
    }
    const stored = await inWorkspace(db, request.workspaceId, (trx) => findStoredAnswer<T>(trx, request));
    if (stored === null) {
      throw error;
    }
    return stored;
  }
}

/** The commit fails where the key is taken; while the transaction that took it runs, this one waits for how it ends. */
async function postAnswer(
  trx: Trx,
  { workspaceId, userId, operation, key, requestHash: hash }: IdempotentRequest,
  answer: StoredAnswer<unknown>,
): Promise<void> {
  if (key !== undefined) {
    await post(
      trx,
      trx.insertInto('idempotency_key').values({
        workspace_id: workspaceId,
        user_id: userId,
        operation,
        key,
        request_hash: hash,
        status: answer.status,
        response: jsonOf(answer),
      }),
    );
  }
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'idempotency_key_pkey';

const jsonOf = ({ body }: StoredAnswer<unknown>): string | null => (body === undefined ? null : JSON.stringify(body));

/** Whether something was stored for the key, by whatever request: for what is decided before all of the request is there. */
export async function isKeyKnown(
  trx: Trx,
  { workspaceId, userId, operation, key }: Omit<IdempotentRequest, 'requestHash'>,
): Promise<boolean> {
  if (key === undefined) {
    return false;
  }
  const stored = await trx
    .selectFrom('idempotency_key')
    .where((eb) => eb.and({ workspace_id: workspaceId, user_id: userId, operation, key }))
    .select('idempotency_key.key')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * The answer that was stored for the key, null where there is none: for what is begun before its transaction. The effect takes the key all
 * the same. Throws IDEMPOTENCY_KEY_REUSED.
 */
export async function findStoredAnswer<T>(
  trx: Trx,
  { workspaceId, userId, operation, key, requestHash: hash }: IdempotentRequest,
): Promise<StoredAnswer<T> | null> {
  if (key === undefined) {
    return null;
  }
  const stored = await trx
    .selectFrom('idempotency_key')
    .where((eb) => eb.and({ workspace_id: workspaceId, user_id: userId, operation, key }))
    .select(['idempotency_key.request_hash', 'idempotency_key.status', 'idempotency_key.response'])
    .executeTakeFirst();
  if (stored !== undefined && stored.request_hash !== hash) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  }
  return stored === undefined ? null : { status: stored.status, body: stored.response as T };
}
