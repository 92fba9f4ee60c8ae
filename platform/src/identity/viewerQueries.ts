import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { AccessClaims } from './accessToken.ts';

export interface ViewerRow {
  readonly user: {
    readonly roleAdmin: boolean;
    readonly createCourse: boolean;
    readonly createVoucher: boolean;
    readonly isCreator: boolean;
  };
  readonly workspace: { readonly trial: boolean; readonly createdTime: Date };
}

/**
 * The user behind a token with the rights of now, or null when the sign-in was revoked or the user is gone. Notes the first use
 * of the access token (OP-11). Enters the workspace on its own: call it outside of any transaction.
 */
export async function findViewer(db: Database, claims: AccessClaims, now: Date): Promise<ViewerRow | null> {
  const { rows } = await sql<{
    role_admin: boolean;
    create_course: boolean;
    create_voucher: boolean;
    trial: boolean;
    created_time: Date;
    is_creator: boolean;
  }>`select viewer.role_admin, viewer.create_course, viewer.create_voucher, viewer.trial, viewer.created_time, viewer.is_creator
    from viewer_of_token(${claims.workspaceId}, ${claims.userId}, ${claims.familyId}, ${claims.tokenId}, ${now}) as viewer`.execute(
    db,
  );
  const row = rows[0];
  return row === undefined
    ? null
    : {
        user: {
          roleAdmin: row.role_admin,
          createCourse: row.create_course,
          createVoucher: row.create_voucher,
          isCreator: row.is_creator,
        },
        workspace: { trial: row.trial, createdTime: row.created_time },
      };
}
