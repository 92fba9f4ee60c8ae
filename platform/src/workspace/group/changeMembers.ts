import { inWorkspace, type Trx } from '../../db/database.ts';
import { tryOut } from '../../db/tryOut.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { JobHandler } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { insertJobRows, type JobRow, type JobRowOutcome } from '../../job/jobRowQueries.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import { conditionOf, insertRowsOfPeople, isReportedBefore, type PeopleSelection } from '../people/bulk/bulkQueries.ts';
import { changeMembersJob, tryChangeMembersJob, type MembersChange } from './groupJobs.ts';
import { assertOurs, requireGroup } from './groupService.ts';
import { joinGroupStep, leaveGroupStep } from './memberSteps.ts';
import { personForGroups } from './personForGroups.ts';
import { addressKey, domainKey } from '../../shared/address.ts';

export interface MembersOrder {
  readonly workspaceId: Id;
  readonly actorId: Id;
  readonly groupId: Id;
  readonly action: MembersChange['action'];
  readonly people: PeopleSelection | { readonly usernames: readonly string[] };
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/**
 * Orders that people are put into a group or taken out, once per key; answers the id of the job, whose rows are the people as they are
 * found now. Throws NOT_FOUND, and GROUP_MANAGED for a group of the identity provider.
 */
export const orderMembersChange = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId, groupId, action, people, dryRun, idempotencyKey: key }: MembersOrder,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    assertOurs(await requireGroup(trx, workspaceId, groupId));
    const hash = requestHash(groupId, action, people, dryRun);
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'changeGroupMembers', key, requestHash: hash },
      async () => {
        const kind = dryRun ? tryChangeMembersJob : changeMembersJob;
        const payload = { actorId, groupId, action };
        const runId = await jobs.enqueueWatched(trx, kind, { workspaceId, actorId, payload });
        await ('usernames' in people
          ? insertJobRows(
              trx,
              { workspaceId, runId },
              people.usernames.map((subject) => ({ subject })),
            )
          : insertRowsOfPeople(trx, { workspaceId, runId }, conditionOf(people)));
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });

type WorkDeps = Pick<Deps, 'db' | 'clock'>;

/** Changes who is a member of a group. */
export const changeMembers = (deps: WorkDeps): JobWork =>
  jobWork(
    changeMembersJob,
    changeBy(deps, (_trx, work) => work()),
  );

/** Tries it: does the same and takes each row back, so that it says exactly what would happen. */
export const tryChangeMembers = (deps: WorkDeps): JobWork => jobWork(tryChangeMembersJob, changeBy(deps, tryOut));

const changeBy =
  (
    deps: WorkDeps,
    run: (trx: Trx, work: () => Promise<JobRowOutcome>) => Promise<JobRowOutcome>,
  ): JobHandler<MembersChange> =>
  async (attempt) => {
    const { workspaceId, runId, payload } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('A change of members belongs to a workspace');
    }
    await workThroughRows(deps, attempt, async (trx, row) =>
      (await isReportedBefore(trx, { workspaceId, runId }, row))
        ? { state: 'UNCHANGED', code: 'TWICE' }
        : run(trx, () => changeRow(trx, { ...payload, workspaceId, now: deps.clock() }, row)),
    );
  };

/** Changes the membership of the person of one row. The group may be gone or managed by now: it throws as the steps do. */
async function changeRow(
  trx: Trx,
  { workspaceId, actorId, groupId, action, now }: MembersChange & { readonly workspaceId: Id; readonly now: Date },
  { subject, subjectId }: JobRow,
): Promise<JobRowOutcome> {
  const person = await personForGroups(trx, workspaceId, subjectId ?? subject);
  const group = await requireGroup(trx, workspaceId, groupId);
  if (person === null) {
    return { state: 'REFUSED', code: 'NOBODY' };
  }
  const { userId } = person;
  const params = { groups: [{ id: groupId, name: group.name }] };
  const membership = { workspaceId, actorId, group, userId };
  if (action === 'ADD') {
    return (await joinGroupStep(trx, { ...membership, now }))
      ? { state: 'DONE', code: 'JOINED', params, subjectId: userId }
      : { state: 'UNCHANGED', code: 'MEMBER', subjectId: userId };
  }
  if (await leaveGroupStep(trx, membership)) {
    return { state: 'DONE', code: 'LEFT_GROUP', params, subjectId: userId };
  }
  const atDomain =
    group.addressDomain !== null && addressKey(person.username).endsWith(`@${domainKey(group.addressDomain)}`);
  return { state: 'UNCHANGED', code: atDomain ? 'BY_ADDRESS' : 'NO_MEMBER', subjectId: userId };
}
