import { findCourseParts } from '../course/findCourseParts.ts';
import type { AchievementResolvers, Resolvers } from '../generated/resolverTypes.ts';
import { lectureOf } from '../lecture/partOf.ts';
import { byNumberSignedIn, inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { Achievement } from './Achievement.ts';
import { getUserGamifications } from './achievementApi.ts';
import { toEarnedAchievement } from './achievementMappers.ts';
import { claimAchievement } from './claimAchievement.ts';

const lectures: NonNullable<AchievementResolvers['lectures']> = async ({ courseId, lectureIds }, args, context) => {
  const lectureById = lectureOf((id: number) => ({ courseId, id }));
  const found = await Promise.all(lectureIds.map((id) => lectureById(id, args, context)));
  return found.filter((lecture) => lecture !== null);
};

export const achievementResolvers = {
  Mutation: { claimAchievement },
  Achievement: { ...Achievement, lectures },
  EarnedAchievement: { course: courseOf(({ courseId }) => courseId) },
} satisfies Resolvers;

/** LIM: as many as one page of the platform holds. */
const mostEarned = 1_000;

export const achievementNodes: NodeTypes = {
  Achievement: inCourse(async (id, { courseId }, context) => {
    const parts = await findCourseParts(context, courseId);
    return parts?.achievements.find(({ achievementId }) => achievementId === id) ?? null;
  }),
  EarnedAchievement: byNumberSignedIn(async (id, { rest }) => {
    const { content } = await getUserGamifications(rest, { page: 0, size: mostEarned });
    const wire = content.find((candidate) => candidate.id === id);
    return wire === undefined ? null : toEarnedAchievement(wire);
  }),
};
