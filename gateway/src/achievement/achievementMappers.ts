import type { GamificationItem, UserGamification } from '../generated/resolverTypes.ts';
import { toGlobalId, type Owner } from '../globalId.ts';
import type { GamificationItemWire, UserGamificationWire } from './achievementWire.ts';

/** An achievement of a course or, with the learner's state, of a user course. */
export function toGamificationItem(wire: GamificationItemWire, owner?: Owner): GamificationItem {
  return {
    id: toGlobalId('GamificationItem', wire.id, owner),
    gamificationId: wire.id,
    type: wire['@type'],
    frame: wire.kind === 'FRAME',
    name: wire.name,
    description: wire.description,
    imageUrl: wire.imageUrl,
    lectureIds: [...(wire.lectureIds ?? [])],
    questionAnswerIds: [...(wire.questionAnswerIds ?? [])],
    qaRate: wire.qaRate ?? null,
    isDone: wire.isDone ?? null,
    achieved: wire.achieved ?? null,
  };
}

export function toUserGamification(wire: UserGamificationWire): UserGamification {
  const owner = wire.courseId === undefined ? undefined : ({ kind: 'course', id: wire.courseId } as const);
  return {
    id: toGlobalId('UserGamification', wire.id),
    userGamificationId: wire.id,
    gamificationId: wire.gamificationId,
    createTime: wire.createTime,
    item: wire.gamification === null ? null : toGamificationItem(wire.gamification, owner),
    courseName: wire.courseName ?? null,
  };
}
