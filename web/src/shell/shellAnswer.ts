import type { PreloadedQuery } from 'react-relay';
import { createOperationDescriptor, type Environment } from 'relay-runtime';
import ShellQueryArtifact, { type ShellQuery, type ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';

/** Gives what the shell knows as soon as it is known; undefined when it cannot be read. */
export type ReadShell = () => Promise<ShellQuery$data | undefined>;

/** Waits for the shell's answer once, then reads the store. */
export function shellAnswer(environment: Environment, { source }: PreloadedQuery<ShellQuery>): ReadShell {
  const answered = new Promise<boolean>((resolve) => {
    if (!source) return resolve(true);
    source.subscribe({ next: () => resolve(true), error: () => resolve(false) });
  });
  return async () => {
    if (!(await answered)) return undefined;
    const operation = createOperationDescriptor(ShellQueryArtifact, {});
    return environment.lookup(operation.fragment).data as unknown as ShellQuery$data;
  };
}
