import type { Achievement, AchievementProgress, EarnedAchievement } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { GamificationItemWire, UserGamificationItemWire, UserGamificationWire } from './achievementWire.ts';

/** An achievement; what the viewer has to do with it is asked for apart (`Achievement.ts`). */
export type AchievementModel = Omit<Achievement, 'lectures' | 'done' | 'achieved'> & { readonly courseId: number };

export type AchievementProgressModel = Omit<AchievementProgress, 'achievement'> & {
  readonly achievement: AchievementModel;
};

export type EarnedAchievementModel = Omit<EarnedAchievement, 'achievement' | 'course'> & {
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
  lectureIds: 'lectureIds' in wire ? [...wire.lectureIds] : [],
  questionIds: 'questionAnswerIds' in wire ? [...wire.questionAnswerIds] : [],
  requiredPercent: 'qaRate' in wire && wire.qaRate !== null ? Math.round(wire.qaRate * 10_000) / 100 : null,
});

/** With the state of the learner whose user course it was read from. */
export const toAchievementProgress = (wire: UserGamificationItemWire, courseId: number): AchievementProgressModel => ({
  achievement: toAchievement(wire, courseId),
  done: wire.isDone,
  achieved: wire.achieved,
  reached: wire.reached,
  needed: wire.needed,
});

export const toEarnedAchievement = (wire: UserGamificationWire): EarnedAchievementModel => ({
  id: toGlobalId('EarnedAchievement', wire.id),
  earnedAchievementId: wire.id,
  achievementId: wire.gamificationId,
  createTime: wire.createTime,
  achievement: wire.gamification === null ? null : toAchievement(wire.gamification, wire.courseId),
  courseId: wire.courseId,
  courseName: wire.courseName,
  courseLanguage: wire.courseLanguage,
});
