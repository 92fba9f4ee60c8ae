import type { Context } from '../context.ts';
import type { Viewer as ViewerFields, ViewerResolvers } from '../generated/resolverTypes.ts';
import { earnedAchievements } from '../achievement/earnedAchievements.ts';
import { completionRecords } from '../certificate/completionRecords.ts';
import { activeUserCourses, completedUserCourses, continueLearning, dueNext } from '../enrolment/viewerUserCourses.ts';
import { notices } from '../push/notices.ts';
import { reminders } from '../reminder/reminders.ts';
import { toConsent } from '../workspace/workspaceMappers.ts';
import { ownApiTokens } from './apiTokenLists.ts';
import { getMe } from './identityApi.ts';
import type { UserWire } from './identityWire.ts';
import { toPreferences } from './preferencesMappers.ts';
import { toUser, type UserModel } from './userMappers.ts';

export interface ViewerModel extends Pick<
  ViewerFields,
  'preferences' | 'consentDue' | 'mayEditProfile' | 'hasPassword' | 'rightsWait'
> {
  readonly user: UserModel;
}

export const toViewer = (wire: UserWire): ViewerModel => ({
  user: toUser(wire),
  preferences: toPreferences(wire.preferences),
  consentDue: wire.consentDue === null ? null : toConsent(wire.consentDue),
  mayEditProfile: wire.mayCustomise,
  hasPassword: wire.hasPassword,
  rightsWait: wire.rightsWait,
});

/** Reads who is signed in; the browser's readable cookie follows. */
export async function readViewer({ rest, browser }: Context): Promise<ViewerModel> {
  const viewer = toViewer(await getMe(rest));
  browser.user = viewer.user;
  return viewer;
}

export const Viewer: ViewerResolvers = {
  activeUserCourses,
  completedUserCourses,
  completionRecords,
  earnedAchievements,
  dueNext,
  continueLearning,
  notices,
  apiTokens: ownApiTokens,
  reminders,
};
