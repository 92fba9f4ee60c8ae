import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import type { Deps } from './deps.ts';
import type { FileDeps } from './file/fileDeps.ts';
import { createFileStore, type FileStore } from './file/fileStore.ts';
import { createJobQueue, type JobQueue } from './job/jobQueue.ts';
import { jobKinds } from './jobKinds.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: JobQueue;
    readonly files: FileStore;
  }
}

export interface AppOptions extends Omit<Deps, 'jobs'> {
  /** Where log lines go; standard output when absent. */
  readonly logStream?: DestinationStream;
}

/** Gives a process its queue of jobs and its files; the queue ends with the server. */
export function provideDeps(app: FastifyInstance, given: Omit<Deps, 'jobs'>, registry: Registry): FileDeps {
  const { config } = given;
  const jobs = createJobQueue({
    ...given,
    ...config.database,
    drainMs: config.shutdownTimeoutMs / 2,
    kinds: jobKinds,
    registry,
    log: app.log,
  });
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const files = createFileStore(config.fileStore);
  app.decorate('files', files);
  return { ...given, jobs, files };
}
