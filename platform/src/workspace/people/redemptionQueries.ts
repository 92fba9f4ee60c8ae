/** Statements about the tokens of invitations. Each decides by one statement, so that of two at once one is refused. */
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

export interface InvitationKey {
  readonly workspaceId: Id;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export interface TakenInvitation {
  readonly userId: Id;
  readonly createCourse: boolean;
  readonly createVoucher: boolean;
  readonly adminPromised: boolean;
}

/** The new token replaces the one before. Answers the address, or null when nobody is invited any more. */
export async function renewInvitationToken(
  trx: Trx,
  invitation: {
    readonly workspaceId: Id;
    readonly userId: Id;
    readonly tokenHash: Buffer;
    readonly expiresTime: Date;
  },
): Promise<string | null> {
  const row = await trx
    .updateTable('invitation')
    .set({ token_hash: invitation.tokenHash, expires_time: invitation.expiresTime })
    .where('invitation.workspace_id', '=', invitation.workspaceId)
    .where('invitation.user_id', '=', invitation.userId)
    .where('invitation.revoked_time', 'is', null)
    .where('invitation.accepted_time', 'is', null)
    .returning('invitation.username')
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Whether an invitation counts: nobody used it or took it back, it is young enough, and it was sent to the address. */
const counts = ({ tokenHash, now }: InvitationKey, username: string) =>
  sql<boolean>`invitation.token_hash = ${tokenHash} and invitation.username_key = address_key(${username})
    and invitation.accepted_time is null and invitation.revoked_time is null and invitation.expires_time > ${now}`;

/** Uses an invitation up; null when the token does not count for the address. */
export async function takeInvitation(trx: Trx, key: InvitationKey, username: string): Promise<TakenInvitation | null> {
  const row = await trx
    .updateTable('invitation')
    .set({ accepted_time: key.now })
    .where('invitation.workspace_id', '=', key.workspaceId)
    .where(counts(key, username))
    .returning([
      'invitation.user_id',
      'invitation.create_course',
      'invitation.create_voucher',
      'invitation.admin_promised',
    ])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        userId: row.user_id,
        createCourse: row.create_course,
        createVoucher: row.create_voucher,
        adminPromised: row.admin_promised,
      };
}

/** Whether {@link takeInvitation} would take it. */
export async function countsInvitation(trx: Trx, key: InvitationKey, username: string): Promise<boolean> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', key.workspaceId)
    .where(counts(key, username))
    .select('invitation.user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a token would count, were it younger. */
export async function isExpiredInvitation(trx: Trx, { workspaceId, tokenHash, now }: InvitationKey): Promise<boolean> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .where('invitation.expires_time', '<=', now)
    .select('invitation.user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the rights of an invitation to the account of its address, whose owner has proven it; null when there is no account. */
export async function grantInvitedRights(
  trx: Trx,
  workspaceId: Id,
  username: string,
  { createCourse, createVoucher, adminPromised }: TakenInvitation,
  now: Date,
): Promise<number | null> {
  const row = await trx
    .updateTable('app_user')
    .set({
      create_course: sql<boolean>`app_user.create_course or ${createCourse}`,
      create_voucher: sql<boolean>`app_user.create_voucher or ${createVoucher}`,
      admin_promised: sql<boolean>`app_user.admin_promised or (${adminPromised} and not app_user.role_admin)`,
      email_verified_time: sql<Date>`coalesce(app_user.email_verified_time, ${now}::timestamptz)`,
    })
    .where('app_user.workspace_id', '=', workspaceId)
    .where(sql<boolean>`app_user.username_key = address_key(${username})`)
    .returning('app_user.user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
