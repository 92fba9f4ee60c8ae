import { Gauge, Histogram, type Registry } from 'prom-client';

export type AttemptOutcome = 'completed' | 'failed' | 'returned';

export interface JobFigures {
  /** An attempt begins; call the answer when it has ended. */
  begin(kind: string): (outcome: AttemptOutcome) => void;
}

/** How many jobs of each kind wait; empty while that cannot be told. */
type ReadWaiting = () => Promise<readonly { readonly name: string; readonly readyCount: number }[]>;

/** Figures of the jobs of a process, and of the lines that all processes share: by those, workers are scaled. */
export function createJobFigures(registry: Registry, readWaiting: ReadWaiting): JobFigures {
  const duration = new Histogram({
    name: 'lectern_platform_job_duration_seconds',
    help: 'Time of one attempt at a job, by kind and by how it ended.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 1800],
    registers: [registry],
  });
  const running = new Gauge({
    name: 'lectern_platform_jobs_running',
    help: 'Jobs that this process does now, by kind.',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'lectern_platform_jobs_waiting',
    help: 'Jobs of the installation that are due and wait for a process, by kind, as counted in the last seconds.',
    labelNames: ['kind'] as const,
    collect: async () => {
      waiting.reset();
      for (const { name, readyCount } of await readWaiting()) {
        waiting.set({ kind: name }, readyCount);
      }
    },
    registers: [],
  });
  registry.registerMetric(waiting);
  return {
    begin(kind) {
      running.inc({ kind });
      const end = duration.startTimer({ kind });
      return (outcome) => {
        running.dec({ kind });
        end({ outcome });
      };
    },
  };
}
