/** Links by which people without an account read a course and comment on it (BEY-26). */
import { sql } from 'kysely';
import { actingAccounts } from '../db/accounts.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface LinkRow {
  readonly link_id: Id;
  readonly course_id: Id;
  readonly name: string;
  readonly may_comment: boolean;
  readonly expire_time: Date;
  readonly revoke_time: Date | null;
  readonly created_by: Id | null;
  readonly creator_name: string | null;
  readonly create_time: Date;
  readonly last_use_time: Date | null;
}

const links = (trx: Trx) =>
  trx
    .selectFrom('review_link')
    .leftJoin(actingAccounts().as('creator'), (join) =>
      join
        .onRef('creator.workspace_id', '=', 'review_link.workspace_id')
        .onRef('creator.user_id', '=', 'review_link.created_by'),
    )
    .where('review_link.workspace_id', '=', workspaceOf(trx))
    .select([
      'review_link.link_id',
      'review_link.course_id',
      'review_link.name',
      'review_link.may_comment',
      'review_link.expire_time',
      'review_link.revoke_time',
      'review_link.created_by',
      'creator.name as creator_name',
      'review_link.create_time',
      'review_link.last_use_time',
    ]);

/** The newest links of a course that nobody revoked, expired ones too. */
export const findLinks = (trx: Trx, courseId: Id, most: number): Promise<readonly LinkRow[]> =>
  links(trx)
    .where('review_link.course_id', '=', courseId)
    .where('review_link.revoke_time', 'is', null)
    .orderBy('review_link.link_id', 'desc')
    .limit(most)
    .execute();

export async function findLink(trx: Trx, courseId: Id, linkId: Id): Promise<LinkRow | null> {
  const row = await links(trx)
    .where('review_link.course_id', '=', courseId)
    .where('review_link.link_id', '=', linkId)
    .executeTakeFirst();
  return row ?? null;
}

/** The link that a token opens now; null for one that is unknown, revoked or expired. Looked up by the hash: how long it takes tells nothing. */
export async function findLinkOfToken(trx: Trx, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const row = await links(trx)
    .where('review_link.token_hash', '=', tokenHash)
    .where('review_link.revoke_time', 'is', null)
    .where('review_link.expire_time', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Who made the links of the course that nobody revoked and that have not expired. Anyone who adds one holds the lock until the end of the transaction. */
export async function lockAndFindMakers(trx: Trx, courseId: Id, now: Date): Promise<readonly (Id | null)[]> {
  const workspaceId = workspaceOf(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review links of ${workspaceId} ${courseId}`}, 0))`.execute(
    trx,
  );
  const rows = await trx
    .selectFrom('review_link')
    .where('review_link.workspace_id', '=', workspaceId)
    .where('review_link.course_id', '=', courseId)
    .where('review_link.revoke_time', 'is', null)
    .where('review_link.expire_time', '>', now)
    .select('review_link.created_by')
    .execute();
  return rows.map((row) => row.created_by);
}

export interface NewLink {
  readonly courseId: Id;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly mayComment: boolean;
  readonly expireTime: Date;
  readonly userId: Id;
  readonly now: Date;
}

/** Answers the id of the link. */
export async function insertLink(trx: Trx, link: NewLink): Promise<Id> {
  const { link_id: id } = await trx
    .insertInto('review_link')
    .values({
      workspace_id: workspaceOf(trx),
      course_id: link.courseId,
      name: link.name,
      token_hash: link.tokenHash,
      may_comment: link.mayComment,
      expire_time: link.expireTime,
      created_by: link.userId,
      create_time: link.now,
    })
    .returning('review_link.link_id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function revokeLinkRow(trx: Trx, linkId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('review_link')
    .set({ revoke_time: now })
    .where('review_link.workspace_id', '=', workspaceOf(trx))
    .where('review_link.link_id', '=', linkId)
    .execute();
}

export async function noteUse(trx: Trx, linkId: Id, now: Date): Promise<void> {
  await trx
    .updateTable('review_link')
    .set({ last_use_time: now })
    .where('review_link.workspace_id', '=', workspaceOf(trx))
    .where('review_link.link_id', '=', linkId)
    .execute();
}
