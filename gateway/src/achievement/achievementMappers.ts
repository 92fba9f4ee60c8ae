import type { Achievement, AchievementProgress, EarnedAchievement } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { GamificationItemWire, UserGamificationWire } from './achievementWire.ts';

/** An achievement; what the viewer has to do with it is asked for apart (`Achievement.ts`). */
export type AchievementModel = Omit<Achievement, 'done' | 'achieved'> & { readonly courseId: number };

export type AchievementProgressModel = Omit<AchievementProgress, 'achievement'> & {
  readonly achievement: AchievementModel;
};

export type EarnedAchievementModel = Omit<EarnedAchievement, 'achievement'> & {
  readonly achievement: AchievementModel | null;
};

export const toAchievement = (wire: GamificationItemWire, courseId: number): AchievementModel => ({
  id: toGlobalId('Achievement', wire.id, { courseId }),
  achievementId: wire.id,
  courseId,
  type: wire['@type'],
  frame: wire.kind === 'FRAME',
  name: wire.name,
  description: wire.description,
  imageUrl: wire.imageUrl,
  lectureIds: [...(wire.lectureIds ?? [])],
  questionIds: [...(wire.questionAnswerIds ?? [])],
  requiredPercent: wire.qaRate == null ? null : Math.round(wire.qaRate * 10_000) / 100,
});

/** With the state of the learner whose user course it was read from. */
export const toAchievementProgress = (wire: GamificationItemWire, courseId: number): AchievementProgressModel => ({
  achievement: toAchievement(wire, courseId),
  done: wire.isDone ?? false,
  achieved: wire.achieved ?? false,
  reached: wire.reached ?? 0,
  needed: wire.needed ?? 0,
});

export const toEarnedAchievement = (wire: UserGamificationWire): EarnedAchievementModel => ({
  id: toGlobalId('EarnedAchievement', wire.id),
  earnedAchievementId: wire.id,
  achievementId: wire.gamificationId,
  createTime: wire.createTime,
  achievement: wire.gamification === null ? null : toAchievement(wire.gamification, wire.courseId),
  courseId: wire.courseId,
  courseName: wire.courseName ?? null,
  courseLanguage: wire.courseLanguage ?? null,
});
