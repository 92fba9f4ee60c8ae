import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { followLive } from '../routing/live/followLive.ts';
import type { useWatchedSyncQuery, useWatchedSyncQuery$data } from './__generated__/useWatchedSyncQuery.graphql.ts';
import type { useWatchedSyncSubscription } from './__generated__/useWatchedSyncSubscription.graphql.ts';

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
 * Follows the job of the latest sync while it runs, and reads what it came to once it has ended; the store then shows that. `onEnded` hears how
 * a sync ended that was watched.
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
    let reading: { unsubscribe: () => void } | undefined;
    const read = (): void => {
      reading?.unsubscribe();
      reading = fetchQuery<useWatchedSyncQuery>(
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
        next({ node, job }) {
          setWatched(progressOf(job));
          const sync = node?.lastSync;
          if (isRunning && sync && sync.outcome !== 'RUNNING') onEnded(sync.outcome, sync.dryRun);
        },
      });
    };
    if (!isRunning) {
      read();
      return () => reading?.unsubscribe();
    }
    const stop = followLive<useWatchedSyncSubscription>(environment, {
      subscription: graphql`
        subscription useWatchedSyncSubscription($jobId: ID!) {
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
      variables: { jobId: String(jobId) },
      onNext({ job }) {
        const progress = progressOf(job);
        setWatched(progress);
        if (!progress?.isGoingOn) read();
      },
      read,
    });
    return () => {
      stop();
      reading?.unsubscribe();
    };
  }, [environment, integrationId, isRunning, jobId, onEnded]);
  return watched;
}

const progressOf = (job: useWatchedSyncQuery$data['job']): WatchedSync | null =>
  job
    ? {
        doneCount: job.doneCount,
        totalCount: job.totalCount ?? null,
        reportUrl: job.rows?.csvUrl ?? null,
        isGoingOn: job.state === 'WAITING' || job.state === 'RUNNING',
      }
    : null;
