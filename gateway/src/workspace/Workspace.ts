import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { profileNameOf, toProfile } from './profileMappers.ts';
import { getProfile } from './workspaceApi.ts';
import { toTrial } from './workspaceMappers.ts';

export const Workspace: WorkspaceResolvers = {
  profile: async (workspace, _args, { rest, log }) => {
    try {
      return toProfile(await getProfile(rest, profileNameOf(workspace.hostname)), workspace);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      // WS-14: a workspace without a readable profile looks like the default.
      log.warn({ err: error }, 'profile could not be read');
      return toProfile(null, workspace);
    }
  },
  trial: (workspace, _args, { clock, rest }) => {
    const trial = toTrial(workspace, clock.now());
    // Days left change without any change upstream: such a response is not kept.
    if (trial !== null) rest.trace.isPrivate = true;
    return trial;
  },
};
