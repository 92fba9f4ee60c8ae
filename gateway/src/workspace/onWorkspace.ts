import type { Context } from '../context.ts';
import { RestError } from '../rest/RestError.ts';
import { findWorkspace } from './findWorkspace.ts';
import type { WorkspaceModel } from './workspaceMappers.ts';

/** Calls with the workspace of the host; rejects with NOT_FOUND where the host has none. */
export async function onWorkspace<T>(context: Context, call: (workspace: WorkspaceModel) => Promise<T>): Promise<T> {
  const workspace = await findWorkspace(context);
  if (workspace === null) {
    throw new RestError({ status: 404, code: 'NOT_FOUND', message: 'This host has no workspace' });
  }
  return call(workspace);
}
