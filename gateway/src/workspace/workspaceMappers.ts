import type {
  Consent,
  ConsentVersion,
  ExternalSignIn,
  PublicIntegration,
  Trial,
  Workspace,
  WorkspaceSetup,
} from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toRealm } from '../identity/realms.ts';
import type { UserErrorModel } from '../node/userErrorModel.ts';
import type { ProfileVersion } from './workspaceApi.ts';
import type {
  ConsentVersionWire,
  ConsentWire,
  PublicIntegrationWire,
  WorkspaceFilesWire,
  WorkspaceWire,
} from './workspaceWire.ts';

/** What is resolved apart: by calls of its own, or by the time. */
type ResolvedApart =
  | 'profile'
  | 'trial'
  | 'setup'
  | 'files'
  | 'people'
  | 'person'
  | 'groups'
  | 'group'
  | 'findUser'
  | 'userCourse'
  | 'discussionQuestions'
  | 'userCourses'
  | 'waitingEnrolments'
  | 'tags'
  | 'consents'
  | 'auditLog'
  | 'certificates'
  | 'deletions'
  | 'invitedPeople'
  | 'privacyRequests'
  | 'retention'
  | 'previewRetention'
  | 'coursesToReview'
  | 'analytics'
  | 'courseFunnel'
  | 'questionStatistics'
  | 'integrationProviders'
  | 'integrations'
  | 'scimServer'
  | 'apiTokens'
  | 'serviceAccounts'
  | 'webhooks';

export type WorkspaceModel = Omit<Workspace, ResolvedApart> & {
  readonly isTrial: boolean;
  readonly trialContact: string | null;
  /** The first steps as a write left them; undefined where they are to be read. */
  readonly savedSetup?: WorkspaceSetup;
  readonly presentFiles: WorkspaceFilesWire;
  /** The profile as a write left it; undefined where it is to be read. */
  readonly savedProfile?: ProfileVersion;
};

/** What saving the profile has come to. */
export interface SavedProfileModel {
  readonly workspace?: WorkspaceModel | null;
  readonly userErrors: UserErrorModel[];
}

export function toWorkspace(wire: WorkspaceWire): WorkspaceModel {
  return {
    id: toGlobalId('Workspace', wire.id),
    workspaceId: wire.id,
    hostname: wire.hostname,
    company: wire.company,
    color: wire.color,
    coverImageUrl: wire.coverImage,
    createTime: wire.createdTime,
    maxVideoBytes: wire.maxVideoBytes,
    embedHosts: [...wire.embedHosts],
    isTrial: wire.trial,
    trialContact: wire.trialContact,
    activeConsent: wire.activeConsent === null ? null : toConsent(wire.activeConsent),
    consent: wire.activeConsent === null ? null : toConsent(wire.activeConsent),
    publicIntegrations: wire.publicIntegrations.map(toPublicIntegration),
    externalSignIns: wire.externalSignIns.map(toExternalSignIn),
    presentFiles: wire.files,
  };
}

export const toConsent = ({ id, url }: ConsentWire): Consent => ({ id: toGlobalId('Consent', id), consentId: id, url });

export const toConsentVersion = ({ id, ...rest }: ConsentVersionWire): ConsentVersion => ({
  id: toGlobalId('ConsentVersion', id),
  consentId: id,
  url: rest.url,
  active: rest.active,
  createTime: rest.createdTime,
  acceptedCount: rest.acceptedCount,
});

type ExternalSignInWire = WorkspaceWire['externalSignIns'][number];

const toExternalSignIn = ({ realm, label }: ExternalSignInWire): ExternalSignIn => ({ realm: toRealm(realm), label });

/** What anyone may see of an integration: no secrets (GW-29). */
const toPublicIntegration = (wire: PublicIntegrationWire): PublicIntegration => ({
  type: wire['@type'],
  appName: wire.appName ?? null,
  forumId: wire.forumId ?? null,
  clientId: wire.clientId ?? null,
});

export const trialDays = 30;
const dayMs = 86_400_000;
const uuidHost = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\.|$)/i;

/** OP-48: whether a trial may be made at the host. Whether the workspace there is on trial is the platform's to say. */
export const isTrialHost = (hostname: string): boolean => uuidHost.test(hostname);

/** TRIAL-02, TRIAL-03, OP-48: a trial lasts for 30 days. */
export function toTrial(
  { isTrial, createTime, trialContact }: Pick<WorkspaceModel, 'isTrial' | 'createTime' | 'trialContact'>,
  nowMs: number,
): Trial | null {
  if (!isTrial) return null;
  const daysGone = Math.floor((nowMs - Date.parse(createTime)) / dayMs);
  const daysLeft = Math.min(trialDays, Math.max(0, trialDays - daysGone));
  return { daysLeft, expired: daysLeft === 0, contactUrl: trialContact };
}
