import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { insertAuditEntries } from '../../audit/appendAudit.ts';
import { insertMails } from '../../mail/order/enqueueMail.ts';
import type { Trx } from '../../db/database.ts';
import { mailAllowances } from '../../mail/order/mailAllowance.ts';
import type { AccessOrigin } from './accessOrigin.ts';
import type { PromisedRights, Rights } from './peopleQueries.ts';
import type { Id } from '../../shared/id.ts';

/**
 * Adds someone who has no account; answers their id, or null when they are added already. One who was revoked, or whose account
 * is gone, is added again under a new id.
 */
export async function insertInvitation(
  trx: Trx,
  {
    workspaceId,
    username,
    name,
    rights,
    now,
  }: {
    workspaceId: Id;
    username: string;
    name: string | null;
    rights: Rights;
    now: Date;
  },
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    insert into invitation as known (workspace_id, username, name, create_course, create_voucher, created_time)
    values (${workspaceId}, ${username}, ${name}, ${rights.createCourse}, ${rights.createVoucher}, ${now})
    on conflict (workspace_id, username_key) do update set
      user_id = excluded.user_id, username = excluded.username, name = excluded.name, create_course = excluded.create_course,
      create_voucher = excluded.create_voucher, created_time = excluded.created_time,
      token_hash = null, invited_time = null, expires_time = null, revoked_time = null, revoked_by = null, accepted_time = null,
      admin_promised = false
    where known.revoked_time is not null or known.accepted_time is not null
    returning known.user_id`.execute(trx);
  return rows[0]?.user_id ?? null;
}

/**
 * Waits for anyone who adds, accepts, revokes or sends the invitation of a person at the moment, and for their registration, and keeps
 * others waiting until the transaction ends: what is read of the person afterwards stays so. Nothing happens where there is none.
 */
export async function lockPerson(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  // The address first, as everyone does who locks both.
  await sql`
    select ${addressLock(workspaceId, sql`person.username_key`)} from (
      select app_user.username_key from app_user
      where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
      union
      select invitation.username_key from invitation
      where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}
    ) as person`.execute(trx);
  await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(
      sql<boolean>`(invitation.user_id = ${userId} or invitation.username_key = (
        select app_user.username_key from app_user
        where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}))`,
    )
    .select('invitation.user_id')
    .forUpdate()
    .execute();
}

/**
 * Anyone who adds or changes a person and anyone who registers with the same address wait for each other until their transactions end: rights
 * that are promised at the moment of a registration are not overlooked.
 */
export const lockAddress = async (trx: Trx, workspaceId: Id, username: string): Promise<void> => {
  await sql`select ${addressLock(workspaceId, sql`address_key(${username})`)}`.execute(trx);
};

/** What {@link lockAddress} takes, for statements about many. */
export const addressLock = (workspaceId: Id, usernameKey: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(hashtextextended(${`${workspaceId} person `} || ${usernameKey}, 0))`;

/** Changes what someone is called who has no account yet. */
export async function renameInvited(
  trx: Trx,
  { workspaceId, userId, name }: { workspaceId: Id; userId: Id; name: string | null },
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ name })
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.user_id', '=', userId)
    .execute();
}

