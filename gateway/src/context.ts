/** What resolvers get: made again for each request, so nothing in it outlives or is shared beyond one caller. */
import type { FastifyBaseLogger } from 'fastify';
import type { OperationTypeNode } from 'graphql';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { CostMeter } from './graphql/CostMeter.ts';
import type { UserCookie } from './identity/sessionCookies.ts';
import type { TokenCaller } from './identity/tokenApi.ts';
import type { Session } from './identity/session.ts';
import type { Live } from './live/Live.ts';
import type { Rest } from './rest/Rest.ts';

export interface Context {
  readonly requestId: string;
  /** The host that was called, without port: it decides the workspace. */
  readonly host: string;
  /** Scheme and host, with the port, as the caller wrote them: what addresses of our own are made absolute with. */
  readonly origin: string;
  /** Scheme, host and port of the origin where SCORM packages run. */
  readonly contentOrigin: string;
  /** Kind of installation (OP-87). */
  readonly environment: Config['environment'];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly rest: Rest;
  readonly session: Session;
  /** What the operation costs while it runs. */
  readonly cost: CostMeter;
  /** For the token endpoint, which knows the gateway and not the user. */
  readonly tokenCaller: TokenCaller;
  /** What a subscription listens to; undefined where the answer is no stream. */
  readonly live: Live | undefined;
  /** Loaders of this request, made at their first use. */
  readonly use: <Loader>(factory: (context: Context) => Loader) => Loader;
  /** Answers that were read for writes' sake are forgotten by loaders too. */
  readonly forgetLoaders: () => void;
  /** Gives the operation more time than it has by default. */
  readonly extendDeadline: (ms: number) => void;
  readonly signal: AbortSignal;
  readonly browser: Browser;
  readonly exchange: Exchange;
}

/** The HTTP side of a request, for the plugins of the server. Nothing for resolvers. */
export interface Exchange {
  /** Says which operation of the document is going to run. */
  readonly begin: (type: OperationTypeNode, name: string | undefined) => void;
  /** Writes the outcome of the session into the answer's cookies. */
  readonly writeCookies: () => void;
  /** Counts the operation, which asked for too much, against its address. */
  readonly countRefused: () => Promise<void>;
}

/** What is known of the caller's browser, and what its cookies shall say afterwards. */
export interface Browser {
  user: UserCookie | undefined;
  /** The state of a sign-in at another provider that begins now; null when one is over. */
  externalState: string | null | undefined;
  /** Whether this browser began the sign-in with this state. */
  readonly beganExternalSignIn: (state: string) => boolean;
}

/** Loaders by factory: asking twice gives the same one. */
export function createLoaderRegistry(): {
  use: <L>(context: Context, factory: (context: Context) => L) => L;
  forget: () => void;
} {
  const made = new Map<unknown, unknown>();
  return {
    use<L>(context: Context, factory: (context: Context) => L): L {
      let loader = made.get(factory) as L | undefined;
      if (loader === undefined) made.set(factory, (loader = factory(context)));
      return loader;
    },
    forget: () => made.clear(),
  };
}
