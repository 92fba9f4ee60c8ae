import { fallbackCode, fallbackMessage, refusable, userError } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { postUser } from './identityApi.ts';
import { refusedSignIn, signInWith } from './signInPayload.ts';
import { toLanguageWire } from './userMappers.ts';

/** AUTH-02, AUTH-15, OP-26: the account first, then the password grant, as the platform gives no tokens to a new account. */
export const register: NonNullable<MutationResolvers['register']> = async (_root, { input }, context) => {
  if (!input.consent) {
    return refusedSignIn([userError('CONSENT_REQUIRED', 'Accept the privacy policy and the terms', 'consent')]);
  }
  const username = input.username.trim();
  const registration = {
    username,
    password: input.password,
    name: input.name.trim(),
    ...(input.language == null ? {} : { language: toLanguageWire(input.language) }),
  };
  const { userErrors } = await refusable(postUser(context.rest, registration, input.invitationToken ?? null));
  if (userErrors.length > 0) return refusedSignIn(userErrors.map(withFallbackCode));
  try {
    return await signInWith(context, { username, password: input.password, returnTokens: input.returnTokens ?? false });
  } catch (error) {
    if (!(error instanceof RestError) || !error.isRefusal) throw error;
    return refusedSignIn([userError(fallbackCode, fallbackMessage)]);
  }
};

/** ERR-17: the response's code; 59 for a failure that says nothing of itself. */
const withFallbackCode = (error: UserError): UserError =>
  error.code === '-1' ? { ...error, code: fallbackCode, message: fallbackMessage } : error;
