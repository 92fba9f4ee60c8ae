import { useMemo } from 'react';
import { onServer } from '../visit.ts';
import { createUseLoaded } from '../ui/createUseLoaded.ts';
import type { ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';

const key = 'testProfile';
const useProfiles = createUseLoaded(() => import('./site/testProfiles.ts'));

/** The name of the test profile that is tried on in this tab, null for the workspace's own. */
export function chosenTestProfile(): string | null {
  return onServer ? null : sessionStorage.getItem(key);
}

/** Tries a test profile on from the next document on; null for the workspace's own. */
export function chooseTestProfile(name: string | null): void {
  if (name === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, name);
}

/** The answer of the shell with the test profile that is tried on, if any; never in production (NAV-20, LIM-41). */
export function useTestProfile(data: ShellQuery$data): ShellQuery$data {
  const name = data.environment === 'PRODUCTION' ? null : chosenTestProfile();
  const profiles = useProfiles(name !== null);
  const changes = name === null ? undefined : profiles?.testProfiles[name];
  return useMemo(() => {
    const { workspace } = data;
    return changes && workspace
      ? { ...data, workspace: { ...workspace, profile: { ...workspace.profile, ...changes } } }
      : data;
  }, [data, changes]);
}
