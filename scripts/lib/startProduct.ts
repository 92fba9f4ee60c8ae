import { join, resolve } from 'node:path';
import { buildWhatChanged } from './builds.ts';
import { childRecord } from './childRecord.ts';
import { makeDataFolder } from './dataFolder.ts';
import { lockData } from './dataLock.ts';
import { migrate, openDatabase, seed } from './database.ts';
import { launchServer } from './launchServer.ts';
import { fullDisk } from './diskRoom.ts';
import { isPortFree } from './ports.ts';
import { Refusal } from './refusal.mjs';
import { readSecrets } from './secrets.ts';
import { serverEnvironments } from './serverEnvironments.ts';
import { startCommand } from './startCommand.ts';
import { supervise } from './supervise.ts';
import { startWebDevelopment } from './webDevelopment.ts';

/** The product as it runs. */
export interface RunningProduct {
  readonly webUrl: string;
  readonly platformUrl: string;
  /** Null where mails are really sent or kept from view. */
  readonly outboxUrl: string | null;
  readonly hasDemo: boolean;
  /** Null when the servers log to this terminal. */
  readonly logFolder: string | null;
  /** Goes the other way round and leaves nothing running. */
  stop(): Promise<void>;
}

interface Start {
  readonly root: string;
  readonly dev: boolean;
  /** What `npm start` was given, see the README for its variables. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  /** Resolves when the start shall be given up, or the product stopped. */
  readonly stopRequest: Promise<unknown>;
  readonly onGivenUp: (reason: string) => void;
}

/**
 * Starts the whole product on one data folder: database, migrations, demo content, platform, gateway, in this order,
 * each when the one before it is ready. Crashed servers are started again; when one cannot be kept up, `onGivenUp` is
 * called with a sentence. With `dev` the servers restart on changes and the web client comes from its development server.
 *
 * Answers null when `stopRequest` resolves before everything is up. Throws refusals in words.
 */
export async function startProduct({
  root,
  dev,
  environment,
  log,
  stopRequest,
  onGivenUp,
}: Start): Promise<RunningProduct | null> {
  const node = process.execPath;
  const folder = makeDataFolder(resolve(root, environment.LECTERN_DATA || '.data'));
  const unlock = lockData(folder);
  const record = childRecord(folder);
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.splice(0).toReversed()) {
      await part.stop();
    }
    record.clear();
    unlock();
  };
  let stopRequested = false;
  void stopRequest.then(() => (stopRequested = true));

  try {
    const leftovers = await record.stopLeftovers();
    if (leftovers.length > 0) {
      log(`Stopped what was left over from an earlier start: ${leftovers.join(', ')}.`);
    }
    const secrets = readSecrets(folder);
    const servers = serverEnvironments({ environment, folder, secrets, dev, log });
    for (const { port, host, variable } of servers.ports) {
      await refuseTakenPort(port, host, variable);
    }

    // The build needs no database and the database no build, and both take their time on the first start.
    const built = buildWhatChanged({ root, node, log, only: dev ? ['gateway'] : undefined }).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const database = await openDatabase({ folder, secrets, environment, log, onGivenUp });
    started.push(database);
    const { isEmbedded } = database;
    const platformEnv = { ...servers.platform, DATABASE_URL: database.appUrl };
    const ownerEnv = { ...platformEnv, DATABASE_OWNER_URL: database.ownerUrl };
    await migrate({ root, node, env: ownerEnv });
    const hasDemo = await seed({
      root,
      node,
      env: ownerEnv,
      ownerUrl: database.ownerUrl,
      folder,
      isEmbedded,
      wanted: environment.LECTERN_SEED,
      log,
    });
    const buildFailure = await built;
    if (buildFailure) {
      throw buildFailure.error;
    }

    const { webPort, gatewayUrl, platformUrl, outboxUrl } = servers;
    if (dev) {
      const onSpawn = (pid: number) => record.add('web development server', pid);
      started.push(await startWebDevelopment({ root, node, port: webPort, gatewayUrl, log, onSpawn }));
    }
    for (const [name, env, url] of [
      ['platform', platformEnv, platformUrl],
      ['gateway', servers.gateway, gatewayUrl],
    ] as const) {
      if (stopRequested) {
        break;
      }
      const server = {
        name,
        command: startCommand({ root, name, node, nodeOptions: dev ? ['--watch', '--watch-preserve-output'] : [] }),
        cwd: join(root, name),
        env,
        logFile: dev ? undefined : join(folder, `${name}.log`),
        readyUrl: `${url}/readyz`,
        onSpawn: (pid: number) => record.add(name, pid),
      };
      started.push(
        await supervise({
          name,
          log,
          onGivenUp,
          findHindrance: () => fullDisk(folder),
          launch: () => launchServer(server),
        }),
      );
    }
    if (stopRequested) {
      await stop();
      return null;
    }
    return { webUrl: gatewayUrl, platformUrl, outboxUrl, hasDemo, logFolder: dev ? null : folder, stop };
  } catch (error) {
    await stop();
    // Ctrl-C also reaches what is just being run, and that then fails.
    if (stopRequested) {
      return null;
    }
    throw error;
  }
}

async function refuseTakenPort(port: number, host: string, variable: string): Promise<void> {
  if (await isPortFree(port, host)) {
    return;
  }
  throw new Refusal(`Port ${port} is taken by another program. Stop that one, or set ${variable} to a free port.`);
}
