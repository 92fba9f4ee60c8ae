import { signInCode, userError } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { refusedSignIn, signInWith } from './signInPayload.ts';

export const signIn: NonNullable<MutationResolvers['signIn']> = async (_root, { input }, context) => {
  const { username, password, returnTokens } = input;
  try {
    return await signInWith(context, { username: username.trim(), password, returnTokens: returnTokens ?? false });
  } catch (error) {
    if (!(error instanceof RestError) || !error.isRefusal) throw error;
    if (error.code === 'RATE_LIMITED') return refusedSignIn([userError(error.code, error.message)]);
    const { code, message } = signInCode(error);
    return refusedSignIn([userError(code, message)]);
  }
};
