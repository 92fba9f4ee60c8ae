/** Achievements on the wire (GW-26, ACH-06, OP-25). */
import type { GamificationItem } from '../content/content.ts';
import { toGamificationItemWire, type GamificationItemWire } from '../course/courseView.ts';
import type { Id } from '../shared/id.ts';
import { statedLanguage } from '../shared/statedLanguage.ts';
import { isConditionMet, stepsTowards, type Steps } from './achievementRules.ts';
import type { UserCourseReading } from './userCourseReading.ts';
import type { EarnedLink } from './userCourseRecord.ts';

/** An achievement with the learner's state: `isDone` = the condition is met now, `achieved` = it was earned. */
export interface UserGamificationItemWire extends GamificationItemWire, Steps {
  isDone: boolean;
  achieved: boolean;
}

/** The link that says who earned an achievement, when, and in which course. */
export interface UserGamificationWire {
  id: Id;
  gamificationId: Id;
  createTime: string;
  userCourseId: Id;
  courseId: Id;
  courseName: string;
  /** BCP 47; null when the author does not state it. */
  courseLanguage: string | null;
  /** Null when the author has removed the item since. */
  gamification: GamificationItemWire | null;
}

export interface EarnedWhere {
  readonly userCourseId: Id;
  readonly courseId: Id;
  readonly courseName: string;
  readonly courseLanguage: string | null;
  readonly items: readonly GamificationItem[];
}

export function toUserGamificationWire(gamificationId: Id, link: EarnedLink, where: EarnedWhere): UserGamificationWire {
  const item = where.items.find((candidate) => candidate.id === gamificationId);
  return {
    id: link.id,
    gamificationId,
    createTime: link.createTime,
    userCourseId: where.userCourseId,
    courseId: where.courseId,
    courseName: where.courseName,
    courseLanguage: where.courseLanguage,
    gamification: item === undefined ? null : toGamificationItemWire(item),
  };
}

/** The items of the course in the author's order. */
export function toUserGamificationItemWires(reading: UserCourseReading): readonly UserGamificationItemWire[] {
  return reading.outline.gamificationItems.map((item) => ({
    ...toGamificationItemWire(item),
    isDone: isConditionMet(item, reading.progress, reading.state.answers),
    achieved: reading.state.earned.has(item.id),
    ...stepsTowards(item, reading.progress, reading.state.answers),
  }));
}

/** The links of a user course, the newest first. */
export function toUserGamificationWires(reading: UserCourseReading): readonly UserGamificationWire[] {
  return [...reading.state.earned]
    .map(([gamificationId, link]) => toUserGamificationWire(gamificationId, link, earnedIn(reading)))
    .sort((a, b) => b.createTime.localeCompare(a.createTime) || b.id - a.id);
}

export function earnedIn({ record, outline }: UserCourseReading): EarnedWhere {
  return {
    userCourseId: record.id,
    courseId: record.course.id,
    courseName: record.course.name,
    courseLanguage: statedLanguage(record.course.metadata),
    items: outline.gamificationItems,
  };
}
