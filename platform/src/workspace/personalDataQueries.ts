import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

export const readConsents = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('user_consent')
    .innerJoin('consent', (join) =>
      join
        .onRef('consent.workspace_id', '=', 'user_consent.workspace_id')
        .onRef('consent.consent_id', '=', 'user_consent.consent_id'),
    )
    .where('user_consent.workspace_id', '=', workspaceId)
    .where('user_consent.user_id', '=', userId)
    .select(['consent.consent_id as consentId', 'consent.url', 'user_consent.accepted_time as acceptedTime'])
    .orderBy('user_consent.accepted_time')
    .execute();

export const readInvitations = (trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username}) or invitation.user_id = ${userId}`)
    .select([
      'invitation.username',
      'invitation.name',
      'invitation.create_course as createCourse',
      'invitation.create_voucher as createVoucher',
      'invitation.created_time as createdTime',
      'invitation.invited_time as invitedTime',
      'invitation.accepted_time as acceptedTime',
      'invitation.revoked_time as revokedTime',
      'invitation.revoked_by as revokedBy',
      'invitation.admin_promised as adminPromised',
    ])
    .execute();

/** The groups that the person belongs to; those of their address have no moment at which they were added. */
export async function readGroups(trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select person_group.name, member.added_time as "addedTime"
    from person_group
    left join person_group_member member on member.workspace_id = person_group.workspace_id
      and member.group_id = person_group.group_id and member.user_id = ${userId}
    where person_group.workspace_id = ${workspaceId} and (member.user_id is not null or person_group.address_domain in (
      select app_user.address_domain from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
      union all
      select invitation.address_domain from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}))
    order by person_group.name_key`.execute(trx);
  return rows;
}

export async function forgetCreator(trx: Trx, { workspaceId, userId }: DataSubject): Promise<void> {
  await trx
    .updateTable('workspace')
    .set({ creator_id: null })
    .where('workspace.workspace_id', '=', workspaceId)
    .where('workspace.creator_id', '=', userId)
    .execute();
}

export async function deleteInvitations(trx: Trx, { workspaceId, userId, username }: DataSubject): Promise<void> {
  await trx
    .deleteFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username}) or invitation.user_id = ${userId}`)
    .execute();
}
