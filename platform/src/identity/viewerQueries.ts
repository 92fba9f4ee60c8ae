import { sql } from 'kysely';
import { inWorkspace, type Database } from '../db/database.ts';
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
  const { workspaceId } = claims;
  // Asked with each request that has a token, so it takes one statement: its first row enters the workspace, and the rest depends on that
  // row, so that row-level security looks at the workspace after it was entered. Were it to look before, nobody would be found.
  const { rows } = await sql<{
    role_admin: boolean;
    create_course: boolean;
    create_voucher: boolean;
    trial: boolean;
    created_time: Date;
    is_creator: boolean;
    is_used: boolean;
  }>`with entered as materialized (select set_config('lectern.workspace_id', ${String(workspaceId)}, true)::bigint as workspace_id)
    select viewer.* from entered cross join lateral (
      select app_user.role_admin, app_user.create_course and app_user.rights_count as create_course,
        app_user.create_voucher and app_user.rights_count as create_voucher, workspace.trial, workspace.created_time,
        workspace.creator_id is not distinct from app_user.user_id as is_creator,
        refresh_token.access_used_time is not null as is_used
      from refresh_token
      join token_family on token_family.workspace_id = refresh_token.workspace_id
        and token_family.family_id = refresh_token.family_id
      join app_user on app_user.workspace_id = token_family.workspace_id and app_user.user_id = token_family.user_id
      join workspace on workspace.workspace_id = app_user.workspace_id
      where refresh_token.workspace_id = entered.workspace_id and refresh_token.token_id = ${claims.tokenId}
        and token_family.family_id = ${claims.familyId} and token_family.user_id = ${claims.userId}
        and token_family.revoked_time is null and app_user.left_time is null
      offset 0
    ) as viewer`.execute(db);
  const row = rows[0];
  if (row === undefined) {
    return null;
  }
  if (!row.is_used) {
    await noteFirstUse(db, claims, now);
  }
  return {
    user: {
      roleAdmin: row.role_admin,
      createCourse: row.create_course,
      createVoucher: row.create_voucher,
      isCreator: row.is_creator,
    },
    workspace: { trial: row.trial, createdTime: row.created_time },
  };
}

/** From here on the predecessor of this refresh token counts as misused when it comes again (OP-11). */
const noteFirstUse = (db: Database, { workspaceId, tokenId }: AccessClaims, now: Date): Promise<unknown> =>
  inWorkspace(db, workspaceId, (trx) =>
    trx
      .updateTable('refresh_token')
      .set({ access_used_time: now })
      .where('refresh_token.workspace_id', '=', workspaceId)
      .where('refresh_token.token_id', '=', tokenId)
      .where('refresh_token.access_used_time', 'is', null)
      .execute(),
  );
