import { appendFileSync, chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from './postgres.ts';

/** A PostgreSQL and a streaming replica of it, for tests. */
export interface ReplicatedPostgres {
  /** Address of the database `lectern` as its owner, and of the same at the replica. */
  readonly ownerUrl: string;
  readonly replicaUrl: string;
  /** The replica replays nothing more of what it receives, until it may again. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Takes the replica away, and gives it back at the same address. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Makes the replica a database of its own, which follows nothing any more. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both in a folder, on the loopback address: the replica begins as a copy of the files of the database, which has been stopped for it. */
export async function startReplicatedPostgres(folder: string): Promise<ReplicatedPostgres> {
  const [primaryFolder, replicaFolder] = [join(folder, 'primary'), join(folder, 'replica')];
  await (await start(primaryFolder)).stop();
  cpSync(primaryFolder, replicaFolder, { recursive: true });
  const primary = await start(primaryFolder);
  const cluster = join(replicaFolder, 'cluster');
  // Copied with the rights of new folders, which PostgreSQL refuses.
  chmodSync(cluster, 0o700);
  writeFileSync(join(cluster, 'standby.signal'), '');
  const { username, password } = new URL(primary.ownerUrl);
  // Looks again at once for a database that was away.
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${username} password=${password}'
wal_retrieve_retry_interval = '100ms'\n`,
  );
  let replica: RunningPostgres;
  try {
    replica = await start(replicaFolder);
  } catch (error) {
    await primary.stop();
    throw error;
  }
  const { port, ownerUrl: replicaUrl } = replica;
  const ask = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: replicaUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    ownerUrl: primary.ownerUrl,
    replicaUrl,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start(replicaFolder, port);
      if (replica.port !== port) {
        throw new Error(`The port ${port} of the replica was taken by another program.`);
      }
    },
    promote: () => ask('select pg_promote()'),
    async stop() {
      await replica.stop();
      await primary.stop();
    },
  };
}

const start = (dataDir: string, port?: number): Promise<RunningPostgres> =>
  startPostgres({ dataDir, port, durable: false, replicated: true });
