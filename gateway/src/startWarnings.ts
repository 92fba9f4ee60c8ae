import type { Config } from './config.ts';

/** What anyone who runs the gateway should know at its start, in sentences that say what to do. */
export function startWarnings({ environment, host, contentOrigin }: Config): readonly string[] {
  const warnings: string[] = [];
  if (environment === 'dev' && !isOwnMachine(host)) {
    warnings.push(
      `APP_ENV=dev listens on ${host}: whoever reaches it can sign in as the demo people, whose password everyone can read`,
    );
  }
  if (environment !== 'dev' && contentOrigin === undefined) {
    warnings.push(
      'CONTENT_ORIGIN is not set: SCORM packages run on the hosts of the application at another port, where their scripts read and write cookies; name an origin on a domain of its own where trials or authors you do not know may upload packages',
    );
  }
  return warnings;
}

const isOwnMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
