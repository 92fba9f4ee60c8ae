import { z } from 'zod';
import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRow, JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import { personForGroups } from '../group/personForGroups.ts';
import { undoMemberships } from '../group/undoMemberships.ts';
import type { Actor } from '../../http/actorOf.ts';
import { removeWaitingPerson } from '../people/bulk/bulkQueries.ts';
import { undoPeopleJob } from '../people/bulk/peopleJobs.ts';
import { changePersonStep } from '../people/changePersonStep.ts';
import { lockPerson, renameInvited } from '../people/invitationQueries.ts';
import { loadPerson } from '../people/loadPerson.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { restoreAccessStep } from './changeAccessStep.ts';

/** Takes back what was done with people. What was changed since stays as it is. */
export const undoPeople = (deps: Pick<Deps, 'db' | 'clock'>): JobWork =>
  jobWork(undoPeopleJob, (attempt) =>
    workThroughRows(deps, attempt, async (trx, row) => {
      const { workspaceId, payload } = attempt;
      if (workspaceId === null || row.subjectId === null) {
        return { state: 'UNCHANGED', code: 'GONE' };
      }
      return undoRow(trx, { workspaceId, actorId: payload.actorId, now: deps.clock() }, row.subjectId, row);
    }),
  );

const withdrawn = z.object({ code: z.literal('ACCESS_WITHDRAWN'), before: z.object({ hadAccess: z.literal(true) }) });
const rights = z.object({ createCourse: z.boolean(), createVoucher: z.boolean() });
const changedRights = z.object({ code: z.literal('RIGHTS_CHANGED'), before: rights, after: rights });

const changedName = z.object({ names: z.object({ before: z.string().nullable(), after: z.string() }) });

/** Gives someone without an account the name back that a row of a job took; false where it took none, or they are called otherwise by now. */
async function undoRename(trx: Trx, workspaceId: Id, person: PersonRow, row: JobRow['input']): Promise<boolean> {
  const { success, data } = changedName.safeParse(row);
  if (!success || person.status === 'REGISTERED' || person.name !== data.names.after) {
    return false;
  }
  await renameInvited(trx, { workspaceId, userId: person.userId, name: data.names.before });
  return true;
}

async function undoRow(
  trx: Trx,
  { now, ...actor }: Actor & { readonly now: Date },
  userId: Id,
  { subject, input }: JobRow,
): Promise<JobRowOutcome> {
  const { workspaceId, actorId } = actor;
  await lockPerson(trx, workspaceId, userId);
  // Who has registered on their own has an id of their own.
  const person =
    (await personForGroups(trx, workspaceId, userId)) ?? (await personForGroups(trx, workspaceId, subject));
  if (person === null) {
    return { state: 'UNCHANGED', code: 'GONE' };
  }
  if (input['code'] === 'ADDED') {
    if (!(await removeWaitingPerson(trx, workspaceId, userId))) {
      return { state: 'UNCHANGED', code: 'HAS_ACCOUNT' };
    }
    await appendAudit(trx, { workspaceId, action: 'PERSON_REMOVED', actorId, subjectId: userId });
    return { state: 'DONE', code: 'REMOVED' };
  }
  const ofGroups = await undoMemberships(trx, { workspaceId, actorId, userId: person.userId, now }, input);
  const renamed = await undoRename(trx, workspaceId, person, input);
  const others: JobRowOutcome | null = renamed ? { ...ofGroups, state: 'DONE', code: 'RENAMED' } : ofGroups;
  if (input['code'] === 'RENAMED') {
    return others ?? { state: 'UNCHANGED', code: 'CHANGED_SINCE' };
  }
  if (others !== null && input['code'] !== 'RIGHTS_CHANGED') {
    return others;
  }
  if (withdrawn.safeParse(input).success) {
    if ((await loadPerson(trx, workspaceId, person.userId)).leftBy !== 'ADMIN') {
      return { state: 'UNCHANGED', code: 'CHANGED_SINCE' };
    }
    await restoreAccessStep(trx, { ...actor, now }, person.userId);
    return { state: 'DONE', code: 'ACCESS_RESTORED' };
  }
  const change = changedRights.safeParse(input);
  if (!change.success) {
    // A mail that was sent cannot be fetched back, and who is to be let in again is invited again.
    return { state: 'UNCHANGED', code: 'NOT_UNDONE' };
  }
  const { before, after } = change.data;
  if (person.createCourse !== after.createCourse || person.createVoucher !== after.createVoucher) {
    return others?.state === 'DONE' ? others : { state: 'UNCHANGED', code: 'CHANGED_SINCE' };
  }
  await changePersonStep(trx, actor, person.userId, { ...before, now });
  return { state: 'DONE', code: 'RIGHTS_CHANGED', params: { before: after, after: before } };
}
