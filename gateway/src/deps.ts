/** What the parts of the running gateway share. Nothing in it remembers a user. */
import type { Dispatcher } from 'undici';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createExternalStateCookie, type ExternalStateCookie } from './identity/externalStateCookie.ts';
import { createRefresher, type Refresher } from './identity/refresher.ts';
import { createCookieSeal } from './identity/sealedCookie.ts';
import { createSessionCookies, type SessionCookies } from './identity/sessionCookies.ts';
import { createTrustedPeers } from './http/trustedPeers.ts';
import { createOpenStreams, type OpenStreams } from './live/openStreams.ts';
import { createPublicStore, type PublicStore } from './rest/publicStore.ts';
import { createServedHosts, type ServedHosts } from './fairness/servedHosts.ts';
import { createUpstream, type Upstream } from './rest/upstream.ts';
import type { Telemetry } from './telemetry/Telemetry.ts';
import { tracedUpstream } from './telemetry/tracedUpstream.ts';

export interface GatewayDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly served: ServedHosts;
  readonly upstream: Upstream;
  readonly publicStore: PublicStore;
  readonly refresher: Refresher;
  readonly cookies: SessionCookies;
  readonly externalState: ExternalStateCookie;
  /** Whether an address is one of our proxies, or of the own machine. */
  readonly isTrustedPeer: (address: string) => boolean;
  /** Answers that are streams. */
  readonly streams: OpenStreams;
  /** Undefined without a collector. */
  readonly telemetry: Telemetry | undefined;
}

/** Replaced by tests. */
export interface Overrides {
  readonly clock?: Clock;
  readonly dispatcher?: Dispatcher;
  /** Where log lines go instead of the standard output. */
  readonly logStream?: { write(line: string): void };
}

export function createDeps(
  config: Config,
  { clock = systemClock, dispatcher }: Overrides = {},
  telemetry?: Telemetry,
): GatewayDeps {
  const served = createServedHosts();
  const wire = createUpstream(config, clock, served, dispatcher);
  const upstream = telemetry === undefined ? wire : tracedUpstream(wire, telemetry);
  const secure = config.environment !== 'dev';
  return {
    config,
    clock,
    served,
    upstream,
    publicStore: createPublicStore(upstream, config.publicStoreBytes),
    refresher: createRefresher(clock),
    cookies: createSessionCookies(createCookieSeal(config.cookieSecret), secure),
    externalState: createExternalStateCookie(secure),
    isTrustedPeer: createTrustedPeers(config.trustedProxies),
    streams: createOpenStreams(config.streams),
    telemetry,
  };
}
