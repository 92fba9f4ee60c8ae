import type { Context } from '../context.ts';
import { RestError } from '../rest/RestError.ts';
import { getPublicWorkspaces } from './workspaceApi.ts';
import { toWorkspace, type WorkspaceModel } from './workspaceMappers.ts';

/** The workspace of the host, null when it serves none (OP-56). */
export async function findWorkspace({ rest }: Pick<Context, 'rest'>): Promise<WorkspaceModel | null> {
  try {
    const [wire] = (await getPublicWorkspaces(rest)).content;
    return wire === undefined ? null : toWorkspace(wire);
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
