/** The keys that a workspace signs its credentials with. */
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createSealing } from '../../integration/sealing.ts';
import type { Id } from '../../shared/id.ts';
import {
  insertCredentialKey,
  listCredentialKeys,
  lockCredentialKeys,
  type StoredCredentialKey,
} from './credentialKeyQueries.ts';

/** Open Badges 3.0 asks every verifier for RS256, and for no other algorithm. */
export const signingAlgorithm = 'RS256';
const keyBits = 2048;
/** A key that came into other hands signs no longer than this; what it has signed is verified by its public half as before. */
const signingDays = 365;
const dayMs = 86_400_000;

export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

const owner = (workspaceId: Id) => ({ workspaceId, type: 'CREDENTIAL_KEY' });

/** The key that signs at this moment: made when it is first asked for, and again when it has signed for a year. */
export async function signingKeyOf(deps: Pick<Deps, 'db' | 'config' | 'clock'>, workspaceId: Id): Promise<SigningKey> {
  const [newest] = await inWorkspace(deps.db, workspaceId, (trx) => listCredentialKeys(trx, workspaceId));
  const key = newest !== undefined && signs(newest, deps.clock()) ? newest : await addKey(deps, workspaceId);
  if (key.sealedPrivateKey === null) {
    throw new Error('The newest key of the workspace has no private half.');
  }
  const { privateKey = '' } = createSealing(deps.config.sealingKey).open(owner(workspaceId), key.sealedPrivateKey);
  return { keyId: key.keyId, privateKey: createPrivateKey(privateKey) };
}

const signs = ({ createdTime }: StoredCredentialKey, now: Date): boolean =>
  now.getTime() - createdTime.getTime() < signingDays * dayMs;

async function addKey(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  workspaceId: Id,
): Promise<StoredCredentialKey> {
  // Before the transaction: this takes a good part of a second.
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: keyBits });
  const publicKey = { ...(await exportJWK(pair.publicKey)) };
  const keyId = await calculateJwkThumbprint(publicKey);
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const made: StoredCredentialKey = {
    keyId,
    publicKey: { ...publicKey, kid: keyId, alg: signingAlgorithm, use: 'sig' },
    sealedPrivateKey: createSealing(config.sealingKey).seal(owner(workspaceId), { privateKey }),
    createdTime: clock(),
  };
  return inWorkspace(db, workspaceId, async (trx) => {
    await lockCredentialKeys(trx, workspaceId);
    // Someone else may have been first.
    const [newest] = await listCredentialKeys(trx, workspaceId);
    if (newest !== undefined && signs(newest, clock())) {
      return newest;
    }
    await insertCredentialKey(trx, workspaceId, made);
    return made;
  });
}
