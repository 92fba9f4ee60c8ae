import { createContext, useContext } from 'react';
import type { ShellQuery$data } from '../shell/__generated__/ShellQuery.graphql.ts';

/** The signed-in person. */
export type Viewer = NonNullable<ShellQuery$data['viewer']>['user'];

/** What the whole interface knows: who is here and where. */
export interface Shell {
  /** The answer, null when it could not be read; defaults apply then (WS-14). */
  data: ShellQuery$data | null;
}

export const ShellContext = createContext<Shell>({ data: null });

/** The answer of the shell's query, for the few parts that draw it by fragments. */
export const useShell = (): Shell => useContext(ShellContext);

/** The signed-in person, null for a visitor. */
export function useViewer(): Viewer | null {
  return useShell().data?.viewer?.user ?? null;
}

/** True for `ROLE_COURSE_ADMIN` and `ROLE_ADMIN` (ROLE-03). */
export function useIsCourseAdmin(): boolean {
  return useViewer()?.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_COURSE_ADMIN') ?? false;
}
