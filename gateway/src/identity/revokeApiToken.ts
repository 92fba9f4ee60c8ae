import type { MutationResolvers, RevokeApiTokenInput } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { isBeyondScope, isHidden } from '../rest/hidden.ts';
import { RestError } from '../rest/RestError.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteOwnApiToken, deleteWorkspaceApiToken } from './apiTokenApi.ts';

/** Revokes an API token of the viewer, or of anyone else in the workspace (BEY-42). */
export const revokeApiToken: NonNullable<MutationResolvers['revokeApiToken']> = mutation(
  async ({ apiTokenId }: RevokeApiTokenInput, context) => {
    const { rest } = context;
    const id = inputId(apiTokenId, 'apiTokenId', 'ApiToken');
    const notOwn = await deleteOwnApiToken(rest, id).then(() => null, rethrowUnlessUnknown);
    if (notOwn !== null) {
      await onWorkspace(context, ({ workspaceId }) => deleteWorkspaceApiToken(rest, workspaceId, id)).catch(
        // That it is of someone else is told to admins alone.
        (error: unknown) => Promise.reject(isHidden(error) ? notOwn : error),
      );
    }
    return { revokedApiTokenId: toGlobalId('ApiToken', id) };
  },
);

/** The refusal of an id that is not among the viewer’s own, or that a token of programs for the workspace alone may not look for there. */
function rethrowUnlessUnknown(error: unknown): RestError {
  if (error instanceof RestError && (error.status === 404 || isBeyondScope(error))) return error;
  throw error;
}
