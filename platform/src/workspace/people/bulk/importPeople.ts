import { z } from 'zod';
import { inWorkspace, type Trx } from '../../../db/database.ts';
import { tryOut } from '../../../db/tryOut.ts';
import type { Deps } from '../../../deps.ts';
import { invalidField } from '../../../errors.ts';
import { requestHash, withIdempotency } from '../../../http/idempotency.ts';
import { jobWork, type JobWork } from '../../../job/jobQueue.ts';
import type { JobHandler } from '../../../job/jobKind.ts';
import { insertJobRows, type JobRow, type JobRowOutcome } from '../../../job/jobRowQueries.ts';
import { workThroughRows, type RowWork } from '../../../job/workThroughRows.ts';
import { email } from '../../../shared/emailSchema.ts';
import type { Id } from '../../../shared/id.ts';
import { personName } from '../../../shared/personName.ts';
import { joinNamedGroups } from '../../group/joinNamedGroups.ts';
import { findMissingGroups } from '../../group/groupQueries.ts';
import { holdPerson } from '../../group/membershipQueries.ts';
import { addPersonStep } from '../addPersonStep.ts';
import type { Actor } from '../../../http/actorOf.ts';
import { changePersonStep } from '../changePersonStep.ts';
import { lockAddress, renameInvited } from '../invitationQueries.ts';
import { invitePersonStep } from '../invitePersonStep.ts';
import { findPersonByAddress, type PersonRow } from '../peopleQueries.ts';
import { isReportedBefore } from './bulkQueries.ts';
import { importUnknown } from './importUnknown.ts';
import { planImport, type ImportedPerson, type ImportPlan } from './importRules.ts';
import { importPeopleJob, tryPeopleImportJob } from './peopleJobs.ts';

export interface PeopleImport {
  readonly rows: readonly (ImportedPerson & {
    readonly number?: number | undefined;
    readonly username: string;
    readonly groups: readonly string[];
  })[];
  readonly invite: boolean;
  readonly createGroups: boolean;
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/** An import that was ordered. */
export interface OrderedImport {
  /** Of the job, whose rows are those of the import. */
  readonly jobId: Id;
  /** Names of groups that its rows name and that do not exist. */
  readonly missingGroups: readonly string[];
}

/** Orders an import of people, once per key. */
export const orderPeopleImport = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Actor,
  { rows, invite, createGroups, dryRun, idempotencyKey: key }: PeopleImport,
): Promise<OrderedImport> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const once = { operation: 'importPeople', key, requestHash: requestHash(rows, invite, createGroups, dryRun) };
    const { body } = await withIdempotency<OrderedImport>(trx, { workspaceId, userId: actorId, ...once }, async () => {
      const kind = dryRun ? tryPeopleImportJob : importPeopleJob;
      const payload = { actorId, invite, createGroups };
      const runId = await jobs.enqueueWatched(trx, kind, { workspaceId, actorId, payload });
      await insertJobRows(
        trx,
        { workspaceId, runId },
        rows.map(({ number, username, name, createCourse, createVoucher, groups }) => ({
          number,
          subject: username,
          input: { name, createCourse, createVoucher, groups },
        })),
      );
      const missingGroups = await findMissingGroups(trx, workspaceId, new Set(rows.flatMap((row) => row.groups)));
      return { status: 202, body: { jobId: runId, missingGroups } };
    });
    return body;
  });

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Does imports of people. */
export const importPeople = (deps: WorkDeps): JobWork =>
  jobWork(importPeopleJob, importBy(deps, { isTrial: false, run: (_trx, work) => work() }));

/** Tries imports of people: does the same and takes each row back, so that it says exactly what would happen. */
export const tryPeopleImport = (deps: WorkDeps): JobWork =>
  jobWork(tryPeopleImportJob, importBy(deps, { isTrial: true, run: tryOut }));

/** How the work of a row is run: done, or done and taken back. */
interface ImportRun {
  readonly isTrial: boolean;
  readonly run: (trx: Trx, work: () => Promise<JobRowOutcome>) => Promise<JobRowOutcome>;
}

/** Does or tries an import: those whom nobody knows together, the others row by row. */
const importBy =
  (deps: WorkDeps, { isTrial, run }: ImportRun): JobHandler<z.output<typeof importPeopleJob.payload>> =>
  async (attempt) => {
    const { workspaceId, runId, payload } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('An import belongs to a workspace');
    }
    const importEach: RowWork = async (trx, row) => {
      if (row.subject === '') {
        return { state: 'REFUSED', code: 'NO_ADDRESS', params: { message: 'This row has no address.' } };
      }
      return (await isReportedBefore(trx, { workspaceId, runId }, row))
        ? { state: 'UNCHANGED', code: 'TWICE' }
        : run(trx, () => importWithGroups(trx, deps, { workspaceId, ...payload }, row));
    };
    await workThroughRows(deps, attempt, importEach, {
      together: (trx, rows) => importUnknown(trx, deps, { workspaceId, runId, isTrial, ...payload }, rows),
    });
  };

