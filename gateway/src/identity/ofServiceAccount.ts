import type { Context } from '../context.ts';
import { inputId } from '../globalId.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import type { ServiceAccountPlace } from './serviceAccountApi.ts';

/** Calls for the service account that an input names, or for the viewer where it names none. */
export async function ofServiceAccount<T>(
  context: Context,
  given: string | null | undefined,
  calls: { readonly own: () => Promise<T>; readonly of: (place: ServiceAccountPlace) => Promise<T> },
): Promise<T> {
  if (given == null) {
    return calls.own();
  }
  const serviceAccountId = inputId(given, 'serviceAccountId', 'ServiceAccount');
  return onWorkspace(context, ({ workspaceId }) => calls.of({ workspaceId, serviceAccountId }));
}
