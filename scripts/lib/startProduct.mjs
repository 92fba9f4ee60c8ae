import { resolve, join } from 'node:path';
import { buildWhatChanged } from './builds.mjs';
import { childRecord } from './childRecord.mjs';
import { makeDataFolder } from './dataFolder.mjs';
import { lockData } from './dataLock.mjs';
import { migrate, openDatabase, seed } from './database.mjs';
import { launchServer } from './launchServer.mjs';
import { isPortFree } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { readSecrets } from './secrets.mjs';
import { serverEnvironments } from './serverEnvironments.mjs';
import { supervise } from './supervise.mjs';
import { startWebDevelopment } from './webDevelopment.mjs';

/**
 * Starts the whole product on one data folder: database, migrations, demo content, platform, gateway, in this order,
 * each when the one before it is ready. Crashed servers are started again. `environment` is what `npm start` was given,
 * see the README for its variables.
 *
 * Answers `{ webUrl, platformUrl, hasDemo, logFolder, ownerUrl, pids, stop }`; `stop` goes the other way round and
 * leaves nothing running. Answers null when `stopRequest` resolves before everything is up. Refuses in words.
 */
export async function startProduct({ root, dev = false, environment, log, stopRequest, onGivenUp }) {
  const node = process.execPath;
  const folder = makeDataFolder(resolve(root, environment.LECTERN_DATA || '.data'));
  const unlock = lockData(folder);
  const record = childRecord(folder);
  const started = [];
  const pids = {};
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
    started.length = 0;
    record.clear();
    unlock();
  };
  let stopRequested = false;
  void stopRequest?.then(() => (stopRequested = true));

  try {
    const leftovers = await record.stopLeftovers();
    if (leftovers.length > 0) log(`Stopped what was left over from an earlier start: ${leftovers.join(', ')}.`);
    const secrets = readSecrets(folder);
    const servers = serverEnvironments({ environment, secrets, dev, log });
    for (const { port, host, variable } of servers.ports) await refuseTakenPort(port, host, variable);

    // The build needs no database and the database no build, and both take their time on the first start.
    const built = (dev ? Promise.resolve() : buildWhatChanged({ root, node, log })).catch((error) => error);
    const database = await openDatabase({ folder, secrets, environment, log, onGivenUp });
    started.push(database);
    const withDatabase = { ...servers.platform, DATABASE_URL: database.appUrl };
    const asOwner = { ...withDatabase, DATABASE_OWNER_URL: database.ownerUrl };
    const { isEmbedded } = database;
    await migrate({ root, node, env: asOwner });
    const hasDemo = await seed({ root, node, env: asOwner, folder, isEmbedded, wanted: environment.LECTERN_SEED, log });
    const buildFailure = await built;
    if (buildFailure) throw buildFailure;

    const steps = [
      { name: 'platform', folder: 'platform', env: withDatabase, readyUrl: `${servers.platformUrl}/readyz` },
      { name: 'gateway', folder: 'gateway', env: servers.gateway, readyUrl: `${servers.gatewayUrl}/readyz` },
    ];
    if (dev) {
      await buildWhatChanged({ root, node, log, only: ['gateway'] });
      started.push(
        await startWebDevelopment({ root, node, port: servers.webPort, gatewayUrl: servers.gatewayUrl, log }),
      );
    }
    for (const step of steps) {
      if (stopRequested) break;
      started.push(
        await supervise({
          name: step.name,
          log,
          onGivenUp,
          launch: () =>
            launchServer({
              name: step.name,
              command: [node, ...(dev ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
              cwd: join(root, step.folder),
              env: step.env,
              logFile: dev ? undefined : join(folder, `${step.name}.log`),
              readyUrl: step.readyUrl,
              onSpawn: (pid) => {
                pids[step.name] = pid;
                record.add(step.name, pid);
              },
            }),
        }),
      );
    }
    if (stopRequested) {
      await stop();
      return null;
    }
    return {
      webUrl: servers.gatewayUrl,
      platformUrl: servers.platformUrl,
      hasDemo,
      logFolder: dev ? null : folder,
      ownerUrl: database.ownerUrl,
      pids,
      stop,
    };
  } catch (error) {
    await stop();
    // Ctrl-C also reaches what is just being run, and that then fails.
    if (stopRequested) return null;
    throw error;
  }
}

async function refuseTakenPort(port, host, variable) {
  if (await isPortFree(port, host)) return;
  throw new Refusal(`Port ${port} is taken by another program. Stop that one, or set ${variable} to a free port.`);
}