const groupNames = z.array(z.string()).catch([]);

/** Imports one row and puts its person into the groups that it names, whatever else becomes of them; not whom an admin has revoked. */
async function importWithGroups(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  actor: Actor & { readonly invite: boolean; readonly createGroups: boolean },
  row: JobRow,
): Promise<JobRowOutcome> {
  const outcome = await importRow(trx, deps, actor, row);
  const names = groupNames.parse(row.input['groups']);
  const { subjectId, code, params } = outcome;
  if (names.length === 0 || subjectId === undefined || code === 'REVOKED') {
    return outcome;
  }
  const { workspaceId, actorId, createGroups: creates } = actor;
  await holdPerson(trx, workspaceId, subjectId);
  const now = deps.clock();
  const found = await joinNamedGroups(trx, { workspaceId, actorId, userId: subjectId, names, creates, now });
  const changes = outcome.state === 'UNCHANGED' && found.groups.length > 0;
  return { ...outcome, ...(changes ? { state: 'DONE', code: 'JOINED' } : {}), params: { ...params, ...found } };
}

/** Imports one row. Throws INVALID for what is no address, and what the steps of its plan throw. */
async function importRow(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { workspaceId, actorId, invite }: Actor & { readonly invite: boolean },
  { subject, input }: JobRow,
): Promise<JobRowOutcome> {
  const username = addressOf(subject);
  const name = nameOf(input);
  const actor = { workspaceId, actorId };
  const now = deps.clock();
  // What is planned for someone is done to them as they are, anyone who adds, invites or changes them at the moment.
  await lockAddress(trx, workspaceId, username);
  const person = await findPersonByAddress(trx, workspaceId, username);
  const plan = planImport(person, { ...input, name }, invite);
  const inviteThem = (userId: Id) => invitePersonStep(trx, deps, { ...actor, now }, userId);
  if (plan.kind === 'ADD') {
    const { userId } = (await addPersonStep(trx, actor, { username, name, ...plan.rights, now })).person;
    if (plan.invites) {
      await inviteThem(userId);
    }
    return { state: 'DONE', code: 'ADDED', params: { ...plan.rights, invited: plan.invites }, subjectId: userId };
  }
  if (person === null || plan.kind === 'LEAVE') {
    return {
      state: 'UNCHANGED',
      code: plan.kind === 'LEAVE' ? plan.code : 'THERE',
      ...(person === null ? {} : { subjectId: person.userId }),
    };
  }
  const { userId } = person;
  if (plan.kind === 'INVITE') {
    await inviteThem(userId);
    return { state: 'DONE', code: 'INVITED', subjectId: userId };
  }
  const outcome = await changeAsPlanned(trx, { ...actor, now }, person, plan);
  if (plan.invites) {
    await inviteThem(userId);
  }
  return outcome;
}

/** Changes rights, name or both. */
async function changeAsPlanned(
  trx: Trx,
  { workspaceId, actorId, now }: Actor & { readonly now: Date },
  person: PersonRow,
  { rights, name, invites }: Extract<ImportPlan, { kind: 'CHANGE' }>,
): Promise<JobRowOutcome> {
  const { userId, createCourse, createVoucher } = person;
  const names = name === undefined ? {} : { names: { before: person.name, after: name } };
  if (name !== undefined) {
    await renameInvited(trx, { workspaceId, userId, name });
  }
  if (rights === null) {
    return { state: 'DONE', code: 'RENAMED', params: { ...names, invited: invites }, subjectId: userId };
  }
  await changePersonStep(trx, { workspaceId, actorId }, userId, { ...rights, now });
  const params = { before: { createCourse, createVoucher }, after: rights, ...names, invited: invites };
  return { state: 'DONE', code: 'RIGHTS_CHANGED', params, subjectId: userId };
}

/** The name of a row, undefined where it has none; jobs of before were not told any. Throws INVALID for what is no name. */
function nameOf({ name }: JobRow['input']): string | undefined {
  if (typeof name !== 'string' || name.trim() === '') {
    return undefined;
  }
  const { success, data, error } = personName.safeParse(name);
  if (!success) {
    throw invalidField('name', error.issues[0]?.message ?? 'must be a name');
  }
  return data;
}

function addressOf(text: string): string {
  const { success, data, error } = email.safeParse(text);
  if (!success) {
    throw invalidField('username', error.issues[0]?.message ?? 'must be a valid e-mail address');
  }
  return data;
}
