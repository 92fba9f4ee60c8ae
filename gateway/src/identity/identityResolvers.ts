import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
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
  },
  Viewer,
};

export const identityNodes: NodeTypes = {
  User: byNumberSignedIn(async (id, context) => {
    const { user } = await readViewer(context);
    return user.userId === id ? user : null;
  }),
};
