import type { PreloadedQuery } from 'react-relay';
import { createOperationDescriptor, type Environment, type Snapshot } from 'relay-runtime';
import ShellQueryArtifact, { type ShellQuery, type ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';

/** Gives what the shell knows as soon as it is known; undefined when it, or a part of it, cannot be read. */
export type ReadShell = () => Promise<ShellQuery$data | undefined>;

/** What Relay's types forget: the errors of the fields that were read, null where there are none. */
type SnapshotWithErrors = Snapshot & { readonly fieldErrors?: readonly unknown[] | null };

/** Waits for the shell's answer once, then reads the store: what failed at first may have come since. */
export function shellAnswer(environment: Environment, { source }: PreloadedQuery<ShellQuery>): ReadShell {
  const answered = new Promise<boolean>((resolve) => {
    if (!source) return resolve(true);
    source.subscribe({ next: () => resolve(true), error: () => resolve(false) });
  });
  return async () => {
    const came = await answered;
    const operation = createOperationDescriptor(ShellQueryArtifact, {});
    const { data, fieldErrors, isMissingData }: SnapshotWithErrors = environment.lookup(operation.fragment);
    return fieldErrors || (!came && isMissingData) ? undefined : (data as unknown as ShellQuery$data);
  };
}
