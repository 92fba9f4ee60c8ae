import { LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { countLogFailures, createLogDestination } from './logDestination.ts';
import { loggedError } from './loggedError.ts';
import { loggedRequest } from './loggedRequest.ts';

interface LogOptions {
  readonly config: Pick<Config, 'logLevel'>;
  /** Where log lines go; standard output when absent. */
  readonly logStream?: DestinationStream | undefined;
  readonly registry: Registry;
}

/** How a process logs, as options of its server; lines that could not be written are counted among the figures. */
export function serverLog({ config, logStream, registry }: LogOptions) {
  const ownLog = logStream === undefined ? createLogDestination() : undefined;
  countLogFailures(registry, () => ownLog?.failures() ?? 0);
  return {
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.access_token', '*.refresh_token'],
      // Paths and queries of mailed links hold tokens: a request stands as its route.
      serializers: { err: loggedError, req: loggedRequest },
      stream: logStream ?? ownLog,
    },
    // One line per request is written by observability.ts.
    logController: new LogController({ disableRequestLogging: true }),
  };
}
