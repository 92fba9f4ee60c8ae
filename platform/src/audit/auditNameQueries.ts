import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { calledPeople } from './calledPeopleQueries.ts';
import { deletedThings } from './deletedThingQueries.ts';
import { tell } from './sentence/auditSentence.ts';
import type { Names, Thing, ThingKind, LoggedEntry } from './sentence/auditThings.ts';

interface Named {
  readonly name: string | null;
  readonly here: boolean;
}

/** What everything that some entries name is called today, or was when it was deleted: a statement for each kind of thing among them. */
export async function findNames(trx: Trx, workspaceId: Id, entries: readonly LoggedEntry[]): Promise<Names> {
  const wanted = Map.groupBy(entries.flatMap(thingsOf), ({ kind }) => kind);
  const found = new Map<string, Named>();
  for (const [kind, things] of wanted) {
    const ids = [...new Set(things.map(({ id }) => id))].filter((id) => typeof id === 'number');
    for (const { id, ...named } of await readers[kind](trx, workspaceId, ids)) {
      found.set(keyOf({ kind, id }), named);
    }
  }
  return {
    of: (thing) => {
      const { name = null, here = false } = found.get(keyOf(thing)) ?? {};
      return thing.kind === 'CERTIFICATE' ? { name: null, here: true } : { name, here };
    },
  };
}

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

function thingsOf(entry: LoggedEntry): Thing[] {
  const { values } = tell(entry);
  const named = Object.values(values).flatMap((value) =>
    typeof value === 'object' && 'thing' in value ? [value.thing] : [],
  );
  return entry.actorId === null ? named : [...named, { kind: 'PERSON', id: entry.actorId }];
}

type Reader = (trx: Trx, workspaceId: Id, ids: readonly Id[]) => Promise<readonly ({ readonly id: Id } & Named)[]>;

const readers: Readonly<Record<ThingKind, Reader>> = {
  PERSON: findPeople,
  COURSE: (trx, workspaceId, ids) =>
    findNamed(trx, workspaceId, ids, { kind: 'COURSE', table: 'course', column: 'course_id' }),
  CAMPAIGN: (trx, workspaceId, ids) =>
    findNamed(trx, workspaceId, ids, { kind: 'CAMPAIGN', table: 'campaign', column: 'campaign_id' }),
  GROUP: (trx, workspaceId, ids) =>
    findNamed(trx, workspaceId, ids, { kind: 'GROUP', table: 'person_group', column: 'group_id' }),
  JOB: findJobs,
  CERTIFICATE: async () => [],
};

async function findPeople(trx: Trx, workspaceId: Id, ids: readonly Id[]) {
  const { rows } = await sql<{ id: Id; name: string; here: boolean }>`
    select person.user_id as id, person.called as name, not exists (
      select from service_account
      where service_account.workspace_id = ${workspaceId} and service_account.user_id = person.user_id) as here
    from ${calledPeople(workspaceId)}
    where person.user_id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}

interface Place {
  readonly kind: 'COURSE' | 'CAMPAIGN' | 'GROUP';
  readonly table: 'course' | 'campaign' | 'person_group';
  readonly column: string;
}

async function findNamed(trx: Trx, workspaceId: Id, ids: readonly Id[], { kind, table, column }: Place) {
  const id = sql.ref(`${table}.${column}`);
  const { rows } = await sql<{ id: Id; name: string | null; here: boolean }>`
    select ${id} as id, ${sql.ref(`${table}.name`)} as name, true as here
    from ${sql.table(table)}
    where ${sql.ref(`${table}.workspace_id`)} = ${workspaceId} and ${id} = any(${[...ids]}::bigint[])
    union all
    select deleted.id, deleted.name, false from (${deletedThings(workspaceId, kind)}) as deleted
    where deleted.id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}

/** Jobs have no name of their own; they are forgotten long before the log. */
async function findJobs(trx: Trx, workspaceId: Id, ids: readonly Id[]) {
  const rows = await trx
    .selectFrom('job_run')
    .where('job_run.workspace_id', '=', workspaceId)
    .where(sql<boolean>`job_run.job_run_id = any(${[...ids]}::bigint[])`)
    .select('job_run.job_run_id as id')
    .execute();
  return rows.map(({ id }) => ({ id, name: null, here: true }));
}
