import type { CreateApiTokenInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postApiToken } from './apiTokenApi.ts';
import { ofServiceAccount } from './ofServiceAccount.ts';
import { postServiceToken } from './serviceAccountApi.ts';
import { fromScope, toApiToken } from './apiTokenMappers.ts';

/** Makes an API token and tells it once (BEY-42). */
export const createApiToken: NonNullable<MutationResolvers['createApiToken']> = mutation(
  async ({ serviceAccountId, name, scopes, expireTime }: CreateApiTokenInput, context) => {
    const { rest } = context;
    const body = { name, scopes: scopes.map(fromScope), expireTime };
    const { token, ...made } = await ofServiceAccount(context, serviceAccountId, {
      own: () => postApiToken(rest, body),
      of: (place) => postServiceToken(rest, place, body),
    });
    return { apiToken: toApiToken(made), token };
  },
);
