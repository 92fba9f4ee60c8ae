import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { findProfile, replaceInCover, updateProfile } from './profileQueries.ts';
import { changedKeys } from './profileRules.ts';

/** Puts one address in the place of another in the profile and the cover of the workspace. Neither holds what JSON escapes. */
export async function replaceInProfile(
  trx: Trx,
  {
    workspaceId,
    actorId,
    from,
    to,
  }: { readonly workspaceId: Id; readonly actorId: Id; readonly from: string; readonly to: string },
): Promise<void> {
  const before = await findProfile(trx, workspaceId, { lock: true });
  const text = JSON.stringify(before?.profile ?? {});
  if (before !== null && text.includes(from)) {
    const profile = JSON.parse(text.replaceAll(from, to)) as typeof before.profile;
    await updateProfile(trx, workspaceId, { profile, company: null, color: null });
    const details = { keys: changedKeys(before.profile, profile) };
    await appendAudit(trx, { workspaceId, action: 'PROFILE_CHANGED', actorId, details });
  }
  await replaceInCover(trx, workspaceId, from, to);
}
