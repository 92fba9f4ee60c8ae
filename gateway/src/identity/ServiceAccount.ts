import { withCost } from '../graphql/fieldCost.ts';
import type { ServiceAccountResolvers, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { toApiToken } from './apiTokenMappers.ts';
import { getServiceAccounts, getServiceTokens } from './serviceAccountApi.ts';
import { toServiceAccount } from './serviceAccountMappers.ts';

export const serviceAccounts: NonNullable<WorkspaceResolvers['serviceAccounts']> = async (
  { workspaceId },
  _args,
  { rest },
) => (await getServiceAccounts(rest, workspaceId)).map(toServiceAccount);

export const ServiceAccount: Pick<ServiceAccountResolvers, 'apiTokens'> = {
  apiTokens: withCost({ calls: 1 }, ({ serviceAccountId }, _args, context) =>
    onWorkspace(context, async ({ workspaceId }) =>
      (await getServiceTokens(context.rest, { workspaceId, serviceAccountId })).map(toApiToken),
    ),
  ),
};
