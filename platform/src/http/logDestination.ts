import { pino, type DestinationStream } from 'pino';
import { Counter, type Registry } from 'prom-client';

/** What waits while nothing can be written, in bytes; what comes beyond is lost. */
const mostWaiting = 1024 ** 2;

export interface LogDestination extends DestinationStream {
  /** How often a line could not be written, or was dropped because too many wait. */
  failures(): number;
}

/**
 * Where the log goes, without ever ending the server: a full disk or a reader that has gone is counted. Lines that fit are written when there is room
 * again.
 */
export function createLogDestination(dest: number | string = 1): LogDestination {
  let failures = 0;
  const count = (): void => {
    failures += 1;
  };
  const stream = pino.destination({ dest, sync: true, maxLength: mostWaiting });
  stream.on('error', count);
  stream.on('drop', count);
  return Object.assign(stream, { failures: () => failures });
}

/** Shows the failures among the figures of the server. */
export function countLogFailures(registry: Registry, failures: () => number): void {
  registry.registerMetric(
    new Counter({
      name: 'lectern_platform_log_failures_total',
      help: 'Writes of log lines that failed, and lines that were dropped.',
      registers: [],
      collect() {
        this.reset();
        this.inc(failures());
      },
    }),
  );
}
