import type { Context } from '../context.ts';
import { viewerUserCourseLoader } from '../enrolment/enrolmentLoaders.ts';
import type { AchievementResolvers } from '../generated/resolverTypes.ts';
import type { AchievementModel, AchievementProgressModel } from './achievementMappers.ts';

export const Achievement = {
  done: async (achievement, _args, context) => (await progressOfViewer(achievement, context))?.done ?? null,
  achieved: async (achievement, _args, context) => (await progressOfViewer(achievement, context))?.achieved ?? null,
} satisfies AchievementResolvers;

/** From the viewer's current user course, on whichever way the achievement was reached: one call for all courses of a page. */
async function progressOfViewer(
  { courseId, achievementId }: AchievementModel,
  context: Context,
): Promise<AchievementProgressModel | undefined> {
  if (!context.session.isSignedIn()) return undefined;
  const userCourse = await context.use(viewerUserCourseLoader).load(courseId);
  return userCourse?.achievementProgress.find(({ achievement }) => achievement.achievementId === achievementId);
}
