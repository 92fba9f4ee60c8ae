import type { Trx } from '../../db/database.ts';
import type { ExternalPerson } from './externalPerson.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

export interface Begun {
  readonly workspaceId: Id;
  readonly realm: Realm;
  readonly stateHash: Buffer;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly expiresTime: Date;
}

/** Remembers a sign-in that begins. */
export async function insertExternalSignIn(trx: Trx, begun: Begun): Promise<void> {
  await trx
    .insertInto('external_sign_in')
    .values({
      workspace_id: begun.workspaceId,
      state_hash: begun.stateHash,
      realm: begun.realm,
      redirect_uri: begun.redirectUri,
      code_verifier: begun.codeVerifier,
      nonce: begun.nonce,
      expires_time: begun.expiresTime,
    })
    .execute();
}

/**
 * Uses up the state of a sign-in and answers what was kept with it, once: null when it is unknown, used, too old, of another
 * realm, or began with another redirect address.
 */
export async function takeState(
  trx: Trx,
  asked: { workspaceId: Id; realm: Realm; stateHash: Buffer; redirectUri: string; now: Date },
): Promise<Pick<Begun, 'codeVerifier' | 'nonce'> | null> {
  const row = await trx
    .updateTable('external_sign_in')
    .set({ exchanged_time: asked.now })
    .where('external_sign_in.workspace_id', '=', asked.workspaceId)
    .where('external_sign_in.state_hash', '=', asked.stateHash)
    .where('external_sign_in.realm', '=', asked.realm)
    .where('external_sign_in.redirect_uri', '=', asked.redirectUri)
    .where('external_sign_in.exchanged_time', 'is', null)
    .where('external_sign_in.expires_time', '>', asked.now)
    .returning(['external_sign_in.code_verifier', 'external_sign_in.nonce'])
    .executeTakeFirst();
  return row === undefined ? null : { codeVerifier: row.code_verifier, nonce: row.nonce };
}

/** Remembers who a one-time token stands for. What was kept for the exchange is not needed any more. */
export async function keepPerson(
  trx: Trx,
  {
    workspaceId,
    stateHash,
    tokenHash,
    expiresTime,
    person,
  }: {
    workspaceId: Id;
    stateHash: Buffer;
    tokenHash: Buffer;
    expiresTime: Date;
    person: ExternalPerson;
  },
): Promise<void> {
  await trx
    .updateTable('external_sign_in')
    .set({
      token_hash: tokenHash,
      code_verifier: '',
      nonce: '',
      expires_time: expiresTime,
      subject: person.subject,
      email: person.email,
      email_verified: person.emailVerified,
      name: person.name,
      picture: person.picture,
    })
    .where('external_sign_in.workspace_id', '=', workspaceId)
    .where('external_sign_in.state_hash', '=', stateHash)
    .execute();
}

interface OneTimeToken {
  readonly workspaceId: Id;
  readonly realm: Realm;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

const personColumns = [
  'external_sign_in.subject',
  'external_sign_in.email',
  'external_sign_in.email_verified',
  'external_sign_in.name',
  'external_sign_in.picture',
] as const;

/** Who a one-time token stands for, or null when it is not one that counts. It can still be used afterwards. */
export async function findPersonOfToken(trx: Trx, token: OneTimeToken): Promise<ExternalPerson | null> {
  const row = await trx
    .selectFrom('external_sign_in')
    .where('external_sign_in.workspace_id', '=', token.workspaceId)
    .where('external_sign_in.token_hash', '=', token.tokenHash)
    .where('external_sign_in.realm', '=', token.realm)
    .where('external_sign_in.expires_time', '>', token.now)
    .select(personColumns)
    .executeTakeFirst();
  return row === undefined ? null : toPerson(row);
}

/** The same, and uses the token up: of two at once, one is answered null. */
export async function takePersonOfToken(trx: Trx, token: OneTimeToken): Promise<ExternalPerson | null> {
  const row = await trx
    .deleteFrom('external_sign_in')
    .where('external_sign_in.workspace_id', '=', token.workspaceId)
    .where('external_sign_in.token_hash', '=', token.tokenHash)
    .where('external_sign_in.realm', '=', token.realm)
    .where('external_sign_in.expires_time', '>', token.now)
    .returning(personColumns)
    .executeTakeFirst();
  return row === undefined ? null : toPerson(row);
}

function toPerson(row: {
  readonly subject: string | null;
  readonly email: string | null;
  readonly email_verified: boolean | null;
  readonly name: string | null;
  readonly picture: string | null;
}): ExternalPerson | null {
  return row.subject === null
    ? null
    : {
        subject: row.subject,
        email: row.email,
        emailVerified: row.email_verified === true,
        name: row.name,
        picture: row.picture,
      };
}
