import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { countInvited, findInvited, type InvitedRow } from './invitedQueries.ts';
import { remainingMails } from './invitePersonStep.ts';

export interface InvitedCounts {
  readonly invited: number;
  readonly revoked: number;
  readonly invitedBefore: number;
  readonly tooManyToday: number;
  /** How many mails a trial may still send today; null for any other workspace. */
  readonly remainingToday: number | null;
}

/** Whom an invitation of everyone would reach now, and whom not; nothing is sent (USERS-04). */
export const previewInvitations = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: Id,
  { resend, q, page }: { readonly resend: boolean; readonly q: string | undefined; readonly page: PageRequest },
): Promise<PageRows<InvitedRow> & { readonly counts: InvitedCounts }> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const inviting = { workspaceId, resend, now: clock() };
    const found = await findInvited(trx, inviting, { q, page });
    const counted = await countInvited(trx, inviting);
    return {
      ...found,
      counts: {
        invited: counted.get('INVITED') ?? 0,
        revoked: counted.get('REVOKED') ?? 0,
        invitedBefore: counted.get('INVITED_BEFORE') ?? 0,
        tooManyToday: counted.get('TOO_MANY_TODAY') ?? 0,
        remainingToday: await remainingMails(trx, workspaceId, inviting.now),
      },
    };
  });
