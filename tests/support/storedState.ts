import { asOwner } from './database.ts';

type Owner = Parameters<typeof asOwner>[0];

/** For each table how many rows it has and which change was the last. */
export type StoredState = Readonly<Record<string, string>>;

/**
 * Reads what a database stores, often: all tables are read only after something has written to one of them. Triggers count what is written,
 * in a sequence, which counts what is rolled back as well; whether something has changed is told by the tables alone.
 */
export async function watchStoredState(
  owner: Owner,
  restlessTables: readonly string[],
): Promise<() => Promise<StoredState>> {
  const tables = await tablesOf(owner, restlessTables);
  await countWrites(owner, tables);
  let known: { readonly writes: string; readonly state: StoredState } | undefined;
  return async () => {
    const writes = await writesSoFar(owner);
    if (known?.writes !== writes) {
      known = { writes, state: await readTables(owner, tables) };
    }
    return known.state;
  };
}

async function tablesOf(owner: Owner, restlessTables: readonly string[]): Promise<readonly string[]> {
  const rows = await asOwner<{ name: string }>(
    owner,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)`,
    [restlessTables],
  );
  return rows.map(({ name }) => name);
}

async function countWrites(owner: Owner, tables: readonly string[]): Promise<void> {
  const triggers = tables.flatMap((name) => [
    `create trigger counts_writes after insert or update or delete on "${name}" for each row execute function tests.count_write()`,
    `create trigger counts_truncation after truncate on "${name}" for each statement execute function tests.count_write()`,
  ]);
  const statements = [
    'create schema tests',
    'create sequence tests.writes',
    // As its owner: those who write have no right to the sequence.
    `create function tests.count_write() returns trigger language plpgsql security definer
     as 'begin perform nextval(''tests.writes''); return null; end'`,
    ...triggers,
  ];
  // One at a time: together they would wait for the servers' jobs, and those for them.
  for (const statement of statements) {
    await asOwner(owner, statement);
  }
}

async function writesSoFar(owner: Owner): Promise<string> {
  const [row] = await asOwner<{ writes: string }>(
    owner,
    'select concat(last_value, is_called) as writes from tests.writes',
  );
  return row?.writes ?? '';
}

async function readTables(owner: Owner, tables: readonly string[]): Promise<StoredState> {
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, concat(count(*), ' rows, last change ', max(xmin::text::bigint)) as state from "${name}"`,
  );
  const rows = await asOwner<{ name: string; state: string }>(owner, parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}
