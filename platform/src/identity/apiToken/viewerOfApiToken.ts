import type { Database } from '../../db/database.ts';
import { rightsAt, type Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { secretTokenHash } from '../../shared/secretToken.ts';
import { findKnownToken } from './apiTokenQueries.ts';
import { isWellFormed } from './apiTokenText.ts';

/** Whose token it is, with the rights that its owner has now; null for one that does not count in the workspace. */
export async function viewerOfApiToken(
  db: Database,
  workspaceId: Id,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<Viewer | null> {
  const known = isWellFormed(token)
    ? await findKnownToken(db, workspaceId, { hash: secretTokenHash(token), now })
    : null;
  return known === null
    ? null
    : {
        userId: known.userId,
        // How a workspace looks on an expired trial is changed by people.
        ...rightsAt({ ...known, isCreator: false }, known, now),
        session: null,
        apiToken: {
          tokenId: known.tokenId,
          scopes: known.scopes,
          name: known.name,
          lastCharacters: known.lastCharacters,
          serviceAccount: known.serviceAccount,
        },
      };
}
