import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchServer, type RunningServer } from '../../scripts/lib/launchServer.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCommand } from '../../scripts/lib/startCommand.ts';
import { makeOtherRelease, thisRelease, type ClientBuild } from './otherRelease.ts';
import { patientTimeouts } from './patientTimeouts.ts';
import { roundRobinProxy } from './roundRobinProxy.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A site of its own on the platform of the journeys, whose gateway is replaced by one with the next release. */
export interface UpdatedSite {
  /** Without a slash at the end; the same before and after the update. */
  readonly origin: string;
  /** Puts a gateway with the next release in the place of the one that runs, as a proxy does: nobody meets a closed door. */
  update(): Promise<void>;
  stop(): Promise<void>;
}

interface Gateway {
  readonly server: RunningServer;
  readonly url: URL;
}

/** Starts the site with the release before. Without `keepsReleases` its gateways know one release each. */
export async function startUpdatedSite({ keepsReleases }: { keepsReleases: boolean }): Promise<UpdatedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-releases-'));
  const launch = async ({ webDist, webPersisted }: ClientBuild): Promise<Gateway> => {
    const port = await freePort();
    const url = new URL(`http://127.0.0.1:${port}`);
    const server = await launchServer({
      name: 'gateway',
      command: startCommand({ root: ROOT, name: 'gateway', node: process.execPath }),
      cwd: join(ROOT, 'gateway'),
      env: {
        ...process.env,
        APP_ENV: 'dev',
        PORT: String(port),
        CONTENT_PORT: String(await freePort()),
        PLATFORM_URL: `http://localhost:${process.env['E2E_PLATFORM_PORT'] ?? '4311'}`,
        WEB_DIST: webDist,
        WEB_PERSISTED: webPersisted,
        LOG_LEVEL: 'warn',
        ...patientTimeouts,
        ...(keepsReleases ? { RELEASES_DIR: join(folder, 'releases') } : {}),
      },
      logFile: join(folder, `gateway-${port}.log`),
      readyUrl: `${url.origin}/readyz`,
    });
    return { server, url };
  };
  let gateway = await launch(await makeOtherRelease(join(folder, 'before')));
  const targets = [gateway.url];
  const proxy = await roundRobinProxy(targets);
  return {
    origin: proxy.url,
    async update() {
      const before = gateway;
      gateway = await launch(thisRelease);
      targets[0] = gateway.url;
      await before.server.stop();
    },
    async stop() {
      await proxy.close();
      await gateway.server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
