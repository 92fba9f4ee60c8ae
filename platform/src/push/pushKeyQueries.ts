import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface StoredPushKey {
  readonly publicKey: string;
  readonly sealedPrivateKey: Buffer;
}

export async function findPushKey(trx: Trx, workspaceId: Id): Promise<StoredPushKey | null> {
  const row = await trx
    .selectFrom('push_key')
    .where('push_key.workspace_id', '=', workspaceId)
    .select(['push_key.public_key', 'push_key.sealed_private_key'])
    .executeTakeFirst();
  return row === undefined ? null : { publicKey: row.public_key, sealedPrivateKey: row.sealed_private_key };
}

/** Keeps the one that is there: browsers have subscribed with it. */
export async function insertPushKey(trx: Trx, workspaceId: Id, key: StoredPushKey): Promise<void> {
  await trx
    .insertInto('push_key')
    .values({ workspace_id: workspaceId, public_key: key.publicKey, sealed_private_key: key.sealedPrivateKey })
    .onConflict((conflict) => conflict.constraint('push_key_pkey').doNothing())
    .execute();
}
