import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import type { TokenPair, TokenService } from '../tokenService.ts';
import type { Language } from '../../shared/languages.ts';
import { accountOf, registerPerson } from './externalAccount.ts';
import type { ExternalPerson } from './externalPerson.ts';
import { findPersonOfToken, takePersonOfToken } from './externalSignInQueries.ts';
import type { FindProvider } from './providers.ts';
import { failureName, throwAsRefusal } from './providerFailure.ts';
import type { Realm } from './realms.ts';
import type { Id } from '../../shared/id.ts';

/** A token of a provider, or the one-time token that an exchange answered. */
export interface ExternalToken {
  readonly workspaceId: Id;
  readonly realm: Realm;
  readonly token: string;
  readonly invitationToken?: string | undefined;
}

/** Signing in and registering with what another provider says (REST-03, REST-04, OP-36). */
export interface ExternalService {
  /** 1001 for nobody we know, 9905 without a verified address, 1004 for a token that does not count, 1100 and 1101 for an invitation. */
  signIn(given: ExternalToken): Promise<TokenPair>;
  /** Answers the id of the new account; a one-time token can still be used for the sign-in after it. 1000 when there is one. */
  register(given: ExternalToken & { readonly language: Language }): Promise<Id>;
}

export function createExternalService(
  { db, clock }: Deps,
  findProvider: FindProvider,
  tokens: Pick<TokenService, 'open' | 'pairOf'>,
): ExternalService {
  /** The person of a provider's token, or null for a one-time token: those are looked at where they are used. */
  async function identify({ workspaceId, realm, token }: ExternalToken): Promise<ExternalPerson | null> {
    const asked = await inWorkspace(db, workspaceId, async (trx) =>
      (await findPersonOfToken(trx, { workspaceId, realm, tokenHash: secretTokenHash(token), now: clock() })) === null
        ? { provider: await findProvider(trx, workspaceId, realm) }
        : null,
    );
    // No transaction is open while the provider is asked: connections are few.
    if (asked === null) {
      return null;
    }
    if (asked.provider === null) {
      throw new DomainError(1004);
    }
    return asked.provider.identify(token).catch(throwAsRefusal);
  }

  async function attempt<T>(
    given: ExternalToken,
    ofOneTimeToken: typeof findPersonOfToken,
    work: (trx: Trx, person: ExternalPerson, now: Date) => Promise<T>,
  ): Promise<T> {
    const { workspaceId, realm, token } = given;
    try {
      const identified = await identify(given);
      return await inWorkspace(db, workspaceId, async (trx) => {
        const now = clock();
        const person =
          identified ?? (await ofOneTimeToken(trx, { workspaceId, realm, tokenHash: secretTokenHash(token), now }));
        if (person === null) {
          throw new DomainError(1004);
        }
        return work(trx, person, now);
      });
    } catch (error) {
      // That someone is new here is no refusal; the rest is worth knowing.
      if (error instanceof DomainError && (error.code === 1004 || error.code === 9905)) {
        const details = { realm, code: error.code, failure: failureName(error) };
        await inWorkspace(db, workspaceId, (trx) =>
          appendAudit(trx, { workspaceId, action: 'EXTERNAL_REFUSED', details }),
        );
      }
      throw error;
    }
  }

  return {
    async signIn(given) {
      const { workspaceId, realm, invitationToken } = given;
      const session = await attempt(given, takePersonOfToken, async (trx, person, now) => {
        const userId = await accountOf(trx, { workspaceId, realm, person, invitationToken, now });
        return tokens.open(trx, workspaceId, userId);
      });
      return tokens.pairOf(session);
    },

    register: (given) =>
      attempt(given, findPersonOfToken, (trx, person, now) => registerPerson(trx, { ...given, person, now })),
  };
}
