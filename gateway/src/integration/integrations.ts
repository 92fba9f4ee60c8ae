import type { Context } from '../context.ts';
import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { getIntegrations, getProviders } from './integrationApi.ts';
import { toIntegration, toProvider } from './integrationMappers.ts';

/** At most one of each kind, of which there are five. */
const all = { page: 0, size: 25 };

/** What can be connected, with the fields of each kind (REST-65, INTG-02). */
export const integrationProviders: NonNullable<WorkspaceResolvers['integrationProviders']> = async (
  _workspace,
  _args,
  { rest }: Context,
) => (await getProviders(rest, all)).content.map(toProvider);

/** The connected providers in the order of their types; at most one of each (REST-66, INTG-01). */
export const integrations: NonNullable<WorkspaceResolvers['integrations']> = async (
  { workspaceId },
  _args,
  { rest }: Context,
) => (await getIntegrations(rest, workspaceId, all)).content.map(toIntegration);
