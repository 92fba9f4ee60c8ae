import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { postGamification } from './achievementApi.ts';
import { toUserGamification } from './achievementMappers.ts';

/** REST-33, OP-25: what is earned already is answered again. */
export const claimAchievement: NonNullable<MutationResolvers['claimAchievement']> = async (
  _root,
  { input },
  { rest },
) => {
  const { result, userErrors } = await refusable(postGamification(rest, input.userCourseId, input.gamificationId));
  return { userGamification: result === null ? null : toUserGamification(result), userErrors };
};
