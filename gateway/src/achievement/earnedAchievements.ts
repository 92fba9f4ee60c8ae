import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getUserGamifications } from './achievementApi.ts';
import { toEarnedAchievement } from './achievementMappers.ts';

/** Achievements that the viewer has earned, the newest first (ACH-07, ACH-05). */
export const earnedAchievements: NonNullable<ViewerResolvers['earnedAchievements']> = (_viewer, args, { rest }) =>
  readConnection(
    toPageRequest(args),
    (page) => getUserGamifications(rest, args.framesOnly ? { ...page, kind: 'FRAME' } : page),
    toEarnedAchievement,
  );
