import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import type { PrivacyRequestTable } from '../db/schema.ts';
import type { Order } from '../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import { everyRow, listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface PrivacyRequestRow {
  readonly id: Id;
  readonly kind: PrivacyRequestTable['kind'];
  readonly state: PrivacyRequestTable['state'];
  readonly origin: PrivacyRequestTable['origin'];
  readonly username: string | null;
  readonly userId: Id | null;
  readonly name: string | null;
  readonly isHere: boolean;
  readonly orderedById: Id | null;
  readonly orderedByName: string | null;
  readonly requestedTime: Date;
  readonly dueTime: Date;
  readonly closedTime: Date | null;
}

/** What `q` may compare. */
export const privacyRequestSelectors = {
  id: { type: 'integer', column: sql`privacy_request.privacy_request_id` },
  kind: { type: 'text', column: sql`privacy_request.kind` },
  state: { type: 'text', column: sql`privacy_request.state` },
  origin: { type: 'text', column: sql`privacy_request.origin` },
  userId: { type: 'integer', column: sql`privacy_request.user_id` },
  requestedTime: { type: 'time', column: sql`privacy_request.requested_time` },
  dueTime: { type: 'time', column: sql`privacy_request.due_time` },
  closedTime: { type: 'time', column: sql`privacy_request.closed_time` },
} as const satisfies Selectors;

const sortColumns: SortColumns = {
  requestedTime: { column: sql`privacy_request.requested_time`, type: 'time' },
  dueTime: { column: sql`privacy_request.due_time`, type: 'time' },
  closedTime: { column: sql`privacy_request.closed_time`, type: 'time', nullable: true },
};

/** The order that was asked for, else the newest first. */
export const orderOfRequests = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'privacyrequests',
    columns: sortColumns,
    fallback: ['requestedTime,desc'],
    tieBreaker: sql`privacy_request.privacy_request_id`,
  });

export interface RequestFilter {
  readonly workspaceId: Id;
  readonly q: string | undefined;
  /** The hash of an address: requests of anyone who has it, or had it. */
  readonly usernameHash: string | undefined;
}

export const findPrivacyRequests = (
  trx: Trx,
  filter: RequestFilter,
  { order, page }: { order: Order; page: PageRequest },
): Promise<PageRows<PrivacyRequestRow>> => readPage(listOf(requests(trx, filter)), order, page);

/** All that the filter finds, some at a time. */
export const everyPrivacyRequest = (
  db: Database,
  filter: RequestFilter,
  order: Order,
): AsyncIterable<readonly PrivacyRequestRow[]> =>
  everyRow(order, (slice) => readRecent(db, filter.workspaceId, (trx) => listOf(requests(trx, filter)).rows(slice)));

/** One request, or null. */
export async function findPrivacyRequest(trx: Trx, requestId: Id): Promise<PrivacyRequestRow | null> {
  const filter = { workspaceId: workspaceOf(trx), q: undefined, usernameHash: undefined };
  const row = await requests(trx, filter)
    .where('privacy_request.privacy_request_id', '=', requestId)
    .executeTakeFirst();
  return row ?? null;
}

const requests = (trx: Trx, { workspaceId, q, usernameHash }: RequestFilter) =>
  trx
    .selectFrom('privacy_request')
    .where('privacy_request.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, privacyRequestSelectors))
    .$if(usernameHash !== undefined, (query) => query.where('privacy_request.username_hash', '=', usernameHash ?? ''))
    .select([
      'privacy_request.privacy_request_id as id',
      'privacy_request.kind',
      'privacy_request.state',
      'privacy_request.origin',
      'privacy_request.username',
      personOf(workspaceId).as('userId'),
      nameOf(workspaceId, personOf(workspaceId)).as('name'),
      isHere(workspaceId, personOf(workspaceId)).as('isHere'),
      'privacy_request.ordered_by as orderedById',
      nameOf(workspaceId, sql`privacy_request.ordered_by`).as('orderedByName'),
      'privacy_request.requested_time as requestedTime',
      'privacy_request.due_time as dueTime',
      'privacy_request.closed_time as closedTime',
    ]);

/** Anyone who asked: the account of the address comes first, as who registers on their own has another id than their invitation. */
const personOf = (workspaceId: Id): RawBuilder<Id | null> => sql<Id | null>`coalesce(
  (select app_user.user_id from app_user where app_user.workspace_id = ${workspaceId}
    and app_user.username_key = address_key(privacy_request.username)),
  privacy_request.user_id,
  (select invitation.user_id from invitation where invitation.workspace_id = ${workspaceId}
    and invitation.username_key = address_key(privacy_request.username) limit 1))`;

const nameOf = (workspaceId: Id, userId: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select app_user.name from app_user where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId})`;

const isHere = (workspaceId: Id, userId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from app_user where app_user.workspace_id = ${workspaceId} and app_user.user_id = ${userId})
  or exists (select from invitation where invitation.workspace_id = ${workspaceId} and invitation.user_id = ${userId}))`;

