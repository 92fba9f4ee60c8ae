import { currentVersion } from '../node/currentVersion.ts';
import { byNumber, byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { acceptConsent } from './acceptConsent.ts';
import { changePeople } from './bulk/changePeople.ts';
import { hideSetup } from './hideSetup.ts';
import { importPeople } from './bulk/importPeople.ts';
import { undoPeopleJob } from './bulk/undoPeopleJob.ts';
import { addPerson } from './addPerson.ts';
import { changeAdmin } from './changeAdmin.ts';
import { changeRights } from './changeRights.ts';
import { createConsent } from './createConsent.ts';
import { environment } from './environment.ts';
import { findWorkspace } from './findWorkspace.ts';
import { invitation } from './invitation.ts';
import { inviteEveryone } from './inviteEveryone.ts';
import { invitePerson } from './invitePerson.ts';
import { onWorkspace } from './onWorkspace.ts';
import { AuditEntryConnection } from '../audit/auditLog.ts';
import { WorkspacePersonConnection } from './people.ts';
import { getPerson } from './peopleApi.ts';
import { toPerson } from './personMappers.ts';
import { restoreAccess } from './restoreAccess.ts';
import { revokeInvitation } from './revokeInvitation.ts';
import { saveProfile } from './saveProfile.ts';
import { trialOffer } from './trialOffer.ts';
import { withdrawAccess } from './withdrawAccess.ts';
import { Workspace } from './Workspace.ts';
import { getConsents } from './workspaceApi.ts';
import { WorkspaceFiles } from './WorkspaceFiles.ts';
import { toConsentVersion } from './workspaceMappers.ts';
import { workspace } from './workspaceQuery.ts';

export const workspaceResolvers = {
  Query: { workspace, trialOffer, environment, invitation },
  Mutation: {
    acceptConsent,
    saveProfile,
    createConsent,
    hideSetup,
    addPerson,
    changeRights,
    invitePerson,
    inviteEveryone,
    revokeInvitation,
    withdrawAccess,
    restoreAccess,
    changeAdmin,
    importPeople,
    changePeople,
    undoPeopleJob,
  },
  SaveProfilePayload: { currentVersion },
  Workspace,
  AuditEntryConnection,
  WorkspacePersonConnection,
  WorkspaceFiles,
};

/** As many versions as one page of the platform holds. */
const mostConsents = 1_000;

export const workspaceNodes: NodeTypes = {
  Workspace: byNumber(async (id, context) => {
    const found = await findWorkspace(context);
    return found?.workspaceId === id ? found : null;
  }),
  WorkspacePerson: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => toPerson(await getPerson(context.rest, workspaceId, id))),
  ),
  /** The one that people are asked for; the versions before it are for admins. */
  Consent: byNumber(async (id, context) => {
    const consent = (await findWorkspace(context))?.activeConsent;
    return consent?.consentId === id ? consent : null;
  }),
  ConsentVersion: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => {
      const { content } = await getConsents(context.rest, workspaceId, { page: 0, size: mostConsents });
      const wire = content.find((version) => version.id === id);
      return wire === undefined ? null : toConsentVersion(wire);
    }),
  ),
};
