import { toIdentityErrors } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { putPassword } from './identityApi.ts';

/** SET-01, ERR-05. */
export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, { rest }) => {
  const { currentPassword, password } = input;
  try {
    await putPassword(rest, { currentPassword, password });
    return { changed: true, userErrors: [] };
  } catch (error) {
    return { changed: false, userErrors: toIdentityErrors(error).map(withField) };
  }
};

/** Wrong credentials can only mean the password that was given as the current one. */
const withField = (error: UserError): UserError =>
  error.code === '1004' ? { ...error, field: 'currentPassword' } : error;