/** What admins call someone who was added and not revoked; null for nobody, and for someone without a name. */
export async function findInvitedName(trx: Trx, workspaceId: Id, username: string): Promise<string | null> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username})`)
    .where('invitation.revoked_time', 'is', null)
    .select('invitation.name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/**
 * The rights that an open invitation promises to an address, for the account that is made of it without the link (ADR 0014). The
 * invitation stays open: its link can still prove the address. Null when nothing is promised. Call after {@link lockAddress}.
 */
export async function findPromisedRights(trx: Trx, workspaceId: Id, username: string): Promise<PromisedRights | null> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where(sql<boolean>`invitation.username_key = address_key(${username})`)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .where(sql<boolean>`(invitation.create_course or invitation.create_voucher or invitation.admin_promised)`)
    .select(['invitation.create_course', 'invitation.create_voucher', 'invitation.admin_promised'])
    .forUpdate()
    .executeTakeFirst();
  return row === undefined
    ? null
    : { createCourse: row.create_course, createVoucher: row.create_voucher, adminPromised: row.admin_promised };
}

/**
 * Takes rights away from the open invitation of someone who registered without it: the link of its mail would give them after they
 * were withdrawn. Those in `kept` stay if they were promised. Answers the id of the invitation, null when nothing changed.
 */
export async function withdrawPromisedRights(
  trx: Trx,
  { workspaceId, username, kept }: { workspaceId: Id; username: string; kept: Rights },
): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    update invitation set
      create_course = invitation.create_course and ${kept.createCourse},
      create_voucher = invitation.create_voucher and ${kept.createVoucher}
    where invitation.workspace_id = ${workspaceId} and invitation.username_key = address_key(${username})
      and invitation.accepted_time is null
      and ((invitation.create_course and not ${kept.createCourse}) or (invitation.create_voucher and not ${kept.createVoucher}))
    returning invitation.user_id`.execute(trx);
  return rows[0]?.user_id ?? null;
}

/**
 * Anyone who registers without the link of their invitation has an id of their own: the personnel system that knows the invitation knows
 * the account from now on, and withdraws its access when they leave.
 */
export async function linkAccountToPersonnel(
  trx: Trx,
  workspaceId: Id,
  { userId, username }: { userId: Id; username: string },
): Promise<void> {
  await sql`
    update personnel_link set user_id = ${userId} from invitation
    where personnel_link.workspace_id = ${workspaceId} and personnel_link.user_id = invitation.user_id
      and invitation.workspace_id = ${workspaceId} and invitation.username_key = address_key(${username})`.execute(trx);
}

/** Marks an open invitation as sent now; a link that was sent before stops counting, a revoked one counts again. */
export async function markInvited(
  trx: Trx,
  { workspaceId, userId, now }: { workspaceId: Id; userId: Id; now: Date },
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ invited_time: now, token_hash: null, expires_time: null, revoked_time: null, revoked_by: null })
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.user_id', '=', userId)
    .execute();
}

/**
 * Marks an account as invited now, so that the link of the mail proves its address. An invitation of the address that is open keeps
 * what it promised; one that was revoked or used promises nothing any more, as the rights of an account stand with it.
 */
export async function inviteAccount(
  trx: Trx,
  { workspaceId, userId, now }: { workspaceId: Id; userId: Id; now: Date },
): Promise<void> {
  await sql`
    insert into invitation as known (workspace_id, user_id, username, invited_time, created_time)
    select app_user.workspace_id, app_user.user_id, app_user.username, ${now}, ${now} from app_user
    where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId}
    on conflict (workspace_id, username_key) do update set
      user_id = excluded.user_id, username = excluded.username, invited_time = excluded.invited_time,
      create_course = known.create_course and known.revoked_time is null and known.accepted_time is null,
      create_voucher = known.create_voucher and known.revoked_time is null and known.accepted_time is null,
      admin_promised = known.admin_promised and known.revoked_time is null and known.accepted_time is null,
      token_hash = null, expires_time = null, revoked_time = null, revoked_by = null, accepted_time = null`.execute(
    trx,
  );
}

/** Takes an invitation back: its link stops counting, and anyone who is invited again later does not run the workspace by it. */
export async function markRevoked(
  trx: Trx,
  { workspaceId, userId, by, now }: { workspaceId: Id; userId: Id; by: AccessOrigin; now: Date },
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ revoked_time: now, revoked_by: by, token_hash: null, expires_time: null, admin_promised: false })
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.user_id', '=', userId)
    .execute();
}

