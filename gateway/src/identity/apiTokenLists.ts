import type { ViewerResolvers, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { getOwnApiTokens, getWorkspaceApiTokens } from './apiTokenApi.ts';
import { toApiToken } from './apiTokenMappers.ts';

export const ownApiTokens: NonNullable<ViewerResolvers['apiTokens']> = async (_viewer, _args, { rest }) =>
  (await getOwnApiTokens(rest)).map(toApiToken);

export const workspaceApiTokens: NonNullable<WorkspaceResolvers['apiTokens']> = async (
  { workspaceId },
  _args,
  { rest },
) => (await getWorkspaceApiTokens(rest, workspaceId)).map(toApiToken);
