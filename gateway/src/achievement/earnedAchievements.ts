import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { readWindow, toWindow } from '../pagination.ts';
import { getUserGamifications } from './achievementApi.ts';
import { toEarnedAchievement } from './achievementMappers.ts';

/** ACH-07. */
export const earnedAchievements: NonNullable<ViewerResolvers['earnedAchievements']> = (_viewer, args, { rest }) =>
  readWindow(toWindow(args), (page, size) => getUserGamifications(rest, page, size), toEarnedAchievement);
