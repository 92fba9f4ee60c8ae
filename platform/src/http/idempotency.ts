import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Trx } from '../db/database.ts';
import { post, send } from '../db/pipeline.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';

/** Header of the writes that must happen once, however often a lost reply makes a client send them. */
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
export function withIdempotency<T>(
  trx: Trx,
  request: IdempotentRequest,
  effect: () => Promise<StoredAnswer<T>>,
): Promise<StoredAnswer<T>> {
  return withIdempotencyAfter(trx, request, async () => undefined, effect);
}

/**
 * The same where the effect begins with reading and locking: `read` is sent together with the key. What it finds or refuses counts
 * only when the effect has to run.
 */
export async function withIdempotencyAfter<T, Read>(
  trx: Trx,
  request: IdempotentRequest,
  read: () => Promise<Read>,
  effect: (found: Read) => Promise<StoredAnswer<T>>,
): Promise<StoredAnswer<T>> {
  const { workspaceId, userId, operation, key } = request;
  if (key === undefined) {
    return effect(await read());
  }
  // The unique key makes a concurrent insert wait until this transaction has ended.
  const insert = trx
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
    .returning('idempotency_key.key');
  const [inserted, found] = await Promise.allSettled([send(trx, insert), read()]);
  if (inserted.status === 'rejected') {
    throw inserted.reason;
  }
  const row = trx
    .selectFrom('idempotency_key')
    .where((eb) => eb.and({ workspace_id: workspaceId, user_id: userId, operation, key }));
  if (inserted.value.length === 0) {
    const stored = await row
      .select(['idempotency_key.request_hash', 'idempotency_key.status', 'idempotency_key.response'])
      .executeTakeFirstOrThrow();
    if (stored.request_hash !== request.requestHash) {
      throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    }
    return { status: stored.status, body: stored.response as T };
  }
  if (found.status === 'rejected') {
    throw found.reason;
  }
  const answer = await effect(found.value);
  await post(
    trx,
    trx
      .updateTable('idempotency_key')
      .set({ status: answer.status, response: answer.body === undefined ? null : JSON.stringify(answer.body) })
      .where((eb) => eb.and({ workspace_id: workspaceId, user_id: userId, operation, key })),
  );
  return answer;
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
