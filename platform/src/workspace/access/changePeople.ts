import type { Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { changePeopleJob, type PeopleChange } from '../people/bulk/peopleJobs.ts';
import { changePersonStep } from '../people/changePersonStep.ts';
import { lockPerson } from '../people/invitationQueries.ts';
import { invitePersonStep } from '../people/invitePersonStep.ts';
import { loadPerson } from '../people/loadPerson.ts';
import type { PersonRow } from '../people/peopleQueries.ts';
import { restoreAccessStep, withdrawAccessStep, type AdminAction } from './changeAccessStep.ts';

/** Does changes of many people. */
export const changePeople = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): JobWork =>
  jobWork(changePeopleJob, (attempt) =>
    workThroughRows(deps, attempt, async (trx, { subjectId }) => {
      const { workspaceId, payload } = attempt;
      if (workspaceId === null || subjectId === null) {
        return { state: 'UNCHANGED', code: 'GONE' };
      }
      return changeOne(trx, deps, { workspaceId, actorId: payload.actorId }, subjectId, payload.change);
    }),
  );

async function changeOne(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  actor: Actor,
  userId: Id,
  change: PeopleChange,
): Promise<JobRowOutcome> {
  const now = deps.clock();
  // What the report says they were is what they were when they were changed.
  await lockPerson(trx, actor.workspaceId, userId);
  const before = await loadPerson(trx, actor.workspaceId, userId);
  switch (change.action) {
    case 'INVITE':
      if (before.addressProven) {
        return { state: 'UNCHANGED', code: 'HAS_ACCOUNT' };
      }
      await invitePersonStep(trx, deps, { ...actor, now }, userId);
      return { state: 'DONE', code: 'INVITED' };
    case 'REVOKE':
      // What a system revoked becomes an admin's, so that the system does not take it back (ADR 0056).
      if (before.revokedBy === 'ADMIN' || before.status === 'REGISTERED') {
        return { state: 'UNCHANGED', code: before.status === 'REVOKED' ? 'REVOKED' : 'HAS_ACCOUNT' };
      }
      await changePersonStep(trx, actor, userId, { status: 'REVOKED', now });
      return { state: 'DONE', code: 'REVOKED', params: { before: { status: before.status } } };
    case 'WITHDRAW_ACCESS':
      return withdrawOne(trx, { ...actor, now }, before);
    case 'RESTORE_ACCESS':
      return restoreOne(trx, { ...actor, now }, before);
    case 'CHANGE_RIGHTS': {
      const after = await changePersonStep(trx, actor, userId, { ...rightsOf(change), now });
      const rights = ({ createCourse, createVoucher }: typeof after) => ({ createCourse, createVoucher });
      return after.createCourse === before.createCourse && after.createVoucher === before.createVoucher
        ? { state: 'UNCHANGED', code: 'THERE' }
        : { state: 'DONE', code: 'RIGHTS_CHANGED', params: { before: rights(before), after: rights(after) } };
    }
  }
}

async function withdrawOne(trx: Trx, actor: AdminAction, before: PersonRow): Promise<JobRowOutcome> {
  const { userId, status, leftTime, leftBy, revokedBy } = before;
  if (revokedBy === 'ADMIN') {
    return { state: 'UNCHANGED', code: 'REVOKED' };
  }
  if (leftBy === 'ADMIN') {
    return { state: 'UNCHANGED', code: 'NO_ACCESS' };
  }
  if (userId === actor.actorId) {
    return { state: 'REFUSED', code: 'OWN_ACCESS' };
  }
  try {
    await withdrawAccessStep(trx, actor, userId);
  } catch (error) {
    // Which of the two it is stands in the reason.
    const reason = error instanceof DomainError ? error.params['reason'] : undefined;
    if (reason === 'LAST_ADMIN' || reason === 'TRIAL_MAKER') {
      return { state: 'REFUSED', code: reason };
    }
    throw error;
  }
  return {
    state: 'DONE',
    code: status === 'REGISTERED' ? 'ACCESS_WITHDRAWN' : 'REVOKED',
    // Someone whom a system had put out is not let in by taking this back.
    params: { before: { status, hadAccess: leftTime === null } },
  };
}

async function restoreOne(
  trx: Trx,
  actor: AdminAction,
  { userId, leftTime, status }: PersonRow,
): Promise<JobRowOutcome> {
  if (leftTime === null) {
    return { state: 'UNCHANGED', code: status === 'REGISTERED' ? 'HAS_ACCESS' : 'NO_ACCOUNT' };
  }
  if (userId === actor.actorId) {
    return { state: 'REFUSED', code: 'OWN_ACCESS' };
  }
  await restoreAccessStep(trx, actor, userId);
  return { state: 'DONE', code: 'ACCESS_RESTORED' };
}

const rightsOf = ({ createCourse, createVoucher }: Extract<PeopleChange, { action: 'CHANGE_RIGHTS' }>) => ({
  ...(createCourse === undefined ? {} : { createCourse }),
  ...(createVoucher === undefined ? {} : { createVoucher }),
});
