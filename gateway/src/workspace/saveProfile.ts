import { refusable } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { toProfilePut } from './profilePutMappers.ts';
import { putProfile } from './workspaceApi.ts';

/** WS-21, OP-82. */
export const saveProfile: NonNullable<MutationResolvers['saveProfile']> = async (_root, { input }, context) => {
  const { version, ...profile } = input;
  const { rest } = context;
  const call = onWorkspace(context, async ({ workspaceId }) => {
    const { etag, body } = await putProfile(rest, workspaceId, toProfilePut(profile), version ?? null);
    // Company and colour of the workspace follow its profile.
    return onWorkspace(context, async (workspace) => ({ ...workspace, savedProfile: { etag, body } }));
  });
  const { result, userErrors } = await refusable(call);
  if (result === null) return { workspace: null, userErrors: userErrors.map(withInputField) };
  return { workspace: result, userErrors: [] };
};

/** The platform nests the container; our input does not. */
const withInputField = (error: UserError): UserError => ({
  ...error,
  field: error.field?.replace(/^gtm\.gtmTrackingId$/, 'gtmTrackingId') ?? null,
});
