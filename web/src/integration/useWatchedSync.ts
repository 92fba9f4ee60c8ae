import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useWatchedSyncQuery } from './__generated__/useWatchedSyncQuery.graphql.ts';

const intervalMs = 2_000;

/** How far the job of a sync is. */
export interface WatchedSync {
  doneCount: number;
  totalCount: number | null;
  /** Where the outcome of each person can be downloaded. */
  reportUrl: string | null;
  /** Whether it continues on its own; false also for one that was killed and given up. */
  isGoingOn: boolean;
}

/**
 * Reads the job of the latest sync, again and again while it runs; the store then shows what it came to. A try that fails is followed by
 * the next. `onEnded` hears how a sync ended that was watched.
 */
export function useWatchedSync(
  integrationId: string,
  jobId: number | null,
  isRunning: boolean,
  onEnded: (outcome: string, dryRun: boolean) => void,
): WatchedSync | null {
  const environment = useRelayEnvironment();
  const [watched, setWatched] = useState<WatchedSync | null>(null);
  useEffect(() => {
    if (jobId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const again = (): void => {
      if (isRunning) timer = setTimeout(look, intervalMs);
    };
    const look = (): void => {
      subscription = fetchQuery<useWatchedSyncQuery>(
        environment,
        graphql`
          query useWatchedSyncQuery($integrationId: ID!, $jobId: ID!) @throwOnFieldError {
            node(id: $integrationId) {
              ... on PersonnelIntegration {
                # What the panel shows, which the store renews.
                lastSync {
                  jobId
                  outcome
                  dryRun
                  addedCount
                  returnedCount
                  departedCount
                  keptCount
                  skippedCount
                  problem
                  field
                  host
                  status
                  providerText
                  time
                }
              }
            }
            job(id: $jobId) {
              state
              doneCount
              totalCount
              rows(first: 1) {
                csvUrl
              }
            }
          }
        `,
        { integrationId, jobId: String(jobId) },
      ).subscribe({
        next: ({ node, job }) => {
          setWatched(
            job
              ? {
                  doneCount: job.doneCount,
                  totalCount: job.totalCount ?? null,
                  reportUrl: job.rows?.csvUrl ?? null,
                  isGoingOn: job.state === 'WAITING' || job.state === 'RUNNING',
                }
              : null,
          );
          const sync = node?.lastSync;
          if (isRunning && sync && sync.outcome !== 'RUNNING') onEnded(sync.outcome, sync.dryRun);
          else again();
        },
        error: again,
      });
    };
    if (isRunning) again();
    else look();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, integrationId, isRunning, jobId, onEnded]);
  return watched;
}
