import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { restoreAccessStep, withdrawAccessStep } from './changeAccessStep.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;

/** Withdraws someone's access (USERS-03, OP-130). Throws as {@link withdrawAccessStep}. */
export const withdrawAccessOf = ({ db, clock }: AccessDeps, actor: Actor, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, actor.workspaceId, (trx) => withdrawAccessStep(trx, { ...actor, now: clock() }, userId));

/** Gives access back (INTG-06, OP-130). Throws as {@link restoreAccessStep}. */
export const restoreAccessOf = ({ db, clock }: AccessDeps, actor: Actor, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, actor.workspaceId, (trx) => restoreAccessStep(trx, { ...actor, now: clock() }, userId));
