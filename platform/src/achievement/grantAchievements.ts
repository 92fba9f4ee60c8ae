import type { Trx } from '../db/database.ts';
import { putOnNewFrame } from '../identity/earnedQueries.ts';
import { orderPush } from '../push/pushMessageQueries.ts';
import { insertEarned } from './achievementQueries.ts';
import { readingAfter, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import { newlyEarned } from '../enrolment/achievementRules.ts';
import { earnedIn, toUserGamificationWire, type UserGamificationWire } from '../enrolment/achievementView.ts';

export interface Granted {
  /** The user course with the new links. */
  readonly reading: UserCourseReading;
  /** The links that were made now. */
  readonly links: readonly UserGamificationWire[];
}

/**
 * Makes the links of every item whose condition is met and that was not earned before (PROG-07, OP-25), and puts a new frame on
 * (ACH-08). The user course must be locked by the transaction, so that two changes cannot both miss what they meet together.
 */
export async function grantAchievements(trx: Trx, reading: UserCourseReading): Promise<Granted> {
  const { outline, progress, state, record, now } = reading;
  const ids = newlyEarned(outline.gamificationItems, progress, state.answers, new Set(state.earned.keys()));
  if (ids.length === 0) {
    return { reading, links: [] };
  }
  const made = await insertEarned(trx, record, ids, now);
  for (const item of outline.gamificationItems.filter(({ id }) => made.has(id))) {
    await orderPush(trx, {
      workspaceId: record.course.workspaceId,
      userId: record.userId,
      kind: 'ACHIEVEMENT',
      subject: item.name,
      path: '/achievements/',
      now,
    });
  }
  const frame = outline.gamificationItems.findLast((item) => item.kind === 'FRAME' && made.has(item.id));
  const frameLink = frame && made.get(frame.id);
  if (frameLink) {
    await putOnNewFrame(trx, record.course.workspaceId, record.userId, frameLink.id);
  }
  return {
    reading: readingAfter(reading, { state: { ...state, earned: new Map([...state.earned, ...made]) } }),
    links: [...made].map(([gamificationId, link]) => toUserGamificationWire(gamificationId, link, earnedIn(reading))),
  };
}
