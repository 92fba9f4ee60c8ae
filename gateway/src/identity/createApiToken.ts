import type { CreateApiTokenInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postApiToken } from './apiTokenApi.ts';
import { fromScope, toApiToken } from './apiTokenMappers.ts';

/** Makes an API token and tells it once (BEY-42). */
export const createApiToken: NonNullable<MutationResolvers['createApiToken']> = mutation(
  async ({ name, scopes, expireTime }: CreateApiTokenInput, { rest }) => {
    const { token, ...made } = await postApiToken(rest, { name, scopes: scopes.map(fromScope), expireTime });
    return { apiToken: toApiToken(made), token };
  },
);
