import * as oauth from 'oauth4webapi';
import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, invalidField } from '../../errors.ts';
import { makeSecretToken, secretTokenHash } from '../../shared/secretToken.ts';
import type { ExternalPerson } from './externalPerson.ts';
import { insertExternalSignIn, keepPerson, takeState } from './externalSignInQueries.ts';
import type { FindProvider } from './providers.ts';
import type { Authorization, Provider } from './provider.ts';
import { failureName, throwAsRefusal } from './providerFailure.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

const minuteMs = 60_000;
/** How long someone may take at the provider. */
const stateMinutes = 10;
/** How long a one-time token may be used: for a sign-in, or a consent, a registration and the sign-in after it. */
const tokenMinutes = 10;

export interface SignInScope {
  readonly workspaceId: Id;
  /** Host the request came by. */
  readonly host: string;
  readonly realm: Realm;
}

/** A sign-in that has begun. */
export interface Beginning extends Authorization {
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
  readonly redirectUri: string;
  /** The endpoint with all of this in its query: where to send the person. */
  readonly url: string;
}

/** The sign-in at a provider from its beginning to a one-time token (REST-06, REST-07, OP-36). */
export interface ExternalFlow {
  /** NOT_FOUND where the provider is not offered, INVALID for another redirect address than that of the host. */
  begin(scope: SignInScope, redirectUri: string): Promise<Beginning>;
  /** Answers a token for one sign-in. 1004 for a state or a code that does not count, whatever the reason. */
  exchange(scope: SignInScope, returned: { code: string; state: string; redirectUri: string }): Promise<string>;
}

export function createExternalFlow({ config, db, clock }: Deps, findProvider: FindProvider): ExternalFlow {
  const callbackOf = (host: string): string => `${config.publicUrlPattern.replace('{hostname}', host)}/signin/callback`;
  const later = (minutes: number): Date => new Date(clock().getTime() + minutes * minuteMs);

  async function requireProvider(workspaceId: Id, realm: Realm): Promise<Provider> {
    const provider = await inWorkspace(db, workspaceId, (trx) => findProvider(trx, workspaceId, realm));
    if (provider === null) {
      throw new DomainError('NOT_FOUND', { message: 'This workspace does not offer a sign-in with this provider' });
    }
    return provider;
  }

  async function redeem(
    scope: SignInScope,
    { code, state, redirectUri }: { code: string; state: string; redirectUri: string },
  ): Promise<ExternalPerson> {
    const { workspaceId, realm } = scope;
    const provider = await requireProvider(workspaceId, realm);
    const stateHash = secretTokenHash(state);
    // Committed before the provider is asked: whatever becomes of it, the state does not count a second time.
    const kept =
      redirectUri === callbackOf(scope.host)
        ? await inWorkspace(db, workspaceId, (trx) =>
            takeState(trx, { workspaceId, realm, stateHash, redirectUri, now: clock() }),
          )
        : null;
    if (kept === null) {
      throw new DomainError(1004);
    }
    return provider.redeem({ code, redirectUri, ...kept }).catch(throwAsRefusal);
  }

  return {
    async begin({ workspaceId, host, realm }, redirectUri) {
      if (redirectUri !== callbackOf(host)) {
        throw invalidField('redirect_uri', 'must be the address /signin/callback of this host');
      }
      const provider = await requireProvider(workspaceId, realm);
      const authorization = await provider.authorization().catch((error: unknown) => {
        throw new DomainError('UNAVAILABLE', { cause: error });
      });
      const { token: state, hash: stateHash } = makeSecretToken();
      const nonce = oauth.generateRandomNonce();
      const codeVerifier = oauth.generateRandomCodeVerifier();
      const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
      await inWorkspace(db, workspaceId, (trx) =>
        insertExternalSignIn(trx, {
          workspaceId,
          realm,
          stateHash,
          redirectUri,
          codeVerifier,
          nonce,
          expiresTime: later(stateMinutes),
        }),
      );
      const beginning = { ...authorization, state, nonce, codeChallenge, redirectUri };
      return { ...beginning, url: authorizationUrl(beginning) };
    },

    async exchange(scope, returned) {
      const { workspaceId, realm } = scope;
      const person = await redeem(scope, returned).catch(async (error: unknown) => {
        if (error instanceof DomainError && error.code === 1004) {
          const details = { realm, code: error.code, failure: failureName(error) };
          await inWorkspace(db, workspaceId, (trx) =>
            appendAudit(trx, { workspaceId, action: 'EXTERNAL_REFUSED', details }),
          );
        }
        throw error;
      });
      const { token, hash: tokenHash } = makeSecretToken();
      const stateHash = secretTokenHash(returned.state);
      await inWorkspace(db, workspaceId, (trx) =>
        keepPerson(trx, { workspaceId, stateHash, tokenHash, expiresTime: later(tokenMinutes), person }),
      );
      return token;
    },
  };
}

function authorizationUrl(beginning: Omit<Beginning, 'url'>): string {
  const url = new URL(beginning.endpoint);
  const query = {
    response_type: beginning.responseType,
    client_id: beginning.clientId,
    redirect_uri: beginning.redirectUri,
    scope: beginning.scope,
    state: beginning.state,
    nonce: beginning.nonce,
    code_challenge: beginning.codeChallenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