export interface NewRequest {
  readonly kind: PrivacyRequestTable['kind'];
  readonly state: PrivacyRequestTable['state'];
  readonly origin: PrivacyRequestTable['origin'];
  readonly username: string | null;
  readonly usernameHash: string;
  readonly userId: Id | null;
  readonly orderedBy: Id | null;
  readonly requestedTime: Date;
  readonly dueTime: Date;
  readonly closedTime: Date | null;
}

/** Notes a request; null when one of this kind is open for the address. */
export async function insertPrivacyRequest(trx: Trx, request: NewRequest): Promise<Id | null> {
  const row = await trx
    .insertInto('privacy_request')
    .values({
      workspace_id: workspaceOf(trx),
      kind: request.kind,
      state: request.state,
      origin: request.origin,
      username: request.username,
      username_hash: request.usernameHash,
      user_id: request.userId,
      ordered_by: request.orderedBy,
      requested_time: request.requestedTime,
      due_time: request.dueTime,
      closed_time: request.closedTime,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('privacy_request.privacy_request_id')
    .executeTakeFirst();
  return row?.privacy_request_id ?? null;
}

/** Ends the open requests that `which` names; answers their ids. */
async function endRequests(
  trx: Trx,
  which: RawBuilder<SqlBool>,
  { state, now }: { readonly state: 'DONE' | 'CANCELLED'; readonly now: Date },
): Promise<readonly Id[]> {
  const rows = await trx
    .updateTable('privacy_request')
    .set({ state, closed_time: now })
    .where('privacy_request.workspace_id', '=', workspaceOf(trx))
    .where('privacy_request.state', '=', 'OPEN')
    .where(which)
    .returning('privacy_request.privacy_request_id')
    .execute();
  return rows.map((row) => row.privacy_request_id);
}

/** Ends one request; false when it is not open. */
export const endRequest = async (
  trx: Trx,
  requestId: Id,
  end: { readonly state: 'DONE' | 'CANCELLED'; readonly now: Date },
): Promise<boolean> =>
  (await endRequests(trx, sql<SqlBool>`privacy_request.privacy_request_id = ${requestId}`, end)).length > 0;

/** Ends what someone asked for who is erased without having asked: there is nothing left to give them, or to erase. */
export async function endRequestsOfErased(
  trx: Trx,
  { userId, username }: { readonly userId: Id; readonly username: string },
  now: Date,
): Promise<void> {
  const theirs = sql<SqlBool>`(privacy_request.user_id = ${userId} or address_key(privacy_request.username) = address_key(${username}))`;
  await endRequests(trx, sql<SqlBool>`privacy_request.kind = 'ERASURE' and ${theirs}`, { state: 'DONE', now });
  await endRequests(trx, sql<SqlBool>`privacy_request.kind = 'EXPORT' and ${theirs}`, { state: 'CANCELLED', now });
}

/**
 * Ends what a person asked for of a kind: by their id, and by the hash of their address where that is known to be theirs; anyone who registers
 * with someone else's address answers nothing that the other has asked.
 */
export const endRequestsOf = (
  trx: Trx,
  {
    kind,
    userId,
    usernameHash,
  }: Pick<NewRequest, 'kind'> & { readonly userId: Id; readonly usernameHash: string | null },
  end: { readonly state: 'DONE' | 'CANCELLED'; readonly now: Date },
): Promise<readonly Id[]> =>
  endRequests(
    trx,
    sql<SqlBool>`privacy_request.kind = ${kind}
      and (privacy_request.user_id = ${userId} or privacy_request.username_hash = ${usernameHash})`,
    end,
  );
