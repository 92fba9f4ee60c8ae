import { sql } from 'kysely';
import { json } from '../../db/json.ts';
import type { Trx } from '../../db/database.ts';
import type { JsonObject } from '../../db/columnTypes.ts';
import type { Id } from '../../shared/id.ts';

export interface StoredCredentialKey {
  readonly keyId: string;
  readonly publicKey: JsonObject;
  /** Null once a newer key signs. */
  readonly sealedPrivateKey: Buffer | null;
  readonly createdTime: Date;
}

/** Every key that the workspace has signed with, the newest first. */
export async function listCredentialKeys(trx: Trx, workspaceId: Id): Promise<readonly StoredCredentialKey[]> {
  const rows = await trx
    .selectFrom('credential_key')
    .where('credential_key.workspace_id', '=', workspaceId)
    .select([
      'credential_key.key_id',
      'credential_key.public_key',
      'credential_key.sealed_private_key',
      'credential_key.created_time',
    ])
    .orderBy('credential_key.created_time', 'desc')
    .orderBy('credential_key.key_id')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    publicKey: row.public_key,
    sealedPrivateKey: row.sealed_private_key,
    createdTime: row.created_time,
  }));
}

/** Adds a key that signs from now on; the private halves of all before it are forgotten. */
export async function insertCredentialKey(trx: Trx, workspaceId: Id, key: StoredCredentialKey): Promise<void> {
  await trx
    .updateTable('credential_key')
    .set({ sealed_private_key: null })
    .where('credential_key.workspace_id', '=', workspaceId)
    .execute();
  await trx
    .insertInto('credential_key')
    .values({
      workspace_id: workspaceId,
      key_id: key.keyId,
      public_key: json(key.publicKey),
      sealed_private_key: key.sealedPrivateKey,
      created_time: key.createdTime,
    })
    .execute();
}

/** Until the end of the transaction nobody else adds a key to the workspace. */
export async function lockCredentialKeys(trx: Trx, workspaceId: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credential keys of ${workspaceId}`}, 0))`.execute(trx);
}
