import { inWorkspace, type Trx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { jobWork, type JobWork } from '../../../job/jobQueue.ts';
import type { JobRowOutcome } from '../../../job/jobRowQueries.ts';
import { workThroughRows } from '../../../job/workThroughRows.ts';
import type { Id } from '../../../shared/id.ts';
import type { Doing } from '../addPersonStep.ts';
import { changePersonStep } from '../changePersonStep.ts';
import { lockPerson } from '../invitationQueries.ts';
import { invitePersonStep } from '../invitePersonStep.ts';
import { loadPerson } from '../loadPerson.ts';
import { conditionOf, insertRowsOfPeople, type PeopleSelection } from './bulkQueries.ts';
import { changePeopleJob, type PeopleChange } from './peopleJobs.ts';

/** Orders the same change for many people; answers the id of the job, whose rows are the people as they are found now. */
export const orderPeopleChange = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Doing,
  change: PeopleChange,
  selection: PeopleSelection,
): Promise<Id> => {
  const condition = conditionOf(selection);
  return inWorkspace(db, workspaceId, async (trx) => {
    const payload = { actorId, change };
    const runId = await jobs.enqueueWatched(trx, changePeopleJob, { workspaceId, actorId, payload });
    await insertRowsOfPeople(trx, { workspaceId, runId }, condition);
    return runId;
  });
};

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
  doing: Doing,
  userId: Id,
  change: PeopleChange,
): Promise<JobRowOutcome> {
  const now = deps.clock();
  // What the report says they were is what they were when they were changed.
  await lockPerson(trx, doing.workspaceId, userId);
  const before = await loadPerson(trx, doing.workspaceId, userId);
  switch (change.action) {
    case 'INVITE':
      if (before.addressProven) {
        return { state: 'UNCHANGED', code: 'HAS_ACCOUNT' };
      }
      await invitePersonStep(trx, deps, { ...doing, now }, userId);
      return { state: 'DONE', code: 'INVITED' };
    case 'REVOKE':
      if (before.status === 'REVOKED' || before.status === 'REGISTERED') {
        return { state: 'UNCHANGED', code: before.status === 'REVOKED' ? 'REVOKED' : 'HAS_ACCOUNT' };
      }
      await changePersonStep(trx, doing, userId, { status: 'REVOKED', now });
      return { state: 'DONE', code: 'REVOKED', params: { before: { status: before.status } } };
    case 'CHANGE_RIGHTS': {
      const after = await changePersonStep(trx, doing, userId, { ...rightsOf(change), now });
      const rights = ({ createCourse, createVoucher }: typeof after) => ({ createCourse, createVoucher });
      return after.createCourse === before.createCourse && after.createVoucher === before.createVoucher
        ? { state: 'UNCHANGED', code: 'THERE' }
        : { state: 'DONE', code: 'RIGHTS_CHANGED', params: { before: rights(before), after: rights(after) } };
    }
  }
}

const rightsOf = ({ createCourse, createVoucher }: Extract<PeopleChange, { action: 'CHANGE_RIGHTS' }>) => ({
  ...(createCourse === undefined ? {} : { createCourse }),
  ...(createVoucher === undefined ? {} : { createVoucher }),
});
