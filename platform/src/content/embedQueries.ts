import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';

/** Those of the hosts that serve a workspace of this installation. */
export async function ownHosts(trx: Trx, hosts: readonly string[]): Promise<ReadonlySet<string>> {
  if (hosts.length === 0) {
    return new Set();
  }
  const { rows } = await sql<{ host: string }>`
    select asked.host
    from unnest(${[...hosts]}::text[]) as asked (host)
    where exists (select 1 from workspace_of_host(asked.host))`.execute(trx);
  return new Set(rows.map(({ host }) => host));
}
