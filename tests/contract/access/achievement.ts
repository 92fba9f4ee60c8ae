import { mutation, viewerField, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Viewer.earnedAchievements': viewerField('earnedAchievements { nodes { earnedAchievementId } }'),
  'Mutation.claimAchievement': mutation(
    'claimAchievement',
    'earnedAchievement { earnedAchievementId }',
    ({ person, world }) => ({
      userCourseId: person.userCourseId,
      achievementId: world.course.gamificationId,
    }),
    // The course is completed by now and closed, or someone new has studied nothing yet.
    { may: 'signedIn', neighbours: [], instead: ['USER_COURSE_CLOSED', 'PRECONDITION_FAILED'] },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  Achievement: 'everyone',
  EarnedAchievement: 'owner',
};