/** What an invitation of everyone does with someone who has no account. */
export const invitationOutcomes = ['INVITED', 'REVOKED', 'INVITED_BEFORE', 'TOO_MANY_TODAY'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export interface InvitingAll {
  readonly workspaceId: Id;
  /** False to leave out who was invited before. */
  readonly resend: boolean;
  readonly now: Date;
}

/** Rows of `invitation` of those who have no account. */
export const hasNoAccount = (workspaceId: Id): RawBuilder<SqlBool> => sql<SqlBool>`(
  invitation.workspace_id = ${workspaceId} and invitation.accepted_time is null and not exists (
    select from app_user where app_user.workspace_id = invitation.workspace_id
      and app_user.username_key = invitation.username_key))`;

/** Whether one of those is invited, or why not: the one rule of who gets a mail, for inviting and for its preview. */
export const invitationOutcome = ({ workspaceId, resend, now }: InvitingAll): RawBuilder<InvitationOutcome> => {
  const { most, withinMs } = mailAllowances.INVITATION;
  return sql<InvitationOutcome>`case
    when invitation.revoked_time is not null then 'REVOKED'
    when not ${resend}::boolean and invitation.invited_time is not null then 'INVITED_BEFORE'
    when (
      select count(*) from mail where mail.workspace_id = ${workspaceId} and mail.kind = 'INVITATION'
        and mail.recipient_key = invitation.username_key
        and mail.created_time > ${new Date(now.getTime() - withinMs)}) >= ${most} then 'TOO_MANY_TODAY'
    else 'INVITED' end`;
};

/**
 * Invites everyone who has no account, was not revoked and may get another mail today, in one statement however many they are:
 * marks them, orders a mail for each and notes each in the audit log. Answers the ids of the mails, which wait for the queue.
 */
export async function inviteAll(trx: Trx, { actorId, ...inviting }: InvitingAll & { actorId: Id }): Promise<number[]> {
  const { workspaceId, now } = inviting;
  const { rows } = await sql<{ mailId: Id }>`
    with invited as (
      update invitation set invited_time = ${now}, token_hash = null, expires_time = null
      where invitation.workspace_id = ${workspaceId} and ${hasNoAccount(workspaceId)}
        and ${invitationOutcome(inviting)} = 'INVITED'
      returning invitation.workspace_id, invitation.user_id, invitation.username
    ), ordered as (
      ${insertMails(
        { workspaceId, kind: 'INVITATION', now },
        sql`
          select invited.username as recipient, jsonb_build_object('userId', invited.user_id) as params from invited
          where invited.workspace_id = ${workspaceId}`,
      )}
    ), noted as (
      ${insertAuditEntries(
        { workspaceId, action: 'INVITED', actorId },
        sql`
          select invited.user_id as subject_id, '{}'::jsonb as details from invited
          where invited.workspace_id = ${workspaceId}`,
      )}
    )
    select ordered."mailId" from ordered`.execute(trx);
  return rows.map(({ mailId }) => mailId);
}

/**
 * How many invitations a trial workspace has put into the queue since a moment; null for any other workspace. Callers at once that send
 * some take turns, so that each counts what the one before has sent.
 */
export async function countTrialInvitations(
  trx: Trx,
  workspaceId: Id,
  { since, inTurn }: { readonly since: Date; readonly inTurn: boolean },
): Promise<number | null> {
  const workspace = await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .where('workspace.trial', '=', true)
    .select('workspace.workspace_id')
    .$if(inTurn, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (workspace === undefined) {
    return null;
  }
  const { sent } = await trx
    .selectFrom('mail')
    .where('mail.workspace_id', '=', workspaceId)
    .where('mail.kind', '=', 'INVITATION')
    .where('mail.created_time', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow();
  return sent;
}

export interface InvitationByToken {
  readonly username: string;
  /** What they were called when they were added. */
  readonly name: string | null;
  readonly expiresTime: Date;
  readonly registered: boolean;
}

/** The invitation that a link belongs to and whether its address has an account, or null. */
export async function findInvitationByToken(
  trx: Trx,
  workspaceId: Id,
  tokenHash: Buffer,
): Promise<InvitationByToken | null> {
  const row = await trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', workspaceId)
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.accepted_time', 'is', null)
    .where('invitation.revoked_time', 'is', null)
    .select([
      'invitation.username',
      'invitation.name',
      'invitation.expires_time',
      sql<boolean>`exists (
        select from app_user where app_user.workspace_id = invitation.workspace_id
          and app_user.username_key = invitation.username_key)`.as('registered'),
    ])
    .executeTakeFirst();
  return row === undefined || row.expires_time === null
    ? null
    : { username: row.username, name: row.name, expiresTime: row.expires_time, registered: row.registered };
}
