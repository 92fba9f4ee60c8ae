import { toIdentityErrors } from '../errors.ts';
import type { ChangePasswordInput, MutationResolvers } from '../generated/resolverTypes.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import { mutation } from '../mutation.ts';
import { putPassword } from './identityApi.ts';

/** Changes the password of the signed-in person and ends their other sessions (SET-01, ERR-05). */
export const changePassword: NonNullable<MutationResolvers['changePassword']> = mutation(
  async ({ currentPassword, password }: ChangePasswordInput, { rest }) => {
    await putPassword(rest, { currentPassword, password });
    return { changed: true };
  },
  { refusals: (error) => toIdentityErrors(error).map(withField) },
);

/** Wrong credentials can only mean the password that was given as the current one. */
const withField = (error: UserErrorModel): UserErrorModel =>
  error.code === '1004' ? { ...error, field: 'currentPassword' } : error;
