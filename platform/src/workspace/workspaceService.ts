import type { RawBuilder, SqlBool } from 'kysely';
import type { Config } from '../config.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { rsqlWhere } from '../http/rsql.ts';
import { externalSignInsOf } from '../integration/offeredSignInQueries.ts';
import { publicIntegrationsOf } from '../integration/publicIntegrations.ts';
import type { RequestWorkspace } from '../http/requestWorkspace.ts';
import { presentFiles } from './workspaceFolder.ts';
import { findWorkspace, workspaceSelectors, type WorkspaceRow } from './workspaceQueries.ts';
import type { WorkspaceResponse } from './workspaceSchemas.ts';
import { toWorkspaceResponse, type PublicSignIns } from './workspaceWire.ts';
import type { Id } from '../shared/id.ts';

/** The workspace of the host, or none when `q` is about another one: workspaces know nothing of each other. */
export const listWorkspaces = (
  deps: Deps,
  { workspaceId, host }: RequestWorkspace,
  q: string | undefined,
): Promise<WorkspaceResponse | null> => find(deps, workspaceId, rsqlWhere(q, workspaceSelectors(host)));

/** The workspace of the host by its id; NOT_FOUND for any other id. */
export async function readWorkspace(deps: Deps, { workspaceId }: RequestWorkspace, id: Id): Promise<WorkspaceResponse> {
  const found = id === workspaceId ? await find(deps, workspaceId) : null;
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  return found;
}

async function find(
  { config, db }: Deps,
  workspaceId: Id,
  condition?: RawBuilder<SqlBool>,
): Promise<WorkspaceResponse | null> {
  const found = await inWorkspace(db, workspaceId, async (trx) => {
    const row = await findWorkspace(trx, workspaceId, condition);
    return row === null ? null : { row, signIns: await signInsOf(trx, config, row) };
  });
  return found === null
    ? null
    : toWorkspaceResponse(found.row, await presentFiles(config.workspaceFilesDir, found.row), found.signIns, config);
}

/** Every page asks for the workspace: what has nothing to say is not asked. */
async function signInsOf(
  trx: Trx,
  config: Config,
  { workspaceId, hasIntegrations }: WorkspaceRow,
): Promise<PublicSignIns> {
  const { google, facebook } = config.externalSignIn;
  const hasSignIns = hasIntegrations || google !== null || facebook !== null;
  return {
    publicIntegrations: hasIntegrations ? await publicIntegrationsOf(trx, workspaceId) : [],
    externalSignIns: hasSignIns ? await externalSignInsOf(trx, config, workspaceId) : [],
  };
}
