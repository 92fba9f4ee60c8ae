/** Who is reached by an invitation of everyone, before it is sent; by the rule that sends it. */
import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import { addressSelector, rsqlWhere, type Selectors } from '../../http/rsql.ts';
import type { Id } from '../../shared/id.ts';
import { hasNoAccount, invitationOutcome, type InvitationOutcome, type InvitingAll } from './invitationQueries.ts';

export interface InvitedRow {
  readonly userId: Id;
  readonly username: string;
  readonly invitedTime: Date | null;
  readonly outcome: InvitationOutcome;
}

/** What `q` may ask. */
export const invitedSelectors = {
  username: addressSelector('person.username'),
  outcome: { type: 'text', column: sql`person.outcome` },
} as const satisfies Selectors;

const byAddress: Order = {
  name: 'invited',
  keys: [{ column: sql`person.username_key`, type: 'text', direction: 'asc' }],
};

const everyone = (trx: Trx, inviting: InvitingAll) =>
  trx
    .selectFrom('invitation')
    .where('invitation.workspace_id', '=', inviting.workspaceId)
    .where(hasNoAccount(inviting.workspaceId))
    .select([
      'invitation.user_id',
      'invitation.username',
      'invitation.username_key',
      'invitation.invited_time',
      invitationOutcome(inviting).as('outcome'),
    ]);

/** A page of those who have no account. */
export const findInvited = (
  trx: Trx,
  inviting: InvitingAll,
  { q, page }: { readonly q: string | undefined; readonly page: PageRequest },
): Promise<PageRows<InvitedRow>> =>
  readPage(
    listOf(
      trx
        .selectFrom(everyone(trx, inviting).as('person'))
        .where(rsqlWhere(q, invitedSelectors))
        .select([
          'person.user_id as userId',
          'person.username',
          'person.invited_time as invitedTime',
          'person.outcome',
        ]),
    ),
    byAddress,
    page,
  );

/** How many of them there are, by their outcome. */
export async function countInvited(trx: Trx, inviting: InvitingAll): Promise<ReadonlyMap<InvitationOutcome, number>> {
  const rows = await trx
    .selectFrom(everyone(trx, inviting).as('person'))
    .select(['person.outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('person.outcome')
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome, count]));
}
