/** A process that does jobs and serves no REST (ADR 0093): `JOB_KINDS` says which. */
import { runServer } from './runServer.ts';
import { ConfigError } from './shared/configError.ts';
import { buildWorkerApp } from './workerApp.ts';

await runServer({
  build: buildWorkerApp,
  portOf: ({ workerPort }) => workerPort,
  portVariable: 'WORKER_PORT',
  check: (kinds) => {
    if (kinds.size === 0) {
      throw new ConfigError('The variable JOB_KINDS names no kind of jobs, and a worker does nothing else.');
    }
  },
});
