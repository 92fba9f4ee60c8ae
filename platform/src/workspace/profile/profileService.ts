import { appendAudit } from '../../audit/appendAudit.ts';
import { canonicalJson } from '../../shared/canonicalJson.ts';
import { FieldProblems } from '../../shared/fieldProblems.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { assertIfMatch, etagOfContent } from '../../http/etag.ts';
import { profileNameOf } from '../hostRules.ts';
import type { RequestWorkspace } from '../../http/requestWorkspace.ts';
import { findProfile, updateProfile } from './profileQueries.ts';
import { changedKeys, isProfileOf, toProfile, toStoredProfile, versionedParts, type Profile } from './profileRules.ts';
import type { ProfileRequest } from './profileSchemas.ts';
import type { Id } from '../../shared/id.ts';

export interface VersionedProfile {
  readonly profile: Profile;
  readonly etag: string;
}

/** The profile called `profileName`; NOT_FOUND for another workspace's. */
export async function readProfile(
  { db }: Deps,
  { workspaceId, host }: RequestWorkspace,
  profileName: string,
): Promise<VersionedProfile> {
  const row = await inWorkspace(db, workspaceId, (trx) => findProfile(trx, workspaceId));
  if (row === null || !isProfileOf(profileName, row.hostname, host)) {
    throw new DomainError('NOT_FOUND');
  }
  return versioned(workspaceId, toProfile(row, profileName));
}

/**
 * Saves the whole profile and answers it as it is now (OP-82). Throws PRECONDITION_FAILED when `ifMatch` names another version
 * than the stored one. Company and main colour of the workspace follow.
 */
export const saveProfile = (
  { db }: Deps,
  { workspaceId, host }: RequestWorkspace,
  { received, ifMatch, actorId }: { received: ProfileRequest; ifMatch: string | undefined; actorId: Id },
): Promise<VersionedProfile> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const before = await findProfile(trx, workspaceId, { lock: true });
    if (before === null) {
      throw new DomainError('NOT_FOUND');
    }
    const name = profileNameOf(host);
    assertIfMatch(ifMatch, versioned(workspaceId, toProfile(before, name)).etag);
    const problems = new FieldProblems();
    const profile = toStoredProfile(received, before.hostname, problems);
    problems.throwIfAny();
    const company = received.company || null;
    await updateProfile(trx, workspaceId, { profile, company, color: received.theme?.primary || null });
    await appendAudit(trx, {
      workspaceId,
      action: 'PROFILE_CHANGED',
      actorId,
      details: { keys: changedKeys(before.profile, profile) },
    });
    return versioned(workspaceId, toProfile({ profile, company: company ?? before.company }, name));
  });

const versioned = (workspaceId: Id, profile: Profile): VersionedProfile => ({
  profile,
  etag: etagOfContent([workspaceId, canonicalJson(versionedParts(profile))]),
});
