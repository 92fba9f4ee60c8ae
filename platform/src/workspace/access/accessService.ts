import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { restoreAccessStep, withdrawAccessStep } from './changeAccessStep.ts';

type AccessDeps = Pick<Deps, 'db' | 'clock'>;

/** Withdraws someone's access (USERS-03, OP-130). Throws as {@link withdrawAccessStep}. */
export const withdrawAccessOf = ({ db, clock }: AccessDeps, doing: Actor, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, doing.workspaceId, (trx) => withdrawAccessStep(trx, { ...doing, now: clock() }, userId));

/** Gives access back (INTG-06, OP-130). Throws as {@link restoreAccessStep}. */
export const restoreAccessOf = ({ db, clock }: AccessDeps, doing: Actor, userId: Id): Promise<PersonRow> =>
  inWorkspace(db, doing.workspaceId, (trx) => restoreAccessStep(trx, { ...doing, now: clock() }, userId));
