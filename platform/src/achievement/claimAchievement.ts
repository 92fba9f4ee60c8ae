import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { readLocked } from '../enrolment/userCourseAccess.ts';
import type { ReaderOptions } from '../enrolment/userCourseReading.ts';
import { DomainError } from '../errors.ts';
import { toUserGamificationWires, type UserGamificationWire } from '../enrolment/achievementView.ts';
import { grantAchievements } from './grantAchievements.ts';
import type { Id } from '../shared/id.ts';

export interface ClaimCommand extends ReaderOptions {
  readonly workspaceId: Id;
  readonly userCourseId: Id;
  readonly gamificationId: Id;
}

/**
 * The link of an achievement, made now when its condition is met and answered as it is when it was made before (OP-25). Throws
 * NOT_FOUND for an item that the course does not have, PRECONDITION_FAILED while its condition is not met.
 */
export const claimAchievement = (db: Database, command: ClaimCommand): Promise<UserGamificationWire> =>
  inWorkspace(db, command.workspaceId, (trx) => claim(trx, command));

async function claim(trx: Trx, command: ClaimCommand): Promise<UserGamificationWire> {
  const before = await readLocked(trx, command.userCourseId, command);
  const { reading } = before.viewOnly === null ? await grantAchievements(trx, before) : { reading: before };
  const link = toUserGamificationWires(reading).find((earned) => earned.gamificationId === command.gamificationId);
  if (link !== undefined) {
    return link;
  }
  if (!reading.outline.gamificationItems.some((item) => item.id === command.gamificationId)) {
    throw new DomainError('NOT_FOUND');
  }
  throw new DomainError('PRECONDITION_FAILED', { message: 'This achievement is not earned yet' });
}
