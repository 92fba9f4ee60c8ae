import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { readWindow, toWindow } from '../pagination.ts';
import { getUserGamifications } from './achievementApi.ts';
import { toUserGamification } from './achievementMappers.ts';

/** ACH-07. */
export const achievements: NonNullable<ViewerResolvers['achievements']> = (_viewer, args, { rest }) =>
  readWindow(toWindow(args), (page, size) => getUserGamifications(rest, page, size), toUserGamification);
