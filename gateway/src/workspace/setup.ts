import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { getSetup } from './workspaceApi.ts';

/** OP-190: one call. A workspace that is no trial has none. */
export const setup: NonNullable<WorkspaceResolvers['setup']> = async ({ workspaceId, savedSetup }, _args, { rest }) => {
  try {
    return savedSetup ?? (await getSetup(rest, workspaceId));
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
};
