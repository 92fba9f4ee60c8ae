import { inWorkspace, type Database } from '../db/database.ts';
import { findWorkspaceOfHost, insertReservation, nextWorkspaceId } from './hostQueries.ts';
import { profileNameOf } from './hostRules.ts';
import type { Id } from '../shared/id.ts';

/** Title of a trial workspace until its creator gives it one. */
export const trialTitle = 'New workspace';

/**
 * Reserves a UUID host for anyone who registers there first, and answers its workspace. Of two at once one reserves and both get the
 * same workspace. What nobody takes into use within a day is removed again by `remove_outdated` (OP-48).
 */
export async function reserveHost(db: Database, hostname: string, now: Date): Promise<Id> {
  const workspaceId = await nextWorkspaceId(db);
  const profile = { name: profileNameOf(hostname), title: trialTitle, lang: 'en' };
  const reserved = await inWorkspace(db, workspaceId, (trx) =>
    insertReservation(trx, { workspaceId, hostname, profile, now }),
  );
  const found = reserved ? null : await findWorkspaceOfHost(db, hostname);
  return found?.workspaceId ?? workspaceId;
}
