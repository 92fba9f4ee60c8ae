import type { Database } from '../db/database.ts';
import { rightsAt, type Viewer } from '../http/access.ts';
import type { AccessClaims } from './accessToken.ts';
import { findViewer } from './viewerQueries.ts';

/** Who made the sign-in of the claims, with the rights of now; null where it was ended or the user is gone. */
export async function viewerOfClaims(db: Database, claims: AccessClaims, now: Date): Promise<Viewer | null> {
  const found = await findViewer(db, claims, now);
  return found === null
    ? null
    : {
        userId: claims.userId,
        ...rightsAt(found.user, found.workspace, now),
        session: { tokenId: claims.tokenId, familyId: claims.familyId },
        apiToken: null,
      };
}
