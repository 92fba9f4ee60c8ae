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

/** SQLSTATE of a division by zero: that a replica is behind, as {@link assertReplayed} says it. */
export const isBehind = '22012';

/**
 * Fails, and everything behind it in the transaction, unless a replica has replayed `position`: sent together with the statements that
 * need it.
 */
export const assertReplayed = (trx: Trx, position: WalPosition): Promise<unknown> =>
  send(
    trx,
    sql`
      select 1 / ((pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${writeWalPosition(position)}::pg_lsn) is true)::integer`,
  );

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
