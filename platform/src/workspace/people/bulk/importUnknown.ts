import type { Trx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/actorOf.ts';
import type { JobRow, JobRowOutcome } from '../../../job/jobRowQueries.ts';
import { enqueueOrderedMail } from '../../../mail/order/enqueueMail.ts';
import { email } from '../../../shared/emailSchema.ts';
import type { Id } from '../../../shared/id.ts';
import { personName } from '../../../shared/personName.ts';
import { remainingMails } from '../invitePersonStep.ts';
import { rightsOfUnknown } from './importRules.ts';
import { insertUnknown, lockAddresses, selectUnknown, type UnknownPerson } from './unknownQueries.ts';

/** An import, and whether it is only tried. */
export interface ImportOfUnknown extends Actor {
  readonly runId: Id;
  readonly invite: boolean;
  readonly isTrial: boolean;
}

/**
 * Adds, and invites, those of some rows about whom there is nothing to decide: a good address that nobody has, that no other row is about,
 * and no group. Most rows of most imports are such, and row by row each costs a dozen statements. Everything else is left: the outcome
 * of these is what the rows would have had on their own.
 */
export async function importUnknown(
  trx: Trx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { workspaceId, actorId, runId, invite, isTrial }: ImportOfUnknown,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<number, JobRowOutcome>> {
  const now = clock();
  const simple = rows.flatMap((row) => toUnknown(row) ?? []);
  // How many mails a trial workspace may still send is counted row by row.
  if (simple.length === 0 || (invite && (await remainingMails(trx, workspaceId, now)) !== null)) {
    return new Map();
  }
  const people = { workspaceId, people: simple, invite };
  await lockAddresses(trx, people);
  const unknown = new Set(await selectUnknown(trx, { ...people, runId, now }));
  const added = simple.filter(({ number }) => unknown.has(number));
  if (isTrial || added.length === 0) {
    return new Map(added.map((person) => [person.number, outcomeOf(person, invite)]));
  }
  const { userIds, mailIds } = await insertUnknown(trx, { workspaceId, actorId, people: added, invite, now });
  await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'INVITATION', mailIds });
  return new Map(
    added.map((person) => {
      const subjectId = userIds.get(person.number);
      return [person.number, { ...outcomeOf(person, invite), ...(subjectId === undefined ? {} : { subjectId }) }];
    }),
  );
}

const outcomeOf = ({ createCourse, createVoucher }: UnknownPerson, invited: boolean): JobRowOutcome => ({
  state: 'DONE',
  code: 'ADDED',
  params: { createCourse, createVoucher, invited },
});

/** Null for a row that is about a group, or is refused for its address or name. */
function toUnknown({ number, subject, input }: JobRow): UnknownPerson | null {
  const { groups = [], name = '' } = input;
  const username = email.safeParse(subject);
  const called = typeof name === 'string' && name.trim() === '' ? null : personName.safeParse(name);
  const hasGroups = !Array.isArray(groups) || groups.length > 0;
  if (!username.success || called?.success === false || hasGroups) {
    return null;
  }
  return { number, username: username.data, name: called?.data ?? null, ...rightsOfUnknown(input) };
}
