import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { getSetup } from './workspaceApi.ts';

/** OP-190: one call. */
export const setup: NonNullable<WorkspaceResolvers['setup']> = async ({ workspaceId, savedSetup }, _args, { rest }) =>
  savedSetup ?? getSetup(rest, workspaceId);
