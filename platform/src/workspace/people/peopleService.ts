import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import { readRecent } from '../../db/replica/readRecent.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { rsqlWhere } from '../../http/rsql.ts';
import { enqueueOrderedMail } from '../../mail/order/enqueueMail.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { addPersonStep, type PersonToAdd } from './addPersonStep.ts';
import { changePersonStep, type PersonChange } from './changePersonStep.ts';
import { inviteAll } from './invitationQueries.ts';
import { invitePersonStep, requireRoomForMails } from './invitePersonStep.ts';
import { loadPerson } from './loadPerson.ts';
import { everyPerson, findPeople, orderOfPeople, personSelectors, type PersonRow } from './peopleQueries.ts';

/** A page of the people that `q` asks for (USERS-05). */
export const listPeople = (
  { db }: Deps,
  workspaceId: Id,
  { q, sort, ...page }: PageRequest & { readonly q?: string | undefined; readonly sort: readonly string[] },
): Promise<PageRows<PersonRow>> =>
  readRecent(db, workspaceId, (trx) =>
    findPeople(trx, workspaceId, { condition: rsqlWhere(q, personSelectors), order: orderOfPeople(sort), page }),
  );

/** The people that `q` asks for, over all pages, some at a time. Anyone who takes the addresses of everyone is noted. */
export async function exportPeople(
  { db }: Deps,
  { workspaceId, actorId }: Actor,
  { q, sort }: { readonly q?: string | undefined; readonly sort: readonly string[] },
): Promise<AsyncIterable<readonly PersonRow[]>> {
  const asked = { condition: rsqlWhere(q, personSelectors), order: orderOfPeople(sort) };
  await inWorkspace(db, workspaceId, (trx) =>
    appendAudit(trx, { workspaceId, action: 'LIST_DOWNLOADED', actorId, details: { list: 'people' } }),
  );
  return everyPerson(db, workspaceId, asked);
}

/** One person; 1001 when there is none. */
export const readPerson = ({ db }: Deps, workspaceId: Id, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, workspaceId, (trx) => loadPerson(trx, workspaceId, userId));

/**
 * Adds someone (STAFF-02, OP-30). Who has an account gets the rights beside those they have, and they count once its address is proven
 * (ADR 0014); everyone else waits for their invitation. Answers the person and whether they are new. Throws CONFLICT for someone who
 * is waiting already.
 */
export const addPerson = (
  { db, clock }: Deps,
  actor: Actor,
  person: PersonToAdd,
): Promise<{ person: PersonRow; isNew: boolean }> =>
  inWorkspace(db, actor.workspaceId, (trx) => addPersonStep(trx, actor, { ...person, now: clock() }));

/**
 * Changes rights, or revokes an invitation (ROLE-08, STAFF-01, USERS-03). Throws 1001 for nobody, CONFLICT for revoking someone
 * with an account, FORBIDDEN for withdrawing one's own rights.
 */
export const changePerson = ({ db, clock }: Deps, actor: Actor, userId: Id, change: PersonChange): Promise<PersonRow> =>
  inWorkspace(db, actor.workspaceId, (trx) => changePersonStep(trx, actor, userId, { ...change, now: clock() }));

/**
 * Sends an invitation, again if it was sent before (USERS-02); to someone with an account, so that they prove their address by
 * signing in with its link. Throws 1001 for nobody, CONFLICT for an account whose address is proven, RATE_LIMITED for someone who
 * got too many today, and in a trial that sent too many.
 */
export const invitePerson = (deps: Deps, actor: Actor, userId: Id): Promise<PersonRow> =>
  inWorkspace(deps.db, actor.workspaceId, (trx) =>
    invitePersonStep(trx, deps, { ...actor, now: deps.clock() }, userId),
  );

/**
 * Sends an invitation to everyone without an account who was not revoked and got few today, once per key (USERS-04). Answers how many
 * are on their way.
 */
export const inviteEveryone = (
  { db, clock, jobs }: Deps,
  actor: Actor,
  resend: boolean,
  key: string | undefined,
): Promise<number> =>
  inWorkspace(db, actor.workspaceId, async (trx) => {
    const { workspaceId, actorId } = actor;
    const { body } = await withIdempotency<{ readonly invited: number }>(
      trx,
      { workspaceId, userId: actorId, operation: 'inviteEveryone', key, requestHash: requestHash(resend) },
      async () => {
        const now = clock();
        const mails = await inviteAll(trx, { ...actor, resend, now });
        await requireRoomForMails(trx, workspaceId, now);
        await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'INVITATION', mailIds: mails });
        return { status: 200, body: { invited: mails.length } };
      },
    );
    return body.invited;
  });
