import { join, resolve } from 'node:path';
import { launchServer, type RunningServer } from '../../scripts/lib/launchServer.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCommand } from '../../scripts/lib/startCommand.ts';
import { patientTimeouts } from './patientTimeouts.ts';
import { roundRobinProxy, type RoundRobinProxy } from './roundRobinProxy.ts';
import { seededDatabase } from './seededDatabase.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const SECRET = 'the-same-secret-for-every-server-of-this-test';

/** The shape of docker-compose.yml on one machine: one database, two platforms and two gateways, each pair behind a proxy. */
export interface ScaledOutProduct {
  /** Address of the proxy before the gateways; without a slash at the end. */
  readonly webUrl: string;
  readonly gateways: readonly RunningServer[];
  /** Of each gateway itself, without a slash at the end. */
  readonly gatewayUrls: readonly string[];
  readonly platforms: readonly RunningServer[];
  /** Of each platform itself, without a slash at the end. */
  readonly platformUrls: readonly string[];
  readonly gatewayProxy: RoundRobinProxy;
  readonly platformProxy: RoundRobinProxy;
  /** What the platforms sign access tokens with. */
  readonly tokenSecret: string;
  stop(): Promise<void>;
}

/** `ofDatabase` are further variables of every server, given the address of their database. */
export async function startScaledOut(
  folder: string,
  ofDatabase: (appUrl: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<ScaledOutProduct> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const database = await seededDatabase();
    undo.push(() => database.drop());
    const env = {
      PATH: process.env['PATH'],
      APP_ENV: 'staging',
      OAUTH_CLIENT_ID: 'lectern-web',
      OAUTH_CLIENT_SECRET: SECRET,
      TOKEN_SECRET: SECRET,
      SEALING_KEY: SECRET,
      COOKIE_SECRET: SECRET,
      ...database.environment,
      ...ofDatabase(database.appUrl),
      PUBLIC_URL_PATTERN: 'http://{hostname}',
      // Any free one: nobody plays a package here.
      CONTENT_PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
      ...patientTimeouts,
    };
    const start = async (name: 'platform' | 'gateway', number: number, variables: Record<string, string>) => {
      const port = await freePort();
      const server = await launchServer({
        name: `${name} ${number}`,
        command: startCommand({ root: ROOT, name, node: process.execPath }),
        cwd: join(ROOT, name),
        env: { ...env, ...variables, [name === 'platform' ? 'PLATFORM_PORT' : 'PORT']: String(port) },
        logFile: join(folder, `${name}-${number}.log`),
        readyUrl: `http://127.0.0.1:${port}/readyz`,
      });
      undo.push(() => server.stop());
      return { server, url: new URL(`http://127.0.0.1:${port}`) };
    };
    const proxyTo = async (targets: readonly { url: URL }[]) => {
      const proxy = await roundRobinProxy(targets.map(({ url }) => url));
      undo.push(() => proxy.close());
      return proxy;
    };
    const platforms = await Promise.all([start('platform', 1, {}), start('platform', 2, {})]);
    const platformProxy = await proxyTo(platforms);
    const toPlatforms = { PLATFORM_URL: platformProxy.url };
    const gateways = await Promise.all([start('gateway', 1, toPlatforms), start('gateway', 2, toPlatforms)]);
    const gatewayProxy = await proxyTo(gateways);
    return {
      webUrl: gatewayProxy.url,
      platforms: platforms.map(({ server }) => server),
      platformUrls: platforms.map(({ url }) => url.origin),
      gateways: gateways.map(({ server }) => server),
      gatewayUrls: gateways.map(({ url }) => url.origin),
      gatewayProxy,
      platformProxy,
      tokenSecret: SECRET,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
