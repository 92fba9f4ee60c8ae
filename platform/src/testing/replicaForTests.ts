import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../../scripts/lib/replicatedPostgres.ts';
import { migratedTemplate } from './migratedTemplate.ts';
import type { DatabasePlace } from './testDatabase.ts';

export interface ReplicaForTests extends Pick<
  ReplicatedPostgres,
  'pause' | 'resume' | 'stopReplica' | 'startReplica' | 'promote' | 'stop'
> {
  readonly place: DatabasePlace;
  /** Address of the replica as a server logs in, given that of the database. */
  urlOf(databaseUrl: string): string;
  /** The replica keeps its connections and answers nothing on any, as one whose machine has vanished, until it is `back`. */
  fallSilent(): void;
  comeBack(): void;
}

/** A PostgreSQL of its own with a migrated template, and a replica that can be behind, away, silent and no replica any more. */
export async function replicaForTests(): Promise<ReplicaForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-replica-'));
  const postgres = await startReplicatedPostgres(folder);
  const template = await migratedTemplate(postgres.ownerUrl);
  const gate = await openGate(Number(new URL(postgres.replicaUrl).port));
  return {
    ...postgres,
    place: { ownerUrl: postgres.ownerUrl, templateName: template.name, poolerUrl: null },
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(gate.port);
      return url.href;
    },
    fallSilent: gate.hold,
    comeBack: gate.open,
    async stop() {
      await gate.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Passes on what comes, while it is open. */
async function openGate(targetPort: number) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [caller, target],
      [target, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (isOpen) {
          to.write(bytes);
        }
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const dropAll = (): void => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      isOpen = false;
    },
    open: () => {
      // What was lost meanwhile is missing on every connection.
      dropAll();
      isOpen = true;
    },
    close: () =>
      new Promise<void>((closed) => {
        dropAll();
        server.close(() => closed());
      }),
  };
}
