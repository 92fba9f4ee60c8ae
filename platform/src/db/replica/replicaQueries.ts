import { sql } from 'kysely';
import type { Database, Trx } from '../database.ts';
import { send } from '../pipeline.ts';
import { newest, readWalPosition, writeWalPosition, type WalPosition } from './walPosition.ts';

/** What was written so far, also by those who have not committed yet. */
export async function findWritten(db: Database): Promise<WalPosition> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`.execute(db);
  return positionOf(rows);
}

/** What a replica has replayed; null from one that is none, or none any more. */
export async function findReplayed(db: Database): Promise<WalPosition | null> {
  const { rows } = await sql<{ position: string | null; is_replica: boolean }>`
    select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() as position`.execute(db);
  return rows[0]?.is_replica === true ? positionOf(rows) : null;
}

/** Whether a replica has replayed `position`: sent together with the statements that need it, which see at least that then. */
export async function hasReplayed(trx: Trx, position: WalPosition): Promise<boolean> {
  const [row] = await send(
    trx,
    sql<{ is_there: boolean }>`
      select (pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${writeWalPosition(position)}::pg_lsn) is true as is_there`,
  );
  return row?.is_there === true;
}

/** What the statements before it in a transaction on a replica, or on the database itself, have seen at most. */
export const findSeen = async (trx: Trx, on: 'replica' | 'primary'): Promise<WalPosition> =>
  positionOf(
    await send(
      trx,
      on === 'replica'
        ? sql<{ position: string }>`select pg_last_wal_replay_lsn() as position`
        : sql<{ position: string }>`select pg_current_wal_insert_lsn() as position`,
    ),
  );

const positionOf = ([row]: readonly { readonly position: string | null }[]): WalPosition =>
  row?.position == null ? newest : readWalPosition(row.position);
