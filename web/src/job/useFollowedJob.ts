import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { followJob } from './followJob.ts';

/** Follows a job while it continues, so that the store shows how far it is. */
export function useFollowedJob(id: string, goesOn: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => (goesOn ? followJob(environment, id) : undefined), [environment, goesOn, id]);
}
