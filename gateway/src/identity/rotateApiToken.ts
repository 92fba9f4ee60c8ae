import type { MutationResolvers, RotateApiTokenInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postApiTokenRotation } from './apiTokenApi.ts';
import { toApiToken } from './apiTokenMappers.ts';

/** Puts another token in the place of one, and tells it once (BEY-42). */
export const rotateApiToken: NonNullable<MutationResolvers['rotateApiToken']> = mutation(
  async ({ apiTokenId, expireTime, overlapHours }: RotateApiTokenInput, { rest }) => {
    const id = inputId(apiTokenId, 'apiTokenId', 'ApiToken');
    const { token, ...made } = await postApiTokenRotation(rest, id, { expireTime, overlapHours: overlapHours ?? 24 });
    return { apiToken: toApiToken(made), token };
  },
);
