import { join } from 'node:path';
import type { Secrets } from './secrets.ts';

/**
 * The variables that each server gets. What the caller has set wins; the rest follows from the data folder's secrets
 * and from `npm start` being meant for one's own machine (OP-87).
 */
export function serverEnvironments({
  environment,
  folder,
  secrets,
  dev,
  log,
}: {
  readonly environment: NodeJS.ProcessEnv;
  /** The data folder. */
  readonly folder: string;
  readonly secrets: Secrets;
  readonly dev: boolean;
  readonly log: (line: string) => void;
}) {
  const port = Number(environment.PORT || 4000);
  const platformPort = Number(environment.PLATFORM_PORT || 4001);
  const contentPort = Number(environment.CONTENT_PORT || 4003);
  const webPort = Number(environment.WEB_PORT || 4002);
  const kind = environment.APP_ENV || 'dev';
  if (!environment.APP_ENV) {
    log('APP_ENV is not set, so this is a development installation (APP_ENV=dev).');
  }
  const gatewayUrl = `http://localhost:${port}`;
  const platformUrl = `http://localhost:${platformPort}`;
  const common = {
    ...environment,
    APP_ENV: kind,
    // In development the client's secret is the documented one, so that every example works as it stands.
    ...(kind === 'dev' ? {} : { OAUTH_CLIENT_SECRET: environment.OAUTH_CLIENT_SECRET || secrets.oauthClientSecret }),
  };
  return {
    gatewayUrl,
    platformUrl,
    webPort,
    // Mails stay with the platform, which shows them, where no mail server is named (dev only).
    outboxUrl: kind === 'dev' && !environment.SMTP_URL ? `${gatewayUrl}/outbox` : null,
    ports: [
      { port, host: environment.GATEWAY_HOST || '127.0.0.1', variable: 'PORT' },
      { port: contentPort, host: environment.GATEWAY_HOST || '127.0.0.1', variable: 'CONTENT_PORT' },
      { port: platformPort, host: environment.PLATFORM_HOST || '127.0.0.1', variable: 'PLATFORM_PORT' },
      ...(dev ? [{ port: webPort, host: '127.0.0.1', variable: 'WEB_PORT' }] : []),
    ],
    platform: {
      ...common,
      PLATFORM_PORT: String(platformPort),
      FILES_DIR: environment.FILES_DIR || join(folder, 'files'),
      TOKEN_SECRET: environment.TOKEN_SECRET || secrets.tokenSecret,
      SEALING_KEY: environment.SEALING_KEY || secrets.sealingKey,
      ...(kind === 'dev' ? { PUBLIC_URL_PATTERN: environment.PUBLIC_URL_PATTERN || `http://{hostname}:${port}` } : {}),
    },
    gateway: {
      ...common,
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      PLATFORM_URL: environment.PLATFORM_URL || `http://127.0.0.1:${platformPort}`,
      RELEASES_DIR: environment.RELEASES_DIR || join(folder, 'releases'),
      COOKIE_SECRET: environment.COOKIE_SECRET || secrets.cookieSecret,
      ...(dev ? { VITE_URL: `http://127.0.0.1:${webPort}` } : {}),
    },
  };
}
