import type { MutationResolvers, RotateApiTokenInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postApiTokenRotation } from './apiTokenApi.ts';
import { ofServiceAccount } from './ofServiceAccount.ts';
import { postServiceTokenRotation } from './serviceAccountApi.ts';
import { toApiToken } from './apiTokenMappers.ts';

/** Puts another token in the place of one, and tells it once (BEY-42). */
export const rotateApiToken: NonNullable<MutationResolvers['rotateApiToken']> = mutation(
  async ({ serviceAccountId, apiTokenId: given, expireTime, overlapHours }: RotateApiTokenInput, context) => {
    const { rest } = context;
    const apiTokenId = inputId(given, 'apiTokenId', 'ApiToken');
    const body = { expireTime, overlapHours: overlapHours ?? 24 };
    const { token, ...made } = await ofServiceAccount(context, serviceAccountId, {
      own: () => postApiTokenRotation(rest, apiTokenId, body),
      of: (place) => postServiceTokenRotation(rest, { ...place, apiTokenId }, body),
    });
    return { apiToken: toApiToken(made), token };
  },
);
