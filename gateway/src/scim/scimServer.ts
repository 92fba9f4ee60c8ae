import type { Context } from '../context.ts';
import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { getScimServer } from './scimApi.ts';

/** BEY-14. The gateway passes the address on (`http/scimRoutes.ts`). */
export const scimServer: NonNullable<WorkspaceResolvers['scimServer']> = async (
  { workspaceId },
  _args,
  { rest }: Context,
) => ({ ...(await getScimServer(rest, workspaceId)), baseUrl: '/scim/v2' });
