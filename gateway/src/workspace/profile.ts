import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { profileNameOf, toProfile } from './profileMappers.ts';
import { getProfile } from './workspaceApi.ts';

/** WS-13, WS-14: a workspace without a readable profile looks like the default. */
export const profile: NonNullable<WorkspaceResolvers['profile']> = async (workspace, _args, { rest, log }) => {
  try {
    return toProfile(workspace.savedProfile ?? (await getProfile(rest, profileNameOf(workspace.hostname))), workspace);
  } catch (error) {
    // A SyntaxError: it was no JSON.
    if (!(error instanceof RestError) && !(error instanceof SyntaxError)) throw error;
    log.warn({ err: error }, 'profile could not be read');
    return toProfile(null, workspace);
  }
};
