import type { Trx } from '../db/database.ts';
import type { AccessClaims } from './accessToken.ts';

export interface ViewerRow {
  readonly user: { readonly roleAdmin: boolean; readonly createCourse: boolean; readonly createVoucher: boolean };
  readonly workspace: { readonly trial: boolean; readonly createdTime: Date };
  /** Whether an access token issued with this refresh token was used before (OP-11). */
  readonly accessUsed: boolean;
}

/** The user behind a token with the rights of now, or null when the sign-in was revoked or the user is gone. */
export async function findViewer(trx: Trx, claims: AccessClaims): Promise<ViewerRow | null> {
  const row = await trx
    .selectFrom('refresh_token')
    .innerJoin('token_family', (join) =>
      join
        .onRef('token_family.workspace_id', '=', 'refresh_token.workspace_id')
        .onRef('token_family.family_id', '=', 'refresh_token.family_id'),
    )
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.workspace_id', '=', 'token_family.workspace_id')
        .onRef('app_user.user_id', '=', 'token_family.user_id'),
    )
    .innerJoin('workspace', 'workspace.workspace_id', 'app_user.workspace_id')
    .where('refresh_token.workspace_id', '=', claims.workspaceId)
    .where('refresh_token.token_id', '=', claims.tokenId)
    .where('token_family.family_id', '=', claims.familyId)
    .where('token_family.user_id', '=', claims.userId)
    .where('token_family.revoked_time', 'is', null)
    .select([
      'app_user.role_admin',
      'app_user.create_course',
      'app_user.create_voucher',
      'workspace.trial',
      'workspace.created_time',
      'refresh_token.access_used_time',
    ])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        user: { roleAdmin: row.role_admin, createCourse: row.create_course, createVoucher: row.create_voucher },
        workspace: { trial: row.trial, createdTime: row.created_time },
        accessUsed: row.access_used_time !== null,
      };
}

/** From here on the predecessor of this refresh token counts as misused when it comes again (OP-11). */
export async function markAccessUsed(trx: Trx, tokenId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_token')
    .set({ access_used_time: now })
    .where('refresh_token.token_id', '=', tokenId)
    .where('refresh_token.access_used_time', 'is', null)
    .execute();
}
