import webPush from 'web-push';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createSealing } from '../integration/sealing.ts';
import { findPushKey, insertPushKey, type StoredPushKey } from './pushKeyQueries.ts';
import type { Id } from '../shared/id.ts';

type Keyed = Pick<Deps['config'], 'sealingKey'>;

const owner = (workspaceId: Id) => ({ workspaceId, type: 'PUSH_KEY' });

/** The key of the workspace, made when it is first asked for. */
export async function pushKeyOf(trx: Trx, workspaceId: Id, { sealingKey }: Keyed): Promise<StoredPushKey> {
  const known = await findPushKey(trx, workspaceId);
  if (known !== null) {
    return known;
  }
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealedPrivateKey = createSealing(sealingKey).seal(owner(workspaceId), { privateKey });
  await insertPushKey(trx, workspaceId, { publicKey, sealedPrivateKey });
  // Someone else may have been first.
  return (await findPushKey(trx, workspaceId)) ?? { publicKey, sealedPrivateKey };
}

/** The half that signs. */
export function privateKeyOf(key: StoredPushKey, workspaceId: Id, { sealingKey }: Keyed): string {
  const { privateKey = '' } = createSealing(sealingKey).open(owner(workspaceId), key.sealedPrivateKey);
  return privateKey;
}
