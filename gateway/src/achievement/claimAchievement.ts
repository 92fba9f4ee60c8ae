import type { ClaimAchievementInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { postGamification } from './achievementApi.ts';
import { toEarnedAchievement } from './achievementMappers.ts';

/** REST-33, OP-25: what is earned already is answered again. */
export const claimAchievement: NonNullable<MutationResolvers['claimAchievement']> = mutation(
  async (input: ClaimAchievementInput, { rest }) => {
    const userCourseId = inputId(input.userCourseId, 'userCourseId', 'UserCourse');
    const achievementId = inputId(input.achievementId, 'achievementId', 'Achievement');
    return { earnedAchievement: toEarnedAchievement(await postGamification(rest, userCourseId, achievementId)) };
  },
);
