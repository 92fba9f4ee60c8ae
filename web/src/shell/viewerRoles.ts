import type { PreloadedQuery } from 'react-relay';
import { createOperationDescriptor, type Environment } from 'relay-runtime';
import ShellQueryArtifact, { type ShellQuery, type ShellQuery$data } from './__generated__/ShellQuery.graphql.ts';

/**
 * The roles of the viewer for the route guards: null for a visitor. Waits for the shell's answer once, then reads the store.
 * Undefined when the shell cannot be read: nobody is sent away then: the page's own request tells what is wrong.
 */
export function viewerRoles(
  environment: Environment,
  { source }: PreloadedQuery<ShellQuery>,
): () => Promise<readonly string[] | null | undefined> {
  const answered = new Promise<boolean>((resolve) => {
    if (!source) return resolve(true);
    source.subscribe({ next: () => resolve(true), error: () => resolve(false) });
  });
  return async () => {
    if (!(await answered)) return undefined;
    const operation = createOperationDescriptor(ShellQueryArtifact, {});
    const { viewer } = environment.lookup(operation.fragment).data as unknown as ShellQuery$data;
    return viewer ? viewer.user.roles : null;
  };
}
