import type { Context } from '../context.ts';
import type { ViewerResolvers } from '../generated/resolverTypes.ts';
import { achievements } from '../achievement/achievements.ts';
import { activeUserCourses, completedUserCourses, continueLearning } from '../enrolment/viewerUserCourses.ts';
import { getMe } from './identityApi.ts';
import { toUser, type UserModel } from './userMappers.ts';

export interface ViewerModel {
  readonly user: UserModel;
}

/** Reads who is signed in; the browser's readable cookie follows. */
export async function readViewer({ rest, browser }: Context): Promise<ViewerModel> {
  const user = toUser(await getMe(rest));
  browser.user = user;
  return { user };
}

export const Viewer: ViewerResolvers = { activeUserCourses, completedUserCourses, achievements, continueLearning };
