import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { followJob } from './followJob.ts';

/** Each takes a connection, of which a browser may have six; the next job is followed as one ends. */
const mostFollowed = 2;

interface ListedJob {
  readonly id: string;
  readonly state: string;
}

/** Follows the jobs of a list that run, and then those that wait for their turn. */
export function useFollowedJobs(jobs: readonly ListedJob[]): void {
  const environment = useRelayEnvironment();
  const inState = (state: string): string[] => jobs.filter((job) => job.state === state).map(({ id }) => id);
  // The newest stands first, and the oldest is done first.
  const waiting = inState('WAITING').toReversed();
  const followed = [...inState('RUNNING'), ...waiting].slice(0, mostFollowed).join(' ');
  useEffect(() => {
    const ends = followed.split(' ').flatMap((id) => (id === '' ? [] : [followJob(environment, id)]));
    return () => {
      for (const end of ends) end();
    };
  }, [environment, followed]);
}
