import { inWorkspace, type Database } from '../db/database.ts';
import type { UserGamificationWire } from '../enrolment/achievementView.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listEarned } from './achievementQueries.ts';
import type { Id } from '../shared/id.ts';

/** A page of what someone has earned in all courses, or of the frames alone, the newest first (REST-34). */
export const listAchievements = (
  db: Database,
  {
    workspaceId,
    userId,
    page,
    framesOnly,
  }: { readonly workspaceId: Id; readonly userId: Id; readonly page: PageRequest; readonly framesOnly: boolean },
): Promise<PageRows<UserGamificationWire>> =>
  inWorkspace(db, workspaceId, (trx) => listEarned(trx, userId, { ...page, framesOnly }));
