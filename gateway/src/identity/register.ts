import { fallbackCode, fallbackMessage, toIdentityErrors, userError } from '../errors.ts';
import type { MutationResolvers, RegisterInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { RestError } from '../rest/RestError.ts';
import { postUser } from './identityApi.ts';
import { completeSignIn, refusedSignIn, refusedWithoutConsent } from './signInPayload.ts';
import { postPasswordGrant } from './tokenApi.ts';
import type { IssuedTokens } from './tokens.ts';
import { toLanguageWire } from './userMappers.ts';

/** AUTH-02, AUTH-15, OP-26: the account first, then the password grant, as the platform gives no tokens to a new account. */
export const register: NonNullable<MutationResolvers['register']> = mutation(
  async (input: RegisterInput, context) => {
    if (!input.consent) return refusedWithoutConsent();
    const { password, invitationToken = null } = input;
    const username = input.username.trim();
    const registration = {
      username,
      password,
      name: input.name.trim(),
      ...(input.language == null ? {} : { language: toLanguageWire(input.language) }),
    };
    await postUser(context.rest, registration, invitationToken);
    let issued: IssuedTokens;
    try {
      // The invitation was redeemed with the account.
      issued = await postPasswordGrant(context.tokenCaller, { username, password, invitationToken: null });
    } catch (error) {
      if (!(error instanceof RestError) || !error.isRefusal) throw error;
      return { ...refusedSignIn([userError(fallbackCode, fallbackMessage)]), registered: true };
    }
    return completeSignIn(context, issued, { returnTokens: input.returnTokens ?? false, registered: true });
  },
  { refusals: toIdentityErrors },
);
