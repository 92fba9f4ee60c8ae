import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { getOwnApiTokens } from './apiTokenApi.ts';
import { toApiToken } from './apiTokenMappers.ts';
import { orNullWhereHidden } from '../rest/hidden.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { createServiceAccount } from './createServiceAccount.ts';
import { deleteServiceAccount } from './deleteServiceAccount.ts';
import { ServiceAccount } from './ServiceAccount.ts';
import { getServiceAccounts } from './serviceAccountApi.ts';
import { toServiceAccount } from './serviceAccountMappers.ts';
import { updateServiceAccount } from './updateServiceAccount.ts';
import { createApiToken } from './createApiToken.ts';
import { revokeApiToken } from './revokeApiToken.ts';
import { rotateApiToken } from './rotateApiToken.ts';
import { changePassword } from './changePassword.ts';
import { countries } from './countries.ts';
import { erasePersonalData } from './erasePersonalData.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signInExternally } from './signInExternally.ts';
import { signOut } from './signOut.ts';
import { startExternalSignIn } from './startExternalSignIn.ts';
import { updatePreferences } from './updatePreferences.ts';
import { updateViewer } from './updateViewer.ts';
import { readViewer, Viewer } from './Viewer.ts';
import { viewer } from './viewerQuery.ts';

export const identityResolvers = {
  Query: { viewer, countries },
  Mutation: {
    signIn,
    register,
    signOut,
    startExternalSignIn,
    signInExternally,
    requestPasswordReset,
    resetPassword,
    changePassword,
    updatePreferences,
    exportPersonalData,
    erasePersonalData,
    updateViewer,
    createApiToken,
    rotateApiToken,
    revokeApiToken,
    createServiceAccount,
    updateServiceAccount,
    deleteServiceAccount,
  },
  Viewer,
  ServiceAccount,
};

export const identityNodes: NodeTypes = {
  /** One of the viewer's own. */
  ApiToken: byNumberSignedIn(async (id, { rest }) => {
    const token = (await getOwnApiTokens(rest)).find((own) => own.id === id);
    return token === undefined ? null : toApiToken(token);
  }),
  ServiceAccount: byNumberSignedIn((id, context) =>
    orNullWhereHidden(() =>
      onWorkspace(context, async ({ workspaceId }) => {
        const wire = (await getServiceAccounts(context.rest, workspaceId)).find((account) => account.id === id);
        return wire === undefined ? null : toServiceAccount(wire);
      }),
    ),
  ),
  User: byNumberSignedIn(async (id, context) => {
    const { user } = await readViewer(context);
    return user.userId === id ? user : null;
  }),
};
